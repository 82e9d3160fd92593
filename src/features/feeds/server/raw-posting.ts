import { z } from 'zod'
import { lookUp } from '#shared/look-up.ts'
import { recordOf } from '#shared/record-of.ts'
import { UnusableRow } from './feed-errors.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_FIELD_LENGTH } from './feed-limits.ts'
import type { FieldMapping } from './field-mapping.ts'
import { type RawField, rawFields } from './raw-fields.ts'

/** A row of a feed under our field names; every value is as people wrote it, '' if they wrote nothing. */
export type RawPosting = Readonly<Record<RawField, string>>

/** A posting with some fields given. Throws `UnusableRow` if it has no source or id, or has overlong texts. */
export function rawPosting(said: Partial<RawPosting>): RawPosting {
  const { description = '', ...others } = said
  refuseLong('description', description, MAX_DESCRIPTION_LENGTH)
  for (const [field, value] of Object.entries(others)) refuseLong(field, value, MAX_FIELD_LENGTH)
  const required = (field: RawField): string => {
    const value = storable(said[field])
    if (!value) throw new UnusableRow(`has no ${field}`)
    // The values that identify a posting must fit an index of the database, and cannot be cut.
    if (value.length > LONGEST_NAME) throw new UnusableRow(`has ${value.length} characters of ${field}`)
    return value
  }
  return {
    ...recordOf(rawFields, (field) => storable(said[field])),
    source: required('source'),
    id: required('id'),
  }
}

const LONGEST_NAME = 500

/** A database cannot store zero bytes and halves of characters; JSON and XML can express both. */
const storable = (text = ''): string => text.replaceAll('\0', '').toWellFormed()

/** Later steps apply many patterns to texts; people do not write texts that are this long. */
function refuseLong(field: string, value: string, limit: number): void {
  if (value.length > limit)
    throw new UnusableRow(`has a ${field} of more than ${limit.toLocaleString('en')} characters`)
}

/** Maps a row of any shape to our fields. Throws `UnusableRow` if it has no source or id. */
export function mapRow(row: Readonly<Record<string, unknown>>, mapping: FieldMapping): RawPosting {
  const read = (field: RawField): string => {
    const from = mapping[field]
    if (from === undefined) return ''
    return typeof from === 'string' ? valueAt(row, from) : from.value
  }
  return rawPosting(recordOf(rawFields, read))
}

const record = z.record(z.string(), z.unknown())

function valueAt(row: Readonly<Record<string, unknown>>, path: string): string {
  // Nearly every path is one key; a column of a table may have a dot in its name.
  if (!path.includes('.') || Object.hasOwn(row, path)) return asText(lookUp(row, path))
  let value: unknown = row
  for (const key of path.split('.')) {
    const inner = record.safeParse(value)
    value = inner.success ? lookUp(inner.data, key) : undefined
  }
  return asText(value)
}

/** Lists become lines, so that entries can have commas. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim().toWellFormed()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.map(asText).filter(Boolean).join('\n') : ''
}
