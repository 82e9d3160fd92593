import { recordOf } from '#shared/record-of.ts'
import { namesOf, type RawField, rawFields } from '../raw-fields.ts'
import type { RawPosting } from '../raw-posting.ts'

const CITY = ['city', 'town', 'addresslocality']
const REGION = ['region', 'state', 'province', 'addressregion']

/** Reads fields by the names that are customary for them; `textOf` answers '' for a name that isn't there. */
export function postingByNames(textOf: (name: string) => string): RawPosting {
  const first = (names: readonly string[]) => names.map(textOf).find((value) => value !== '') ?? ''
  const posting = recordOf(rawFields, (field) => first(namesOf(field)))
  const parts = [first(CITY), first(REGION), posting.country].filter(Boolean).join(', ')
  return { ...posting, place: posting.place || parts }
}

/** A name as the table of fields has it. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether these are the columns of a table of postings. */
export function namePostings(columns: readonly string[]): boolean {
  const plain = new Set(columns.map(plainName))
  const required: readonly RawField[] = ['id', 'title']
  return required.every((field) => namesOf(field).some((name) => plain.has(name)))
}
