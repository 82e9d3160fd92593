/** What a reader said of one resume beside its labels: for each field how many values are right, read, and there. */

import { foldText } from '#shared/fold-text.ts'
import type { Said } from '#shared/said.ts'
import type { Labels } from './making/labels.ts'

export const FIELDS = [
  'name',
  'contacts',
  'job titles',
  'companies',
  'job dates',
  'schools',
  'degrees and fields',
  'school dates',
  'skills',
  'languages',
  'licenses',
] as const
export type Field = (typeof FIELDS)[number]

export interface Mark {
  field: Field
  right: number
  read: number
  there: number
  missed: string[]
  wrong: string[]
}

/** Values are compared by letters and digits alone; case, width, accents, spaces and punctuation don't count. */
export function marksOf(labels: Labels, said: Said): Mark[] {
  const jobs = aligned(labels.work.map(jobLabel), said.work.map(jobRead))
  const schools = aligned(labels.education.map(schoolLabel), said.education.map(schoolRead))
  return [
    markOf('name', namesOf(labels, said)),
    markOf('contacts', [contactsLabelled(labels), contactsRead(said)]),
    markOf('job titles', ...parts(jobs, 'what')),
    markOf('companies', ...parts(jobs, 'where')),
    markOf('job dates', ...parts(jobs, 'dates')),
    markOf('schools', ...parts(schools, 'where')),
    markOf('degrees and fields', ...parts(schools, 'what')),
    markOf('school dates', ...parts(schools, 'dates')),
    markOf('skills', [keys(labels.skills), keys(said.skills.map(({ name }) => name))]),
    markOf('languages', [keys(labels.languages), keys(said.languages.map(({ name }) => name))]),
    markOf('licenses', [keys(labels.licenses), keys(said.licenses.map(({ name }) => name))]),
  ]
}

/** The values of one field in two entries that belong together, or in the whole resume: labelled, then read. */
type Pair = [labelled: string[], read: string[]]

function markOf(field: Field, ...pairs: Pair[]): Mark {
  const mark: Mark = { field, right: 0, read: 0, there: 0, missed: [], wrong: [] }
  for (const [labelled, read] of pairs) {
    const there = new Set(labelled.filter((value) => value !== ''))
    const values = new Set(read.filter((value) => value !== ''))
    const missed = [...there].filter((value) => !values.has(value))
    mark.there += there.size
    mark.read += values.size
    mark.right += there.size - missed.length
    mark.missed.push(...missed)
    mark.wrong.push(...[...values].filter((value) => !there.has(value)))
  }
  return mark
}

interface Entry {
  what: string[]
  where: string[]
  dates: string[]
}

const parts = (pairs: readonly [Entry | null, Entry | null][], part: keyof Entry): Pair[] =>
  pairs.map(([labelled, read]) => [labelled?.[part] ?? [], read?.[part] ?? []])

const jobLabel = ({ title, company, from, to }: Labels['work'][number]): Entry => ({
  what: keys([title]),
  where: keys([company]),
  dates: datesOf(from, to),
})

const jobRead = ({ title, company, start, end, is_current }: Said['work'][number]): Entry => ({
  what: keys([title]),
  where: keys([company]),
  dates: datesOf(start, is_current ? 'now' : end),
})

const schoolLabel = ({ school, degree, field, from, to }: Labels['education'][number]): Entry => ({
  what: keys([degree, field]),
  where: keys([school]),
  dates: datesOf(from, to),
})

const schoolRead = ({ name, level, field, start, end, is_attending }: Said['education'][number]): Entry => ({
  what: keys([level, field]),
  where: keys([name]),
  dates: datesOf(start, is_attending ? 'now' : end),
})

const datesOf = (from: string | null, to: string | null): string[] => [
  ...(from ? [`from ${from}`] : []),
  ...(to ? [`to ${to}`] : []),
]

/** Entries that belong together, the most similar first; what is left over has no partner. */
function aligned(labelled: readonly Entry[], read: readonly Entry[]): [Entry | null, Entry | null][] {
  const candidates = labelled
    .flatMap((one) => read.map((other) => ({ one, other, alike: likeness(one, other) })))
    .filter(({ alike }) => alike > 0)
    .sort((first, second) => second.alike - first.alike)
  const pairs: [Entry | null, Entry | null][] = []
  const done = new Set<Entry>()
  for (const { one, other } of candidates) {
    if (done.has(one) || done.has(other)) continue
    done.add(one).add(other)
    pairs.push([one, other])
  }
  for (const one of labelled) if (!done.has(one)) pairs.push([one, null])
  for (const other of read) if (!done.has(other)) pairs.push([null, other])
  return pairs
}

function likeness(one: Entry, other: Entry): number {
  return 3 * alike(one.what, other.what) + 3 * alike(one.where, other.where) + alike(one.dates, other.dates)
}

/** Equal values count whole, a value inside another half. */
function alike(some: readonly string[], others: readonly string[]): number {
  return some
    .flatMap((one) =>
      others.map((other) => (one === other ? 1 : one.includes(other) || other.includes(one) ? 0.5 : 0)),
    )
    .reduce((sum: number, each) => sum + each, 0)
}

const keys = (values: readonly (string | null)[]): string[] => values.map((value) => key(value ?? ''))

// Marks that tell skills apart, as in C++ and C#, stay.
const key = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}\p{M}+#]/gu, '')

/** In any order of given and family name. */
const nameKey = (parts: readonly (string | null)[]): string =>
  [...key(parts.map((part) => part ?? '').join(' '))].sort().join('')

function namesOf(labels: Labels, said: Said): Pair {
  const names = labels.names.map((name) => nameKey([name]))
  const read = nameKey([said.basics.first_name, said.basics.last_name])
  return [[names.find((name) => name === read) ?? names[0] ?? ''], [read]]
}

const contactsLabelled = ({ emails, phones, links }: Labels): string[] => [
  ...emails.map(emailKey),
  ...phones.map(phoneKey),
  ...links.map(linkKey),
]

const contactsRead = ({ contacts, links }: Said): string[] => [
  ...contacts.emails.map(emailKey),
  ...contacts.phones.map(phoneKey),
  ...links.map(({ url }) => linkKey(url ?? '')),
]

const emailKey = (email: string): string => email.toLowerCase()

/** The last eight digits: a country's code may have been added. */
const phoneKey = (phone: string): string => foldText(phone).replaceAll(/\D/g, '').slice(-8)

const linkKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
