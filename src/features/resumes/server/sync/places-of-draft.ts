import type { Draft } from '#features/profiles/server/door.ts'
import { lookUp } from '#shared/look-up.ts'
import type { ReadPlace } from '../../contract/resume-reading.ts'
import type { ReadResume } from '../reading/read-resume-type.ts'

type Section = Draft['entries'][number]['section']

/** Where what was read is found in the document, by the fields of our requests. */
export function placesOfDraft({ entries }: Draft, { said, places }: ReadResume): Record<string, ReadPlace> {
  const found = new Map<string, ReadPlace>()
  const put = (name: string, paths: readonly string[]) => {
    const place = paths.map((path) => lookUp(places, path)).find((one) => one !== undefined)
    if (place !== undefined) found.set(name, { page: place.page, line: place.line, box: place.box })
  }
  for (const { key, section, fields, open } of entries) {
    const names = [...Object.keys(fields), ...open.map(({ field }) => field)]
    for (const field of names) put(`${key}/${field}`, pathsOf(section, key, field))
  }
  for (const kind of ['emails', 'phones'] as const)
    for (const index of said.contacts[kind].keys())
      put(`contacts/${kind}/${index}`, [`contacts.${kind}.${index}`])
  return Object.fromEntries(found)
}

/** The names that what was read has for a field; the first that has a place counts. */
function pathsOf(section: Section, key: string, field: string): string[] {
  const number = key.split('/')[1] ?? ''
  if (section === 'basics') {
    const own = field.startsWith('location_') ? ['city', 'region', 'country'] : [field]
    return own.map((name) => `basics.${name}`)
  }
  const list = lookUp<string>(LISTS, section) ?? section
  const names = lookUp<readonly string[]>(FIELDS[section], field) ?? [field]
  return names.map((name) => `${list}.${number}.${name}`)
}

const LISTS = { work_experiences: 'work', educations: 'education' }

const PERIOD = { started_on: ['start'], ended_on: ['end', 'start'], description: ['text'] }

const FIELDS: Readonly<Record<Section, Readonly<Record<string, readonly string[]>>>> = {
  basics: {},
  work_experiences: {
    ...PERIOD,
    job_title: ['title'],
    company_name: ['company'],
    is_current: ['end', 'start'],
  },
  educations: {
    ...PERIOD,
    school_name: ['name'],
    education_id: ['level'],
    field_of_study: ['field', 'level'],
    is_attending: ['end', 'start'],
  },
  skills: { value: ['name'], proficiency_id: ['level'] },
  languages: { language_id: ['name'], proficiency_id: ['level', 'name'] },
  links: { display_name: ['name'], description: ['text'] },
  licenses: { issued_on: ['issued'], expires_on: ['expires'], credential_url: ['url'] },
}
