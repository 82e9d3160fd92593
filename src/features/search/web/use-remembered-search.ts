import { useEffect } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'

/** A search that one only passes through is none to come back to. */
const PAUSE_MS = 1000

/** Keeps on the device what was searched for; `name` empty: nothing was. */
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
