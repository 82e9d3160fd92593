import { Fragment, useEffect, useRef } from 'react'
import { later } from '#ui/later.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { JobCard } from '../../jobs/web/door.tsx'
import { CardFoot } from './card-foot.tsx'
import type { Found } from './found-shown.ts'
import { HIDE_SEEN_SCRIPT, useSeenIn } from './seen-jobs.ts'
import { useText } from './texts.ts'
import { whySentences } from './why-sentences.ts'

const SimilarHeading = later(
  () => import('./similar-heading.tsx'),
  ({ SimilarHeading }) => SimilarHeading,
)

interface JobListProps {
  found: Found
  address: URLSearchParams
  hasFilters: boolean
  now: number
  chosenJob: number | null
  onOpen: (event: MouseEvent, job: number) => void
}

/** The cards of a page, without those that this visitor hides on this device; a line says how many these are. */
export function JobList({ found, address, hasFilters, now, chosenJob, onOpen }: JobListProps) {
  const t = useText()
  const list = useOpening(onOpen)
  const { jobs, corrections } = found
  const { hidden, isHidden, isSeen, showAll } = useSeenIn(jobs)
  const reasons = new Map(found.why.map((why) => [why.job_id, why]))
  const sentencesOf = (id: number): string[] => {
    const why = reasons.get(id)
    return why === undefined ? [] : whySentences(why, { corrections, hasFilters }, t)
  }
  return (
    <>
      <p
        id="jobs-hidden"
        hidden={hidden === 0}
        suppressHydrationWarning
        className="flex min-h-11 items-center gap-2 text-muted"
      >
        {hidden > 0 && (
          <>
            {t('seen.hidden', { count: hidden })}
            <button
              type="button"
              onClick={showAll}
              className="min-h-11 px-1 font-semibold text-primary underline"
            >
              {t('seen.show')}
            </button>
          </>
        )}
      </p>
      <ul ref={list} id="jobs" data-query={found.query_id} className="grid grid-cols-1 gap-2.5">
        {jobs.map((job, place) => (
          <Fragment key={job.id}>
            {place === found.similar_from && <SimilarHeading found={found} address={address} />}
            <li data-item={job.id} hidden={isHidden(job.id)} suppressHydrationWarning>
              <JobCard
                job={job}
                now={now}
                isChosen={job.id === chosenJob}
                heading="h2"
                foot={
                  <CardFoot
                    job={job}
                    address={address}
                    isSeen={isSeen(job.id)}
                    why={sentencesOf(job.id)}
                    reason={found.reasons?.find(({ job_id }) => job_id === job.id)}
                  />
                }
              />
            </li>
          </Fragment>
        ))}
      </ul>
      <OwnScript code={import.meta.env.SSR ? HIDE_SEEN_SCRIPT : ''} />
    </>
  )
}

/** One listener for all cards. */
function useOpening(onOpen: JobListProps['onOpen']) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const ul = list.current
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('.card-link') : null
      const job = Number(link?.closest<HTMLElement>('[data-job]')?.dataset.job)
      if (job > 0) onOpen(event, job)
    }
    ul?.addEventListener('click', open)
    return () => ul?.removeEventListener('click', open)
  }, [onOpen])
  return list
}
