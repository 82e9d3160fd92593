import { href } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { type ChosenFilter, chosenFilters } from './chosen-filters.ts'
import { filterGroups } from './filter-groups.ts'
import type { Found } from './found-shown.ts'
import { readName, withoutRead } from './read-words.ts'
import { changed, queryString, type SearchScope, withQuery } from './search-address.ts'
import { addressName } from './search-request.ts'
import { useText } from './texts.ts'

export interface FewerFiltersProps {
  scope: SearchScope
  found: Found
  address: URLSearchParams
  countryName: string
}

/** Where nothing matches: links that each remove what keeps the jobs away, and say how many there would be. */
export function FewerFilters({ scope, found, address, countryName }: FewerFiltersProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const context = { address, found, t, formats }
  const chosen = chosenFilters(filterGroups(context), context)
  const names = useDroppableNames(chosen, found, countryName)
  const suggestions = found.droppable.flatMap(({ filter, total }) => {
    const to = withoutRead(filter, found, address) ?? withoutFilter(address, filter, found)
    const name = names(filter)
    return to === null || name === null ? [] : [{ filter, to, name, total }]
  })
  const remote = scope === 'local' && !address.has('arrangements') ? droppedTotal(found, 'arrangements') : 0
  return (
    <>
      {remote > 0 && (
        <LinkButton
          look="primary"
          to={href('/:lang/remote-jobs', { lang }) + queryString(address)}
          rel="nofollow"
        >
          {t('find.empty_remote', { count: remote })}
        </LinkButton>
      )}
      {suggestions.slice(0, MOST_SUGGESTIONS).map(({ filter, to, name, total }, index) => (
        <LinkButton
          key={filter}
          look={filter === 'query' ? 'ghost' : index === 0 && remote === 0 ? 'primary' : 'plain'}
          to={to}
          rel="nofollow"
        >
          {t('find.empty_drop', { name, count: total })}
        </LinkButton>
      ))}
    </>
  )
}

const MOST_SUGGESTIONS = 4

/**
 * How many jobs there would be without a filter; local searches exclude remote jobs without naming that as a filter.
 */
const droppedTotal = ({ droppable }: Found, filter: string): number =>
  droppable.find((way) => way.filter === filter)?.total ?? 0

/** `?country=all` shows every country; all other filters are removed from the address. */
function withoutFilter(address: URLSearchParams, filter: string, { read }: Found): string | null {
  if (filter === 'query')
    return queryString(withQuery(address, read.map(({ words }) => words).join(' '))) || '?'
  if (filter === 'country') return queryString(changed(address, 'country', 'all'))
  const name = addressName(filter)
  return name === null ? null : queryString(changed(address, name, null)) || '?'
}

function useDroppableNames(chosen: readonly ChosenFilter[], found: Found, countryName: string) {
  const t = useText()
  const formats = useFormats()
  return (filter: string): string | null => {
    const read = found.read.filter((words) => words.status === 'applied' && words.filter === filter)
    if (read.length > 0) return formats.list(read.map((words) => readName(words, t, formats)))
    if (filter === 'country') return t('find.filter_country', { country: countryName })
    if (filter === 'query') return t('find.filter_query', { query: found.text })
    const name = addressName(filter)
    const values = chosen.filter((value) => value.filter === name).map((value) => value.name)
    return values.length === 0 ? null : formats.list(values)
  }
}
