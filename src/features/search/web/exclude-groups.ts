import type { Option } from '#ui/option-list.tsx'
import { type FilterContext, type FilterGroup, listLinks, madeWhenRead } from './filter-groups.ts'
import { type ListFilter, valuesOf } from './search-address.ts'

/**
 * The values that can be excluded: companies and languages, with the number of jobs that each would remove. Excluded
 * values come first, without a number: their jobs are not counted.
 */
export function excludeGroups({ address, found, t, formats }: FilterContext): FilterGroup[] {
  const { facets, excluded_companies } = found
  const languageName = (tag: string): Named => ({ key: tag, text: formats.language(tag) })
  return [
    madeWhenRead('exclude_company_ids', t('filter.exclude_companies'), () => {
      const out = excluded_companies.map(({ id, name }) => ({ key: String(id), text: name }))
      const left = facets.company_ids.map(({ id, name, count }) => ({ key: String(id), text: name, count }))
      return excludeOptions(address, 'exclude_company_ids', out, left)
    }),
    madeWhenRead('exclude_languages', t('filter.exclude_languages'), () => {
      const out = valuesOf(address, 'exclude_languages').map(languageName)
      const left = facets.languages.map(({ id, count }) => ({ ...languageName(id), count }))
      return excludeOptions(address, 'exclude_languages', out, left)
    }),
  ]
}

function excludeOptions(address: URLSearchParams, name: ListFilter, out: Named[], left: Named[]): Option[] {
  const to = listLinks(address, name, valuesOf(address, name))
  const option = ({ key, text, count }: Named, isChosen: boolean): Option => ({
    key,
    name: text,
    count: isChosen ? null : (count ?? 0),
    isChosen,
    to: to(key),
  })
  const others = left.filter(({ key }) => !out.some((one) => one.key === key))
  return [...out.map((one) => option(one, true)), ...others.map((one) => option(one, false))]
}

interface Named {
  key: string
  text: string
  count?: number
}
