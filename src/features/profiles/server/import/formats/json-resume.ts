import type { Said } from '#shared/said.ts'
import { nothingSaid, wordsOf } from '#shared/said-words.ts'
import { isNow, readDate } from './read-date.ts'

/** Reads JSON Resume 1.0.0 (jsonresume.org/schema). Null for other JSON. */
export function readJsonResume(text: string): Said | null {
  const resume = valueAt(parsed(text))
  if (!SECTIONS.some((name) => resume.has(name))) return null
  const left: string[] = []
  const basics = resume.at('basics')
  const place = basics.at('location')
  const own = basics.at(OWN)
  const dated = (entry: Value, name: string) => {
    const words = entry.text(name)
    const date = readDate(words)
    if (words !== null && date === null) left.push(`${name}: ${words}`)
    return date
  }
  const read: Said = {
    ...nothingSaid('json-resume'),
    basics: {
      ...(own.has('first_name')
        ? { first_name: own.text('first_name'), last_name: own.text('last_name') }
        : namesOf(basics.text('name'))),
      headline: basics.text('label'),
      summary: basics.text('summary'),
      birth_date: own.text('birth_date'),
      nationality: own.text('nationality'),
      city: place.text('city'),
      region: place.text('region'),
      country: place.text('countryCode'),
    },
    work: resume.items('work').map((job) => {
      const isCurrent = isNow(job.text('endDate'))
      return {
        title: job.text('position'),
        company: job.text('name') ?? job.text('company'),
        industry: job.at(OWN).text('industry'),
        start: dated(job, 'startDate'),
        end: isCurrent ? null : dated(job, 'endDate'),
        is_current: isCurrent,
        is_hidden_from_company: job.at(OWN).is('is_hidden_from_company'),
        text: joined(job.text('summary'), job.texts('highlights')),
      }
    }),
    education: resume.items('education').map((school) => ({
      name: school.text('institution'),
      level: school.text('studyType'),
      field: school.text('area'),
      start: dated(school, 'startDate'),
      end: dated(school, 'endDate'),
      is_attending: school.at(OWN).is('is_attending'),
      text: joined(school.text('summary') ?? school.at(OWN).text('description'), school.texts('courses')),
    })),
    // A group of skills has a name of its own, which is no skill where there are keywords.
    skills: resume.items('skills').flatMap((skill) => {
      const level = skill.text('level')
      const keywords = skill.texts('keywords')
      const names = keywords.length > 0 ? keywords : [skill.text('name') ?? skill.self()]
      return names.map((name) => ({ name, level }))
    }),
    languages: resume
      .items('languages')
      .map((language) => ({ name: language.text('language'), level: language.text('fluency') })),
    links: [
      ...(basics.text('url') === null ? [] : [{ url: basics.text('url'), name: null, text: null }]),
      ...basics.items('profiles').map((link) => ({
        url: link.text('url'),
        name: link.text('network'),
        text: link.at(OWN).text('description'),
      })),
    ],
    licenses: resume.items('certificates').map((license) => ({
      name: license.text('name'),
      issuer: license.text('issuer'),
      issued: dated(license, 'date'),
      expires: dated(license.at(OWN), 'expires_on'),
      never_expires: license.at(OWN).is('never_expires'),
      credential_id: license.at(OWN).text('credential_id'),
      url: license.text('url'),
    })),
  }
  for (const [section, name] of WITHOUT_PLACE)
    for (const entry of resume.items(section)) {
      const words = entry.text(name)
      if (words !== null) left.push(`${section}: ${words}`)
    }
  for (const name of ['email', 'phone']) {
    const words = basics.text(name)
    if (words !== null) left.push(words)
  }
  return { ...read, left }
}

/** Fields of our own export that JSON Resume does not have: the schema allows further ones. */
const OWN = 'joblane'

const SECTIONS = ['basics', 'work', 'education', 'skills', 'languages', 'certificates']

/** Sections that a profile does not have, and the field that names an entry. */
const WITHOUT_PLACE = [
  ['volunteer', 'organization'],
  ['awards', 'title'],
  ['publications', 'name'],
  ['interests', 'name'],
  ['references', 'name'],
  ['projects', 'name'],
] as const

/**
 * The last word is the last name; the first, where a name is written with Chinese, Japanese or Korean characters. The
 * person sees both before anything is saved.
 */
function namesOf(name: string | null) {
  const [, start = name, end = null] = /^(.+)\s(\S+)$/.exec(name ?? '') ?? []
  return end !== null && EAST_ASIAN.test(end)
    ? { first_name: end, last_name: start }
    : { first_name: start, last_name: end }
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const joined = (text: string | null, points: readonly string[]): string | null =>
  wordsOf([text ?? '', ...points.map((point) => `• ${point}`)].join('\n'))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

interface Value {
  has(name: string): boolean
  /** The value itself as words. */
  self(): string | null
  text(name: string): string | null
  is(name: string): boolean
  at(name: string): Value
  items(name: string): Value[]
  texts(name: string): string[]
}

/** Whatever the JSON has there: anything may have any type. */
function valueAt(json: unknown): Value {
  const get = (name: string): unknown =>
    typeof json === 'object' && json !== null && Object.hasOwn(json, name)
      ? Object.entries(json).find(([key]) => key === name)?.[1]
      : undefined
  const list = (name: string): unknown[] => {
    const found = get(name)
    return Array.isArray(found) ? found : []
  }
  return {
    has: (name) => get(name) !== undefined,
    self: () => wordsOf(json),
    text: (name) => wordsOf(get(name)),
    is: (name) => get(name) === true,
    at: (name) => valueAt(get(name)),
    items: (name) => list(name).map(valueAt),
    texts: (name) => list(name).flatMap((value) => wordsOf(value) ?? []),
  }
}
