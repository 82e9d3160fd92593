import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { JobDetail } from '../../jobs/contract.ts'
import { JobView } from '../../jobs/web/door.tsx'
import { useText } from './texts.ts'

/** The chosen job beside the list; it scrolls separately, so that the list keeps its position. */
export function JobPane({ job, onRetry }: { job: JobDetail | null; onRetry: (() => void) | null }) {
  const t = useText()
  const lang = useLanguage()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    if (job?.id !== undefined) pane.current?.scrollTo(0, 0)
  }, [job?.id])
  return (
    <section
      ref={pane}
      id="job-pane"
      data-job-view={job?.id}
      aria-label={job?.title ?? t('find.choose_job')}
      aria-busy={job === null && onRetry === null}
      tabIndex={-1}
      className="sticky top-5 hidden max-h-[calc(100dvh-2.5rem)] scroll-pt-20 overflow-y-auto rounded-card border border-line bg-surface lg:block"
    >
      {job === null && onRetry !== null && (
        <EmptyState illustration={<TroubleIllustration />} title={t('find.job_failed')}>
          <Button onClick={onRetry}>{t('find.try_again')}</Button>
        </EmptyState>
      )}
      {job === null && onRetry === null && <PaneSkeleton />}
      {job !== null && (
        <JobView
          key={job.id}
          job={job}
          heading="h2"
          corner={
            <LinkButton
              look="ghost"
              shape="square"
              className="-me-2.5 -mt-1.5 text-muted"
              to={href('/:lang/job/:slugId', { lang, slugId: job.slug_id })}
              aria-label={t('find.open_page')}
            >
              <ExternalIcon />
            </LinkButton>
          }
        />
      )}
    </section>
  )
}

function PaneSkeleton() {
  return (
    <div className="grid gap-4 p-7">
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-56" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
