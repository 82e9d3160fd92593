import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { Preview } from './alert-preview.tsx'

const PAUSE_MS = 600

/** Asks for what fits now while the form changes. */
export function useLivePreview(sent: Preview, version: string) {
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { data, submit } = useFetcher<{ preview?: Preview | null }>({
    key: `alert preview ${language} ${version}`,
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current === null) return
      const fields = new FormData(form.current)
      fields.set('intent', 'preview')
      // An unfinished address is not sent while somebody types it.
      fields.delete('email')
      void submit(fields, { method: 'post' })
    }, PAUSE_MS)
  }
  return { form, preview: data?.preview ?? sent, follow }
}
