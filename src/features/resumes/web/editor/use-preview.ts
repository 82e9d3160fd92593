import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { previewDraftCall } from '../../calls.ts'
import type { PreviewedPage, previewDraft } from '../../contract/draft-pages.ts'
import type { Typed } from './draft-context.ts'

const PAUSE_MS = 300

export interface Preview {
  /** The last page that was set; null: none yet. */
  shown: PreviewedPage | null
  state: 'ready' | 'setting' | 'failed'
}

/**
 * The page as it is typed, set after a pause. A newer request ends the one before, and an answer that comes late is
 * dropped; until the next page is there, the last one stays.
 */
export function usePreview(typed: Typed, page: number): Preview {
  const language = useLanguage()
  const [preview, setPreview] = useState<Preview>({ shown: null, state: 'setting' })
  const newest = useRef(0)
  useEffect(() => {
    const number = ++newest.current
    const asking = new AbortController()
    setPreview(({ shown }) => ({ shown, state: 'setting' }))
    const timer = setTimeout(async () => {
      try {
        const { signal } = asking
        const shown = await callApi<typeof previewDraft>(
          previewDraftCall,
          { ...typed, page },
          { language, signal },
        )
        if (number === newest.current) setPreview({ shown, state: 'ready' })
      } catch {
        if (number === newest.current) setPreview(({ shown }) => ({ shown, state: 'failed' }))
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed, page, language])
  return preview
}
