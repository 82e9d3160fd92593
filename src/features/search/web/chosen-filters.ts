import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'
import type { FilterGroup } from './filter-groups.ts'
import type { Found } from './found-shown.ts'
import { type ListFilter, queryString, toggled, valuesOf } from './search-address.ts'

/** An active filter, and the link to the same search without it. */
export interface ChosenFilter {
  /** The filter's name in the address. */
  filter: string
  name: string
  /** Jobs with this value; null for an excluded value. */
  count: number | null
  /** A link relative to the page. */
  without: string
}

interface Context {
  address: URLSearchParams
  found: Pick<Found, 'excluded_companies'>
  t: Translate<typeof texts>
  formats: Formats
}

/** The visitor's choices, in the order of the filters; exclusions come last. */
export function chosenFilters(groups: readonly FilterGroup[], context: Context): ChosenFilter[] {
  const { address, found, t, formats } = context
  const inAddress = groups.filter(({ name }) => address.has(name))
  const chosen = inAddress.flatMap(({ name: filter, options }) =>
    options
      .filter(({ isChosen }) => isChosen)
      .map(
        ({ name, alone = name, count, to }): ChosenFilter => ({
          filter,
          name: alone,
          count: count || null,
          without: to,
        }),
      ),
  )
  const leftOut = (filter: ListFilter, nameOf: (value: string) => string) =>
    valuesOf(address, filter).map(
      (value): ChosenFilter => ({
        filter,
        name: nameOf(value),
        count: null,
        without: queryString(toggled(address, filter, value)) || '?',
      }),
    )
  const companies = new Map(found.excluded_companies.map(({ id, name }) => [String(id), name]))
  return [
    ...chosen,
    ...leftOut('exclude_words', (words) => t('find.without_words', { words })),
    ...leftOut('exclude_company_ids', (id) =>
      t('find.without_company', { company: companies.get(id) ?? `#${id}` }),
    ),
    ...leftOut('exclude_languages', (tag) => t('find.without_language', { language: formats.language(tag) })),
  ]
}
