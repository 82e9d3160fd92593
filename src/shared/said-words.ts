import type { Said } from './said.ts'

/** Makes what a file says. Limited processes load this module, and start a third faster without a schema. */

export const nothingSaid = (source: Said['source']): Said => ({
  source,
  basics: {
    first_name: null,
    last_name: null,
    headline: null,
    summary: null,
    birth_date: null,
    nationality: null,
    city: null,
    region: null,
    country: null,
  },
  contacts: { emails: [], phones: [] },
  work: [],
  education: [],
  skills: [],
  languages: [],
  links: [],
  licenses: [],
  left: [],
})

/** Entries of one list that are read: far more than a profile holds. */
const MOST_ENTRIES = 200
const LONGEST_TEXT = 20_000
const LONGEST_LEFT = 200

/** A file of a stranger may have any number of entries, and texts of any length. */
export function bounded(read: Said): Said {
  const cut = <Entry>(list: readonly Entry[]) => list.slice(0, MOST_ENTRIES)
  return {
    ...read,
    contacts: { emails: cut(read.contacts.emails), phones: cut(read.contacts.phones) },
    work: cut(read.work),
    education: cut(read.education),
    skills: cut(read.skills),
    languages: cut(read.languages),
    links: cut(read.links),
    licenses: cut(read.licenses),
    left: cut([...new Set(read.left)]).map((text) => shortened(text.replaceAll(/\s+/g, ' '))),
  }
}

const shortened = (text: string): string =>
  text.length > LONGEST_LEFT ? `${text.slice(0, LONGEST_LEFT - 1).toWellFormed()}…` : text

/** A text without what no profile may have: control characters, and those that turn the direction of writing. */
export function wordsOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const plain = text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNREADABLE, '')
    .trim()
  return plain === '' ? null : plain
}

const UNREADABLE = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu
