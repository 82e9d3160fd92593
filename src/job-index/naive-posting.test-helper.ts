/** The tests that the naive oracle applies to one posting. */
import type { JobDocument, JobFilters, JobQuery, OtherFilter } from './types.ts'

/** Whether a posting is in one of the requested places. */
export function isThere(
  { values: { locationIds = [] } }: JobDocument,
  { values: { locationIds: chosen = [] }, placesAround }: JobFilters,
): boolean {
  if (chosen.length === 0 && placesAround.length === 0) return true
  return locationIds.some((id) => chosen.includes(id)) || placesAround.some((id) => id === locationIds[0])
}

/** Whether a posting is in one of the countries or open to it. */
export function isInScope(document: JobDocument, countries: readonly string[] | undefined): boolean {
  return countries === undefined || countries.some((country) => belongsTo(document, country))
}

function belongsTo(document: JobDocument, country: string): boolean {
  if (document.values.arrangements?.includes(3) !== true) return document.country === country
  if (document.excludedCountries.includes(country)) return false
  if (document.openCountries.length === 0) return true
  return document.country === country || document.openCountries.includes(country)
}

/** Whether a posting is in one of the countries or says that it is open to it; so are all for who asks for remote work. */
export function isStatedIn(
  document: JobDocument,
  { countries, filters: { values } }: Pick<JobQuery, 'countries' | 'filters'>,
): boolean {
  if (countries === undefined || (values.arrangements ?? []).length > 0) return true
  const isAnywhere = document.values.arrangements?.includes(3) === true && document.openCountries.length === 0
  const at = countries.filter((each) => !isAnywhere || each === document.country)
  return isInScope(document, at)
}

/** The names of the filters that are no facets. */
export const OTHER_FILTERS: readonly OtherFilter[] = [
  'pay',
  'postedSince',
  'excludeWords',
  'excludeCompanyIds',
  'excludeJobIds',
  'excludeLanguages',
]

export function withoutFacet(filters: JobFilters, facet: string): JobFilters {
  const placesAround = facet === 'locationIds' ? [] : filters.placesAround
  return { ...filters, values: { ...filters.values, [facet]: [] }, placesAround }
}
