import { isLanguage, type Language } from '#config/languages.ts'
import { listEntry, nameInList } from '#config/lists/lists.ts'
import { ancestorsOf, locationById, locationName } from '#config/places/places.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JsonResume } from '../../contract/import.ts'
import type { Profile } from '../../contract/profile.ts'
import { getMe, type ProfileDependencies } from '../get-me.ts'

/** The owner's profile as a file that other services read, and that an import reads back without loss. */
export async function exportProfile(
  deps: ProfileDependencies,
  viewer: Viewer,
): Promise<{ resume: JsonResume }> {
  const profile = await getMe(deps, viewer)
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  return {
    resume: {
      $schema: SCHEMA,
      basics: basicsOf(profile, language),
      ...listsOf(profile, language),
      meta: { version: 'v1.0.0', lastModified: deps.clock.now().toISOString().slice(0, 19) },
    },
  }
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

const some = <Value>(value: Value | null): Value | undefined => value ?? undefined

const basicsOf = (profile: Profile, language: Language): JsonResume['basics'] => ({
  name: some(personName(profile) || null),
  label: some(profile.headline),
  summary: some(profile.summary),
  email: some(profile.email),
  phone: some(profile.phone_num),
  location: placeOf(profile.current_location, language),
  profiles: profile.links.map(({ url, display_name, description }) => ({
    network: some(display_name),
    url,
    ...(description !== null && { joblane: { description } }),
  })),
  joblane: {
    first_name: profile.first_name,
    last_name: profile.last_name,
    birth_date: some(profile.birth_date),
    nationality: some(profile.nationality),
  },
})

function placeOf(place: Profile['current_location'], language: Language): JsonResume['basics']['location'] {
  if (place === null) return undefined
  const known = place.id === null ? undefined : locationById(place.id)
  if (known === undefined) return { city: place.value }
  const region = ancestorsOf(known.id).at(-1)
  return {
    city: locationName(known, language),
    region: region && locationName(region, language),
    countryCode: known.country,
  }
}

const listsOf = (profile: Profile, language: Language): Omit<JsonResume, '$schema' | 'basics' | 'meta'> => ({
  work: profile.work_experiences.map((job) => ({
    name: job.company_name,
    position: job.job_title,
    startDate: job.started_on,
    endDate: some(job.ended_on),
    summary: some(job.description),
    joblane: {
      industry: job.industry_id === null ? undefined : listEntry('industry_lists', job.industry_id)?.key,
      is_hidden_from_company: job.is_hidden_from_company,
    },
  })),
  education: profile.educations.map((school) => ({
    institution: school.school_name,
    studyType: nameInList('educations', school.education_id, language),
    area: some(school.field_of_study),
    startDate: some(school.started_on),
    endDate: some(school.ended_on),
    joblane: { is_attending: school.is_attending, description: some(school.description) },
  })),
  skills: profile.skills.map(({ value, proficiency_id }) => ({
    name: value,
    level:
      proficiency_id === null ? undefined : nameInList('skill_proficiency_lists', proficiency_id, language),
  })),
  languages: profile.languages.map(({ value, proficiency_id }) => ({
    language: value,
    fluency: nameInList('language_proficiency_lists', proficiency_id, language),
  })),
  certificates: profile.licenses.map((license) => ({
    name: license.name,
    issuer: some(license.issuer),
    date: some(license.issued_on),
    url: some(license.credential_url),
    joblane: {
      expires_on: some(license.expires_on),
      never_expires: license.never_expires,
      credential_id: some(license.credential_id),
    },
  })),
})
