import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { getJobCall } from '../../jobs/calls.ts'
import type { getJob, JobDetail } from '../../jobs/contract.ts'
import { queryString, withJob } from './search-address.ts'
import { rememberSeen } from './seen-jobs.ts'

/** From this width on, the chosen job is shown beside the list. */
const WIDE = '(min-width: 1024px)'

/**
 * The job beside the list. The server sends the first one with the page; choosing another changes the address and
 * fetches only that job. On narrow screens the card's link opens the job's page.
 */
export function useJobPane(address: URLSearchParams, sent: JobDetail | null) {
  const showFailure = useFailureNotice()
  const navigate = useNavigate()
  const language = useLanguage()
  const chosenJob = Number(address.get('job')) || (sent?.id ?? null)
  const [fetched, setFetched] = useState<JobDetail | null>(null)
  const [failed, setFailed] = useState<number | null>(null)
  const pane = [sent, fetched].find((job) => job !== null && job.id === chosenJob) ?? null
  const hasFailed = pane === null && failed !== null && failed === chosenJob
  const isMissing = pane === null && chosenJob !== null && !hasFailed

  useEffect(() => {
    if (!isMissing || !window.matchMedia(WIDE).matches) return undefined
    const request = new AbortController()
    callApi<typeof getJob>(getJobCall, { job_id: chosenJob }, { language, signal: request.signal })
      .then(setFetched)
      .catch((failure: unknown) => {
        if (request.signal.aborted) return
        setFailed(chosenJob)
        showFailure(failure)
      })
    return () => request.abort()
  }, [isMissing, chosenJob, language, showFailure])

  const opened = Number(address.get('job'))
  useEffect(() => {
    if (opened > 0 && window.matchMedia(WIDE).matches) rememberSeen(opened)
  }, [opened])

  const onOpen = useCallback(
    (event: MouseEvent, job: number) => {
      if (opensElsewhere(event) || !window.matchMedia(WIDE).matches) return
      event.preventDefault()
      void navigate({ search: queryString(withJob(address, job)) }, { preventScrollReset: true })
    },
    [address, navigate],
  )

  const onRetry = hasFailed ? () => setFailed(null) : null

  return { pane, chosenJob, onOpen, onRetry }
}
