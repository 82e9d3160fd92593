import { useEffect } from 'react'

/**
 * Stores the typed values of a page until its form is sent: a visitor who goes back, or loads the page again, finds
 * them there (`restoreTyped`).
 */
export function useDraft(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void import('./drafts.ts').then(({ storeDraft, deleteDraft }) => {
      addEventListener('input', () => storeDraft(), { signal })
      addEventListener('submit', deleteDraft, { signal })
    })
    return () => leaving.abort()
  }, [])
}
