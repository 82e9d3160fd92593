import type { ReactNode } from 'react'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import { DistantLink } from './distant-link.tsx'
import { FewerFilters, type FewerFiltersProps } from './fewer-filters.tsx'
import { NearbyJobs } from './nearby-jobs.tsx'
import { changed, queryString, withoutFilters } from './search-address.ts'
import { useText } from './texts.ts'

interface NoResultsProps extends FewerFiltersProps {
  /** Waits for jobs that do not exist yet. */
  alert: ReactNode
  now: number
}

/** Names the filter that emptied the list, and removes it with one tap; below are jobs that come near. */
export function NoResults({ alert, now, ...props }: NoResultsProps) {
  const t = useText()
  const { droppable, nearby } = props.found
  const isOnlyWay = droppable.length === 0
  return (
    <>
      <EmptyState
        illustration={nearby === null && <NothingFoundIllustration />}
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
      {nearby !== null && <NearbyJobs {...{ ...props, nearby, now }} />}
    </>
  )
}
