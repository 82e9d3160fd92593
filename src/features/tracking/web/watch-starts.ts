import { onceASession } from './once-a-session.ts'
import type { Reports } from './reports.ts'

/** Reports that somebody got started, by the form that they sent (`data-get-started`): which kind, never what stands in it. */
export function watchStarts(reports: Reports): void {
  const isNew = onceASession('joblane_started')
  const onSubmit = ({ target }: SubmitEvent) => {
    try {
      const way = target instanceof HTMLElement ? target.dataset.getStarted : undefined
      if (way !== undefined && isNew(way)) reports.getStarted(way)
    } catch {
      // The form goes where it goes.
    }
  }
  document.addEventListener('submit', onSubmit, { capture: true })
}
