import { useEffect } from 'react'

/**
 * Stores the typed values of a page until its form is sent: a visitor who goes back, or loads the page again, finds
 * them there (`restoreTyped`). `refusal`: of the form, whose values are not saved then; null: none.
 */
export function useDraft(refusal: unknown = null): void {
  useEffect(() => {
    if (refusal !== null) void import('./drafts.ts').then(({ storeDraft }) => storeDraft())
  }, [refusal])
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void import('./drafts.ts').then(({ noteSaved, storeDraft, deleteDraft }) => {
      const store = () => {
        noteSaved({ withBoxes: false })
        storeDraft()
      }
      addEventListener('input', store, { signal })
      addEventListener('submit', deleteDraft, { signal })
    })
    return () => leaving.abort()
  }, [])
}
