import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'

/** Long after everything that the visitor waits for. */
const CALM_MS = 1500

/** Stores opened jobs for reading without a connection, once the page is idle. */
export function useOpenedJobs(isOn: boolean): void {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const country = useCountry()
  useEffect(() => {
    if (!isOn || import.meta.env.DEV) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer = setTimeout(() => {
        import('./store-opened-jobs.ts')
          .then(({ storeOpenedJobs }) => storeOpenedJobs({ pathname, search }, { language, country }))
          // Optional: the site works without it.
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
