import { useEffect } from 'react'

/**
 * Keeps what is typed on a page until its form is sent: who goes back, or loads the page again, finds it there
 * (`restoreTyped`).
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
