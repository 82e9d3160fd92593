import { companyFlagFilters, companyListFilters } from '#config/company-filters.ts'
import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import type { RecordsFound, RecordTest } from '#job-index/record-index.ts'
import { recordOf } from '#shared/record-of.ts'
import type { CompanyFilterRequest } from '../contract.ts'
import type { DirectoryContents } from './company-directory.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { Fit } from './name-index.ts'

export interface Filtered extends Pick<RecordsFound, 'counts' | 'without'> {
  /** The companies that pass, in no order, with the fit of their name to the query; 0 without one. */
  found: readonly { entry: DirectoryEntry; fit: Fit | 0 }[]
}

/** The companies that a request finds, with the effects of its filters and of each of their values. */
export function filterDirectory(
  { entries, names, facets }: DirectoryContents,
  request: CompanyFilterRequest,
): Filtered {
  const fits = names.find(request.query)
  const fitOf = (position: number): Fit | 0 => fits?.get(position) ?? 0
  const countries = countriesIn(request.country)
  const tests: RecordTest<DirectoryEntry>[] = []
  if (fits !== null) tests.push({ name: 'query', passes: (_, position) => fitOf(position) > 0 })
  if (countries.size > 0) {
    const isThere = (entry: DirectoryEntry) => entry.countries.some((country) => countries.has(country))
    tests.push({ name: 'country', passes: isThere })
  }
  const chosen = {
    ...recordOf(companyListFilters, (filter) => request[filter]),
    ...recordOf(companyFlagFilters, (filter) => (request[filter] ? [1] : [])),
  }
  const { positions, counts, without } = facets.find(entries, chosen, tests)
  const found = positions.flatMap((position) => {
    const entry = entries[position]
    return entry === undefined ? [] : { entry, fit: fitOf(position) }
  })
  return { found, counts, without }
}

/** The countries of a market; a country that is no market is returned alone. Empty: everywhere. */
export function countriesIn(country: string): ReadonlySet<string> {
  if (country === '') return new Set()
  const market = marketOfCountry(country)
  return new Set(market?.country === country ? countriesOfMarket(market) : [country])
}
