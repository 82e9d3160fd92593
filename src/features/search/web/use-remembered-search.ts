import { useEffect } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'

/** A search that the visitor leaves at once is not worth remembering. */
const PAUSE_MS = 1000

/** Stores the latest search on the device; `name` empty: there was none. */
export function useRememberedSearch(name: string, to: string): void {
  useEffect(() => {
    if (name === '') return undefined
    const timer = setTimeout(async () => {
      const { rememberSearch } = await loadWhenPossible(() => import('./search-history.ts'))
      rememberSearch({ name, to })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, to])
}
