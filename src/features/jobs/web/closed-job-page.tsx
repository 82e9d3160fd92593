import { useEffect, useState } from 'react'
import { href, useNavigate, useNavigation } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { JobReason } from '../contract/job-reason.ts'
import type { JobCard as Job, JobDetail } from '../contract.ts'
import { SimilarList } from './similar-list.tsx'
import { useText } from './texts.ts'

const SECONDS = 10

interface ClosedJobPageProps {
  job: Pick<JobDetail, 'id' | 'title' | 'lang'>
  similar: readonly Job[]
  reasons?: readonly JobReason[] | undefined
  now: number
}

/** Says that the job is closed, offers similar jobs, and redirects to the home page unless the visitor stays. */
export function ClosedJobPage({ job, similar, reasons, now }: ClosedJobPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { secondsLeft, stay } = useCountdown(href('/:lang', { lang }))
  return (
    <div className="page-width py-6">
      <PageHead title={t('jobs.closed_title')} indexed={false} />
      <EmptyState
        heading="h1"
        illustration={<EmptyIllustration />}
        title={t('jobs.closed_title')}
        text={t('jobs.closed_text', { title: job.title })}
      >
        {secondsLeft !== null && (
          <p className="mb-2 w-full text-muted tabular-nums">
            {t('jobs.closed_countdown', { seconds: secondsLeft })}
          </p>
        )}
        {secondsLeft !== null && <Button onClick={stay}>{t('jobs.closed_stay')}</Button>}
        <LinkButton look="primary" to={href('/:lang/onsite-job', { lang })}>
          {t('action.search_jobs')}
        </LinkButton>
      </EmptyState>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="mx-auto mt-6 max-w-180">
          <h2 id="similar" className="mb-3 text-17 font-bold">
            {t('jobs.similar')}
          </h2>
          <SimilarList to={job.id} jobs={similar} reasons={reasons} now={now} />
        </section>
      )}
    </div>
  )
}

/**
 * Counts down and then redirects; null before a script runs, and after the visitor has chosen to stay. Whoever has pressed
 * a link goes where it leads, however long that takes.
 */
function useCountdown(to: string): { secondsLeft: number | null; stay: () => void } {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const [stays, setStays] = useState(false)
  useEffect(() => {
    if (stays || isLeaving) return undefined
    setSecondsLeft(SECONDS)
    const timer = setInterval(
      () => setSecondsLeft((left) => (left === null ? null : Math.max(0, left - 1))),
      1000,
    )
    return () => clearInterval(timer)
  }, [stays, isLeaving])
  useEffect(() => {
    if (secondsLeft === 0) void navigate(to, { replace: true })
  }, [secondsLeft, navigate, to])
  return {
    secondsLeft,
    stay: () => {
      setStays(true)
      setSecondsLeft(null)
    },
  }
}
