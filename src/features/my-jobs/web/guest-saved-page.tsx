import { useEffect } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { JobCard, useJobCards } from '../../jobs/web/door.tsx'
import { MyJobsFrame } from './my-jobs-frame.tsx'
import { keepOnDevice, readSaved, useSavedOnDevice } from './saving/device-saved.ts'
import { useText } from './texts.ts'

interface GuestSavedPageProps {
  /** The job whose form has led here: before its page had a script, or where there is none. */
  job: number | null
  /** Milliseconds. */
  now: number
}

/** What a guest has saved on this device, and why to sign in. */
export function GuestSavedPage({ job, now }: GuestSavedPageProps) {
  const t = useText()
  const lang = useLanguage()
  useEffect(() => {
    if (job !== null && !readSaved().includes(job)) keepOnDevice(job, true)
  }, [job])
  const jobs = useJobCards(useSavedOnDevice(), MOST_SHOWN)
  const back = job === null ? `/${lang}/my-jobs/saved` : `/${lang}/job/${job}`
  return (
    <MyJobsFrame tab="saved" counts={null}>
      <EmptyState
        illustration={jobs.length === 0 ? <EmptyIllustration /> : undefined}
        title={t('my.guest_title')}
        text={t(jobs.length === 0 ? 'my.guest_text' : 'my.guest_saved')}
      >
        <LinkButton look="primary" to={`/${lang}/get-started?redirect=${encodeURIComponent(back)}`}>
          {t('nav.sign_in')}
        </LinkButton>
        <LinkButton to={`/${lang}/onsite-job`}>{t('action.search_jobs')}</LinkButton>
      </EmptyState>
      <ul className="saved-jobs grid grid-cols-1 gap-2.5 lg:grid-cols-2">
        {jobs.map((one) => (
          <li key={one.id}>
            <JobCard job={one} now={now} heading="h2" />
          </li>
        ))}
      </ul>
    </MyJobsFrame>
  )
}

const MOST_SHOWN = 50
