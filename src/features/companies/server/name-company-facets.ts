import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import type { CompanyFacets, CompanyFilterRequest } from '../contract.ts'
import { type CountedFilter, countriesIn, type Filtered } from './filter-directory.ts'

/** Longer lists of values help nobody to choose. */
const MOST_VALUES = 50

/**
 * The counts with every value named, most frequent first, sizes and stages in their own order. A chosen value is always
 * there, so that it can be taken away again.
 */
export function nameCompanyFacets(
  { counts, verified, hiring }: Filtered,
  request: CompanyFilterRequest,
  viewerLanguage: string,
): CompanyFacets {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const countries = countriesIn(request.country)
  const named = (filter: CountedFilter, nameOf: (id: number) => string | undefined) =>
    countedValues(counts[filter], request[filter]).flatMap(({ id, count }) => {
      const name = nameOf(id)
      return name === undefined ? [] : [{ id, name, count }]
    })
  const inList = (filter: CountedFilter, type: ListType) =>
    named(filter, (id) => nameInList(type, id, language))
  return {
    industries: inList('industries', 'industry_lists').slice(0, MOST_VALUES),
    financing_stages: inList('financing_stages', 'company_financing_stage_lists').sort((a, b) => a.id - b.id),
    company_sizes: inList('company_sizes', 'company_sizes').sort((a, b) => a.id - b.id),
    locations: named('locations', (id) => {
      const place = locationById(id)
      // Where a company hires abroad is no place of the country looked at.
      const isHere = place && (countries.size === 0 || countries.has(place.country))
      return isHere || request.locations.includes(id) ? place && locationName(place, language) : undefined
    }).slice(0, MOST_VALUES),
    is_company_verified: verified,
    is_hiring: hiring,
  }
}

function countedValues(
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[],
): { id: number; count: number }[] {
  const counted = [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count)
  const isChosen = new Set(chosen)
  const first = chosen.map((id) => ({ id, count: counts.get(id) ?? 0 }))
  return [...first, ...counted.filter(({ id }) => !isChosen.has(id))]
}
