import { href, useRevalidator } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { showJobAgainCall } from '../../jobs/calls.ts'
import type { showJobAgain } from '../../jobs/contract/hidden-jobs.ts'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard } from '../../jobs/web/door.tsx'
import { useText } from './texts.ts'

interface HiddenJobsPageProps {
  jobs: readonly Job[]
  /** Whether a job was hidden just now, by a form without a script. */
  isJustHidden: boolean
  /** Milliseconds. */
  now: number
}

/** The jobs in which a seeker is not interested; each can be shown again. */
export function HiddenJobsPage({ jobs, isJustHidden, now }: HiddenJobsPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHead title={t('fit.hidden_title')} indexed={false} />
      <h1 className="text-25 font-bold">{t('fit.hidden_title')}</h1>
      <p role="status" className="mt-2 mb-5 text-muted">
        {t(isJustHidden ? 'fit.hidden' : jobs.length === 0 ? 'fit.hidden_empty' : 'fit.hidden_text')}
      </p>
      <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} heading="h2" foot={<ShowAgain job={job} />} />
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <LinkButton to={href('/:lang/onsite-job', { lang })}>{t('action.search_jobs')}</LinkButton>
      </p>
    </div>
  )
}

/** By a call where scripts run, so that a press without a network leaves the list where it is. */
function ShowAgain({ job: { id, title } }: { job: Pick<Job, 'id' | 'title'> }) {
  const t = useText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const showFailure = useFailureNotice()
  return (
    <form
      method="post"
      className="pointer-events-auto mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void callApi<typeof showJobAgain>(showJobAgainCall, { id }, { language }).then(
          revalidate,
          showFailure,
        )
      }}
    >
      <input type="hidden" name="job_id" value={id} />
      <Button type="submit" name="intent" value="show" aria-label={t('fit.show_again_job', { title })}>
        {t('fit.show_again')}
      </Button>
    </form>
  )
}
