import { storable } from '#shared/request-values.ts'
import { type AlertSearch, alertSearch } from '../contract/alert.ts'

/** The stored search; a filter that the table does not have any more is left out. */
export const readSearch = (stored: unknown): AlertSearch => alertSearch.parse(stored)

/** Only what is chosen, so that a filter that comes later changes nothing. */
export const storedSearch = (search: AlertSearch): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(alertSearch.parse(search))
      .map(([name, value]) => [name, kept(value)] as const)
      .filter(
        ([, value]) =>
          value !== undefined &&
          value !== '' &&
          value !== false &&
          !(Array.isArray(value) && value.length === 0),
      ),
  )

function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept)
  return typeof value === 'string' ? storable(value) : value
}
