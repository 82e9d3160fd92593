import { recordOf } from '#shared/record-of.ts'
import { namesOf, type RawField, rawFields } from '../raw-fields.ts'
import type { RawPosting } from '../raw-posting.ts'

const CITY = ['city', 'town', 'addresslocality']
const REGION = ['region', 'state', 'province', 'addressregion']

/** Reads fields by their customary names; `textOf` returns '' for a name that does not exist. */
export function postingByNames(textOf: (name: string) => string): RawPosting {
  const first = (names: readonly string[]) => names.map(textOf).find((value) => value !== '') ?? ''
  const posting = recordOf(rawFields, (field) => first(namesOf(field)))
  const parts = [first(CITY), first(REGION), posting.country].filter(Boolean).join(', ')
  return { ...posting, place: posting.place || parts }
}

/** A name as it is written in the table of fields. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether these are the columns of a table of postings. */
export function namePostings(columns: readonly string[]): boolean {
  const plain = new Set(columns.map(plainName))
  const required: readonly RawField[] = ['id', 'title']
  return required.every((field) => namesOf(field).some((name) => plain.has(name)))
}
