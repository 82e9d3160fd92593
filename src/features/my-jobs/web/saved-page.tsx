import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { JobCard } from '../../jobs/web/door.tsx'
import type { SavedJob } from '../contract/saved-jobs.ts'
import { MyJobsFrame, OrderOfList, PagesOfList, type TabCounts } from './my-jobs-frame.tsx'
import { SAVED_CHANGED } from './saving/saved-changed.ts'
import { useText } from './texts.ts'

interface SavedPageProps {
  found: { jobs: readonly SavedJob[]; total: number }
  counts: TabCounts
  page: number
  sort: number
  /** The job that was just removed by a form. */
  removed: number | null
  isDone: boolean
  problem: string | null
  /** Milliseconds. */
  now: number
}

/** The saved jobs of a seeker; those that have closed are last, and say so. */
export function SavedPage({ found, counts, page, sort, removed, isDone, problem, now }: SavedPageProps) {
  const t = useText()
  const lang = useLanguage()
  useReadAgain()
  return (
    <MyJobsFrame tab="saved" counts={counts} problem={problem}>
      <div role="status" className="mt-2 empty:hidden">
        {removed !== null ? <Removed jobId={removed} /> : isDone ? t('my.saved_now') : null}
      </div>
      {found.jobs.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('my.saved_none')}
          text={t('my.saved_none_text')}
        >
          <LinkButton look="primary" to={`/${lang}/onsite-job`}>
            {t('action.search_jobs')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <div className="flex justify-end">
            <OrderOfList page={page} sort={sort} />
          </div>
          <ul className="saved-jobs grid grid-cols-1 gap-2.5 lg:grid-cols-2">
            {found.jobs.map((saved) => (
              <li key={saved.job.id}>
                <JobCard job={saved.job} now={now} heading="h2" foot={<SavedFoot {...saved} />} />
              </li>
            ))}
          </ul>
          <PagesOfList page={page} sort={sort} total={found.total} />
        </>
      )}
    </MyJobsFrame>
  )
}

/** Saved or removed on another page, or by the button of a card here. */
function useReadAgain(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const read = () => void revalidate()
    addEventListener(SAVED_CHANGED, read)
    return () => removeEventListener(SAVED_CHANGED, read)
  }, [revalidate])
}

function Removed({ jobId }: { jobId: number }) {
  const t = useText()
  return (
    <form method="post" className="flex min-h-11 items-center gap-3">
      {t('my.unsaved_now')}
      <Button type="submit" name="job_id" value={jobId}>
        {t('action.undo')}
      </Button>
    </form>
  )
}

function SavedFoot({ job, application_id }: SavedJob) {
  const t = useText()
  const lang = useLanguage()
  const isOpen = job.status === 'open'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-15">
      {application_id !== null ? (
        <LinkButton className="pointer-events-auto" to={`/${lang}/my-jobs/applied`}>
          {t('my.state_applied')}
        </LinkButton>
      ) : isOpen ? (
        <LinkButton look="primary" className="pointer-events-auto" to={`/${lang}/job/${job.slug_id}/apply`}>
          {t('my.apply')}
        </LinkButton>
      ) : (
        <span className="grow font-semibold text-ink">
          {t(job.status === 'on_hold' ? 'my.job_paused' : 'my.job_closed')}
        </span>
      )}
      <form method="post" className="pointer-events-auto">
        <input type="hidden" name="job_id" value={job.id} />
        <Button
          look="ghost"
          type="submit"
          name="intent"
          value="remove"
          aria-label={t('my.remove_job', { title: job.title })}
        >
          {t('my.remove')}
        </Button>
      </form>
    </div>
  )
}
