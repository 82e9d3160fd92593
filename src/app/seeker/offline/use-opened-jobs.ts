import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'

/** Long after what the visitor waits for. */
const CALM_MS = 1500

/** Keeps what the visitor opens readable without a connection, once the page has come to rest. */
export function useOpenedJobs(isOn: boolean): void {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const country = useCountry()
  useEffect(() => {
    if (!isOn || import.meta.env.DEV) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer = setTimeout(() => {
        import('./keep-opened-jobs.ts')
          .then(({ keepOpenedJobs }) => keepOpenedJobs({ pathname, search }, { language, country }))
          // A convenience: without it the site is whole.
          .catch(() => undefined)
      }, CALM_MS)
    }
    if (document.readyState === 'complete') later()
    else window.addEventListener('load', later, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', later)
    }
  }, [isOn, pathname, search, language, country])
}
