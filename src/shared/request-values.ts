import { z } from 'zod'
import { separatedValues } from './separated-values.ts'

/**
 * Values of a query string: numbers are text, lists are repeated or separated by commas (of any script: people type
 * them too), flags are 1/0/true/false, and an empty value means none.
 */

/** The most values of a list. */
export const MAX_LIST = 200

/** The id of a job or company. */
export const rowId = () => z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Text that is kept: without characters that no text has, since the database takes none of them. */
export const keptText = () => z.string().overwrite(storable)

export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** ISO 3166 alpha-2 or `EU`; empty: everywhere. */
export const countryCode = () => z.string().regex(/^([A-Z]{2})?$/)

const id = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** `3`, `1,2` or repeated; positive integers without doubles; at most 200. */
export const idList = () => z.preprocess(splitList, z.array(id).max(MAX_LIST)).transform(unique).prefault([])

/** Texts separated by commas or repeated; at most 200 of at most 100 characters. */
export const textList = () =>
  z
    .preprocess(splitList, z.array(z.string().max(100)).max(MAX_LIST))
    .transform(unique)
    .prefault([])

export const flag = () =>
  z
    .preprocess((value) => {
      if (value === '' || value === '0' || value === 'false') return false
      return value === '1' || value === 'true' ? true : value
    }, z.boolean())
    .prefault(false)

/** A whole number in a range; empty is absent. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().int().min(min).max(max).optional()).optional()

export const amount = () =>
  z.preprocess(emptyToUndefined, z.coerce.number().min(0).max(1e15).optional()).optional()

/** An angle from 0 to `max` either way; empty is absent. */
export const degrees = (max: number) =>
  z.preprocess(emptyToUndefined, z.coerce.number().min(-max).max(max).optional()).optional()

function splitList(value: unknown): unknown {
  if (value === '') return []
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item) => (typeof item === 'string' ? separatedValues(item) : [item]))
}

function emptyToUndefined(value: unknown): unknown {
  return value === '' ? undefined : value
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
