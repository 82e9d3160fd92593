import { z } from 'zod'
import { recordOf } from '#shared/record-of.ts'
import { RAW_FIELDS, type RawField, rawFields } from './raw-fields.ts'

/** The place of a value in a feed's rows: a path such as `job.title`, or one value for all rows. */
const place = z.union([z.string().min(1), z.strictObject({ value: z.string() })])

/** A mapping file: `{ "title": "position.name", "source": { "value": "our-board" }, … }`. */
export const fieldMapping = z.strictObject({
  ...recordOf(rawFields, () => place.optional()),
  source: place,
  id: place,
  title: place,
})

export type FieldMapping = z.output<typeof fieldMapping>

/** Rows of our own schema, which need no file. */
export const DEFAULT_MAPPING: Readonly<Record<RawField, string>> = recordOf(
  rawFields,
  (field) => RAW_FIELDS[field].own,
)
