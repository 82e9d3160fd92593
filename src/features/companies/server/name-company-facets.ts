import { type CompanyListFilter, companyFlagFilters, companyListFilters } from '#config/company-filters.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import type { FacetCount } from '#job-index/types.ts'
import { recordOf } from '#shared/record-of.ts'
import type { CompanyFacets, CompanyFilterRequest } from '../contract.ts'
import { countriesIn, type Filtered } from './filter-directory.ts'

/** A longer list of values does not help visitors to choose. */
const MOST_VALUES = 50

/**
 * The counts with every value named, most frequent first; sizes and stages in their own order. A chosen value is always
 * included, so that it can be removed.
 */
export function nameCompanyFacets(
  { counts }: Filtered,
  request: CompanyFilterRequest,
  viewerLanguage: string,
): CompanyFacets {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  return {
    ...recordOf(companyListFilters, (filter) => {
      const named = chosenFirst(counts.get(filter) ?? [], request[filter]).flatMap(({ id, count }) => {
        const name = NAMES[filter](Number(id), language, request)
        return name === undefined ? [] : [{ id: Number(id), name, count }]
      })
      return IN_ORDER.has(filter) ? named.sort((a, b) => a.id - b.id) : named.slice(0, MOST_VALUES)
    }),
    ...recordOf(companyFlagFilters, (filter) => counts.get(filter)?.[0]?.count ?? 0),
  }
}

/** The values of these filters are shown in the order of their lists. */
const IN_ORDER: ReadonlySet<CompanyListFilter> = new Set(['financing_stages', 'company_sizes'])

type NameOf = (id: number, language: Language, request: CompanyFilterRequest) => string | undefined

const inList =
  (type: ListType): NameOf =>
  (id, language) =>
    nameInList(type, id, language)

const NAMES: Readonly<Record<CompanyListFilter, NameOf>> = {
  industries: inList('industry_lists'),
  financing_stages: inList('company_financing_stage_lists'),
  company_sizes: inList('company_sizes'),
  locations: (id, language, { country, locations }) => {
    const place = locationById(id)
    const countries = countriesIn(country)
    // A place abroad where the company has jobs is not a place of the chosen country.
    const isHere = place && (countries.size === 0 || countries.has(place.country))
    return isHere || locations.includes(id) ? place && locationName(place, language) : undefined
  },
}

function chosenFirst(counts: readonly FacetCount[], chosen: readonly number[]): readonly FacetCount[] {
  const isChosen = new Set<FacetCount['id']>(chosen)
  const first = chosen.map((id) => counts.find((one) => one.id === id) ?? { id, count: 0 })
  return [...first, ...counts.filter(({ id }) => !isChosen.has(id))]
}
