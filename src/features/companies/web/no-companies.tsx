import { useFormats } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import type { CompanySearchResponse } from '../contract.ts'
import { addressName, withoutFilter, withoutFilters } from './directory-address.ts'
import type { Group, Toggle } from './directory-filters.ts'
import { useText } from './texts.ts'

interface NoCompaniesProps {
  address: URLSearchParams
  found: CompanySearchResponse
  groups: readonly Group[]
  toggles: readonly Toggle[]
  countryName: string
}

const MOST_SUGGESTIONS = 4

/** Names the filter that emptied the list, and removes it with one tap. */
export function NoCompanies({ address, found, groups, toggles, countryName }: NoCompaniesProps) {
  const t = useText()
  const formats = useFormats()
  const nameOf = (filter: string): string | null => {
    if (filter === 'country') return t('companies.filter_country', { country: countryName })
    if (filter === 'query') return t('companies.filter_query', { query: address.get('query') ?? '' })
    const name = addressName(filter)
    const options = [
      ...groups.filter((group) => group.name === name).flatMap((group) => group.options),
      ...toggles.filter(({ key }) => key === name),
    ]
    return formats.list(options.filter(({ isChosen }) => isChosen).map((option) => option.name)) || null
  }
  const suggestions = found.droppable.flatMap(({ filter, total }) => {
    const to = withoutFilter(address, filter)
    const name = nameOf(filter)
    return to === null || name === null ? [] : [{ filter, to, name, total }]
  })
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={t('companies.empty_title')}
      text={t('companies.empty_text')}
    >
      {suggestions.slice(0, MOST_SUGGESTIONS).map(({ filter, to, name, total }, index) => (
        <LinkButton key={filter} look={index === 0 ? 'primary' : 'plain'} to={to} rel="nofollow">
          {t('companies.empty_drop', { name, count: total })}
        </LinkButton>
      ))}
      <LinkButton look={suggestions.length === 0 ? 'primary' : 'ghost'} to={withoutFilters(address)}>
        {t('companies.empty_everything')}
      </LinkButton>
    </EmptyState>
  )
}
