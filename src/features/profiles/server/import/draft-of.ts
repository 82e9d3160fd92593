import {
  LEAST_AGE,
  MAX_COMPANY_NAME,
  MAX_CREDENTIAL_ID,
  MAX_FIELD_OF_STUDY,
  MAX_HEADLINE,
  MAX_LICENSE_NAME,
  MAX_LINK_DESCRIPTION,
  MAX_LINK_NAME,
  MAX_NAME,
  MAX_OWN_WORDS,
  MAX_SCHOOL_NAME,
  MAX_SKILL,
  MAX_SUMMARY,
  WORK_DESCRIPTION,
} from '#config/limits.ts'
import {
  educationLevelOf,
  entryNamed,
  languageLevelOf,
  skillLevelOf,
  spokenLanguageOf,
} from '#config/lists/entries-by-words.ts'
import { skillIdOf } from '#config/skills/skills.ts'
import { foldText } from '#shared/fold-text.ts'
import type { Said, SaidJob, SaidLicense, SaidSchool } from '#shared/said.ts'
import { currentMonth } from '../months.ts'
import { webAddress } from '../sections/web-address.ts'
import type { Draft, DraftEntry } from './draft.ts'
import { entryDraft } from './entry-draft.ts'
import { readDay } from './formats/read-date.ts'
import { countryOf, placeOf } from './place-of.ts'

type Drafted = Omit<DraftEntry, 'key' | 'section'>

/**
 * What a file says, by the fields of our requests. Nothing is invented: a date without its month, a level that we do not
 * know, stay open for the person to fill, and what fits nowhere is listed in its own words.
 */
export function draftOf(said: Said, now: Date): Draft {
  const left = [...said.left]
  const drafted: readonly (readonly [DraftEntry['section'], (Drafted | null)[]])[] = [
    ['work_experiences', said.work.map((job) => draftJob(job, left, now))],
    ['educations', said.education.map((school) => draftSchool(school, left, now))],
    ['skills', draftSkills(said, left)],
    ['languages', draftLanguages(said, left)],
    ['links', draftLinks(said, left)],
    ['licenses', said.licenses.map((license) => draftLicense(license, left, now))],
  ]
  const entries = drafted.flatMap(([section, all]) =>
    all.flatMap((entry, number) =>
      entry === null ? [] : [{ key: `${section}/${number}`, section, ...entry }],
    ),
  )
  return { entries: [...draftBasics(said, left, now), ...entries], left: [...new Set(left)] }
}

function draftBasics({ basics }: Said, left: string[], now: Date): DraftEntry[] {
  const nationality = countryOf(basics.nationality)
  const birth = birthOf(basics.birth_date, now)
  const location = placeOf(basics)
  const place = [basics.city, basics.region, basics.country].filter(Boolean).join(', ') || null
  const made = (field: string, value: (draft: ReturnType<typeof entryDraft>) => string | number | null) => {
    const draft = entryDraft(left)
    const found = value(draft)
    draft.put(field, found)
    return found === null ? [] : [{ key: `basics/${field}`, section: 'basics' as const, ...draft.entry() }]
  }
  return [
    ...made('first_name', (draft) => draft.line(basics.first_name, MAX_NAME)),
    ...made('last_name', (draft) => draft.line(basics.last_name, MAX_NAME)),
    ...made('headline', (draft) => draft.line(basics.headline, MAX_HEADLINE)),
    ...made('summary', (draft) => draft.lines(basics.summary, { min: 1, max: MAX_SUMMARY })),
    ...made('location_id', () => location),
    ...made('location_words', (draft) => (location === null ? draft.line(place, MAX_OWN_WORDS) : null)),
    ...made('nationality', (draft) => nationality ?? draft.leave(basics.nationality)),
    ...made('birth_date', (draft) => birth ?? draft.leave(basics.birth_date)),
  ]
}

/** A day on which somebody was born who is old enough to be here. */
function birthOf(words: string | null, now: Date): string | null {
  const day = readDay(words)
  return day !== null && Number(day.slice(0, 4)) + LEAST_AGE < now.getUTCFullYear() ? day : null
}

function draftJob(job: SaidJob, left: string[], now: Date): Drafted | null {
  const draft = entryDraft(left)
  if (job.title === null && job.company === null) return draft.leave(job.text)
  draft.require('job_title', draft.line(job.title, MAX_OWN_WORDS))
  draft.put('company_name', draft.line(job.company, MAX_COMPANY_NAME) ?? '')
  const end = job.is_current ? null : job.end
  draft.period({ start: job.start, end, now, isStartRequired: true, isEndOpen: !job.is_current })
  if (job.is_current) draft.put('is_current', true)
  if (job.is_hidden_from_company && job.company !== null) draft.put('is_hidden_from_company', true)
  draft.put('industry_id', job.industry === null ? null : entryNamed('industry_lists', job.industry))
  draft.put('description', draft.lines(job.text, WORK_DESCRIPTION))
  return draft.entry()
}

function draftSchool(school: SaidSchool, left: string[], now: Date): Drafted | null {
  const draft = entryDraft(left)
  if (school.name === null && school.level === null && school.field === null) return draft.leave(school.text)
  const level = educationLevelOf(school.level)
  // The words for a degree often name the field, too, so they are not lost.
  const words = level?.isAll === true ? [school.field] : [school.level, school.field]
  draft.require('school_name', draft.line(school.name, MAX_SCHOOL_NAME))
  draft.require('education_id', level?.id ?? null)
  draft.put('field_of_study', draft.line(words.filter(Boolean).join(', ') || null, MAX_FIELD_OF_STUDY))
  draft.period({ start: school.start, end: school.is_attending ? null : school.end, now })
  if (school.is_attending) draft.put('is_attending', true)
  draft.put('description', draft.lines(school.text, WORK_DESCRIPTION))
  return draft.entry()
}

/** Two ways to write a skill are one. A skill that is too long is none: half of it would be another. */
function draftSkills({ skills }: Said, left: string[]): (Drafted | null)[] {
  const known = new Set<number | string>()
  return skills.map(({ name, level }) => {
    if (name === null) return null
    const draft = entryDraft(left)
    const value = name.replaceAll(/\s+/g, ' ')
    if ([...value].length > MAX_SKILL) return draft.leave(value)
    const same = skillIdOf(value) ?? foldText(value)
    if (known.has(same)) return null
    known.add(same)
    draft.put('value', value)
    draft.put('proficiency_id', skillLevelOf(level))
    return draft.entry()
  })
}

function draftLanguages({ languages }: Said, left: string[]): (Drafted | null)[] {
  const known = new Set<number>()
  return languages.map(({ name, level }) => {
    const draft = entryDraft(left)
    const id = spokenLanguageOf(name)
    if (id === null) return draft.leave(name)
    if (known.has(id)) return null
    known.add(id)
    draft.put('language_id', id)
    draft.require('proficiency_id', languageLevelOf(level))
    return draft.entry()
  })
}

function draftLinks({ links }: Said, left: string[]): (Drafted | null)[] {
  const known = new Set<string>()
  return links.map(({ url, name, text }) => {
    const draft = entryDraft(left)
    const address = webAddress(url ?? '')
    if (address === null) return draft.leave(url)
    if (known.has(address)) return null
    known.add(address)
    draft.put('url', address)
    draft.put('display_name', draft.line(name, MAX_LINK_NAME))
    draft.put('description', draft.line(text, MAX_LINK_DESCRIPTION))
    return draft.entry()
  })
}

function draftLicense(license: SaidLicense, left: string[], now: Date): Drafted | null {
  const draft = entryDraft(left)
  const name = draft.line(license.name, MAX_LICENSE_NAME)
  if (name === null) return null
  draft.put('name', name)
  draft.put('issuer', draft.line(license.issuer, MAX_LICENSE_NAME))
  draft.validity({ ...license, month: currentMonth(now) })
  if (license.never_expires) draft.put('never_expires', true)
  draft.put('credential_id', draft.line(license.credential_id, MAX_CREDENTIAL_ID))
  const address = license.url === null ? null : webAddress(license.url)
  if (address === null) draft.leave(license.url)
  draft.put('credential_url', address)
  return draft.entry()
}
