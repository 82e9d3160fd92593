import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { getFitCall } from '../calls.ts'
import type { getFit } from '../contract.ts'

export type Fit = ResponseOf<typeof getFit>

/** The fit of a job; null until it has come. Its section and its button ask once together. */
export function useFit(jobId: number): Fit | null {
  const language = useLanguage()
  const [known, setKnown] = useState<{ jobId: number; fit: Fit } | null>(null)
  useEffect(() => {
    let isGone = false
    requested(jobId, language)
      .then((fit) => {
        if (!isGone) setKnown({ jobId, fit })
      })
      // The page is whole without it.
      .catch(() => {})
    return () => {
      isGone = true
    }
  }, [jobId, language])
  return known?.jobId === jobId ? known.fit : null
}

let last: { jobId: number; language: string; fit: Promise<Fit> } | null = null

function requested(jobId: number, language: string): Promise<Fit> {
  if (last?.jobId === jobId && last.language === language) return last.fit
  const options = { language, isBackground: true }
  const asked = { jobId, language, fit: callApi<typeof getFit>(getFitCall, { job_id: jobId }, options) }
  last = asked
  // Only while it is under way: a job that is opened again is asked for again.
  void asked.fit
    .catch(() => {})
    .then(() => {
      if (last === asked) last = null
    })
  return asked.fit
}
