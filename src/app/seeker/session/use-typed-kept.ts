import { useEffect } from 'react'

/**
 * Stores the typed values of a page until its form is sent: a visitor who goes back, or loads the page again, finds
 * them there (`restoreTyped`).
 */
export function useTypedKept(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void import('./drafts.ts').then(({ keepTyped, forgetTyped }) => {
      addEventListener('input', () => keepTyped(), { signal })
      addEventListener('submit', forgetTyped, { signal })
    })
    return () => leaving.abort()
  }, [])
}
