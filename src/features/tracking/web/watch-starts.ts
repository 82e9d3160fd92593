import { onceASession } from './once-a-session.ts'
import type { Reports } from './reports.ts'

/**
 * Reports that a visitor began to sign up, when they submit a form with `data-get-started`: its kind, never its values.
 */
export function watchStarts(reports: Reports): void {
  const isNew = onceASession('joblane_started')
  const onSubmit = ({ target }: SubmitEvent) => {
    try {
      const way = target instanceof HTMLElement ? target.dataset.getStarted : undefined
      if (way !== undefined && isNew(way)) reports.getStarted(way)
    } catch {
      // The form itself is not affected.
    }
  }
  document.addEventListener('submit', onSubmit, { capture: true })
}
