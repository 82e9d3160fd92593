import type { FilterGroup } from './filter-groups.ts'
import { changed, queryString, toggled, valuesOf } from './search-address.ts'

/** A filter in force, and the way to the same search without it. */
export interface ChosenFilter {
  /** The filter's name in the address. */
  filter: string
  name: string
  /** Jobs with this value; null for what is left out rather than asked for. */
  count: number | null
  /** A link relative to the page. */
  without: string
}

/** What the visitor has chosen, in the order of the filters; what is left out comes last. */
export function chosenFilters(
  groups: readonly FilterGroup[],
  address: URLSearchParams,
  names: { withoutWord: (word: string) => string; withoutCompanies: string },
): ChosenFilter[] {
  const chosen = groups.flatMap(({ name: filter, options }) =>
    options
      .filter(({ isChosen }) => isChosen)
      .map(({ name, count, to }): ChosenFilter => ({ filter, name, count: count || null, without: to })),
  )
  const words = valuesOf(address, 'exclude_words').map((word) => ({
    filter: 'exclude_words',
    name: names.withoutWord(word),
    count: null,
    without: queryString(toggled(address, 'exclude_words', word)) || '?',
  }))
  const companies = valuesOf(address, 'exclude_company_ids').length > 0
  const excluded = {
    filter: 'exclude_company_ids',
    name: names.withoutCompanies,
    count: null,
    without: queryString(changed(address, 'exclude_company_ids', null)) || '?',
  }
  return [...chosen, ...words, ...(companies ? [excluded] : [])]
}
