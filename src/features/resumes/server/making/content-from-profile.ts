import type { Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { isPhotoCustomary, paperOf } from '#config/resume-customs.ts'
import type { Profile } from '#features/profiles/server/door.ts'
import { personName } from '#shared/person-name.ts'
import {
  type ResumeContent,
  type ResumeContentInput,
  type ResumeSetting,
  resumeContent,
  resumeSetting,
} from '../../contract/resume-content.ts'

/**
 * The first content of a resume. `profile` is read in the language of the document (`ownProfile` with that language in
 * the viewer); what its owner wrote stays in the words in which it was written.
 */
export function contentFromProfile(profile: Profile, language: Language): ResumeContent {
  const content: ResumeContentInput = {
    language,
    basics: {
      name: personName(profile),
      headline: profile.headline ?? undefined,
      email: profile.email ?? undefined,
      phone: profile.phone_num ?? undefined,
      address: profile.current_location?.value,
      birth_date: profile.birth_date ?? undefined,
    },
    summary: profile.summary ?? undefined,
    work: profile.work_experiences.map((job) => ({
      title: job.job_title,
      company: job.company_name || undefined,
      start: job.started_on,
      end: job.ended_on ?? undefined,
      is_current: job.is_current,
      text: job.description ?? undefined,
    })),
    education: profile.educations.map((school) => ({
      school: school.school_name,
      degree: nameInList('educations', school.education_id, language),
      field: school.field_of_study ?? undefined,
      start: school.started_on ?? undefined,
      end: school.ended_on ?? undefined,
      is_current: school.is_attending,
      text: school.description ?? undefined,
    })),
    skills: profile.skills.map(({ value, proficiency_id }) => ({
      name: value,
      level:
        proficiency_id === null ? undefined : nameInList('skill_proficiency_lists', proficiency_id, language),
    })),
    languages: profile.languages.map(({ value, proficiency_id }) => ({
      name: value,
      level: nameInList('language_proficiency_lists', proficiency_id, language),
    })),
    licenses: profile.licenses.map((license) => ({
      name: license.name,
      issuer: license.issuer ?? undefined,
      date: license.issued_on ?? undefined,
      expires: license.expires_on ?? undefined,
      credential_id: license.credential_id ?? undefined,
      url: license.credential_url ?? undefined,
    })),
    links: profile.links.map(({ url, display_name }) => ({ url, name: display_name ?? undefined })),
  }
  return resumeContent.parse(content)
}

/** How a resume is first printed, by the customs of a country (ISO 3166; null: not known). */
export const settingFor = (country: string | null, language: Language): ResumeSetting =>
  resumeSetting.parse({
    template: country === 'JP' && language === 'ja' ? 'rirekisho' : 'lane',
    paper: paperOf(country),
    has_photo: isPhotoCustomary(country),
  })
