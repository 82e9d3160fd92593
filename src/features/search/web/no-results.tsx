import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import { DistantLink } from './distant-link.tsx'
import { FewerFilters, type FewerFiltersProps } from './fewer-filters.tsx'
import { changed, queryString, withoutFilters } from './search-address.ts'
import { useText } from './texts.ts'

/** Names the filter that emptied the list, and removes it with one tap. `alert` waits for jobs that do not exist yet. */
export function NoResults({ alert, ...props }: FewerFiltersProps & { alert: ReactNode }) {
  const t = useText()
  const isOnlyWay = props.found.droppable.length === 0
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={t('find.empty_title')}
      text={t('find.empty_text')}
    >
      <FewerFilters {...props} />
      {props.found.distant > 0 && <DistantLink {...props} />}
      <LinkButton
        look={isOnlyWay ? 'primary' : 'ghost'}
        to={queryString(withoutFilters(changed(props.address, 'query', null)))}
      >
        {t('find.empty_everything')}
      </LinkButton>
      {alert}
    </EmptyState>
  )
}
