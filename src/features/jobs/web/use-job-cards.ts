import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { listJobCardsCall } from '../calls.ts'
import type { JobCard, listJobCards } from '../contract.ts'

/** The cards of jobs that a device remembers, at most so many; without those that have closed, empty until they have come. */
export function useJobCards(ids: readonly number[], most: number): readonly JobCard[] {
  const language = useLanguage()
  const [jobs, setJobs] = useState<readonly JobCard[]>([])
  useEffect(() => {
    if (ids.length === 0) return setJobs([])
    const request = new AbortController()
    const asked = { ids: ids.slice(0, most).join(',') }
    callApi<typeof listJobCards>(listJobCardsCall, asked, { language, signal: request.signal }).then(
      (found) => setJobs(found.jobs),
      () => {},
    )
    return () => request.abort()
  }, [ids, most, language])
  return jobs
}
