import type { Option } from '#ui/option-list.tsx'
import { type FilterContext, type FilterGroup, listLinks } from './filter-groups.ts'
import { type ListFilter, valuesOf } from './search-address.ts'

/**
 * The values that can be excluded: companies and languages, with the number of jobs that each would remove. Excluded
 * values come first, without a number: their jobs are not counted.
 */
export function excludeGroups({ address, found, t, formats }: FilterContext): FilterGroup[] {
  const { facets, excluded_companies } = found
  const group = (name: ListFilter, title: string, out: Named[], left: Named[]): FilterGroup => {
    const to = listLinks(address, name, valuesOf(address, name))
    const option = ({ key, text, count }: Named, isChosen: boolean): Option => ({
      key,
      name: text,
      count: isChosen ? null : (count ?? 0),
      isChosen,
      to: to(key),
    })
    const others = left.filter(({ key }) => !out.some((one) => one.key === key))
    return {
      name,
      title,
      options: [...out.map((one) => option(one, true)), ...others.map((one) => option(one, false))],
    }
  }
  return [
    group(
      'exclude_company_ids',
      t('filter.exclude_companies'),
      excluded_companies.map(({ id, name }) => ({ key: String(id), text: name })),
      facets.company_ids.map(({ id, name, count }) => ({ key: String(id), text: name, count })),
    ),
    group(
      'exclude_languages',
      t('filter.exclude_languages'),
      valuesOf(address, 'exclude_languages').map((tag) => ({ key: tag, text: formats.language(tag) })),
      facets.languages.map(({ id, count }) => ({ key: id, text: formats.language(id), count })),
    ),
  ]
}

interface Named {
  key: string
  text: string
  count?: number
}
