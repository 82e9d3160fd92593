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
const isWide = (): boolean => matchMedia('(min-width: 1024px)').matches

/**
 * The job beside the list. The server sends the first one with the page; choosing another changes the address and
 * fetches only that job. On narrow screens the card's link opens the job's page.
 */
export function useJobPane(pathname: string, address: URLSearchParams, sent: JobDetail | null) {
  const showFailure = useFailureNotice()
  const navigate = useNavigate()
  const language = useLanguage()
  const opened = Number(address.get('job'))
  const chosenJob = opened || (sent?.id ?? null)
  const [fetched, setFetched] = useState<JobDetail | null>(null)
  const [failed, setFailed] = useState<number | null>(null)
  const pane = [sent, fetched].find((job) => job?.id === chosenJob) ?? null
  const hasFailed = pane === null && failed !== null && failed === chosenJob
  const isMissing = pane === null && chosenJob !== null && !hasFailed

  useEffect(() => {
    if (!isMissing || !isWide()) return undefined
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

  useEffect(() => {
    if (opened > 0 && isWide()) rememberSeen(opened)
  }, [opened])

  const onOpen = useCallback(
    (event: MouseEvent, job: number) => {
      if (opensElsewhere(event) || !isWide()) return
      event.preventDefault()
      void navigate({ pathname, search: queryString(withJob(address, job)) }, { preventScrollReset: true })
    },
    [address, navigate, pathname],
  )

  const onRetry = hasFailed ? () => setFailed(null) : null

  return { pane, chosenJob, onOpen, onRetry }
}
