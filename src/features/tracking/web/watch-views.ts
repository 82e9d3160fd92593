import { onceASession } from './once-a-session.ts'
import type { Reports } from './reports.ts'
import { watchDwellTime } from './watch-dwell-time.ts'

/** Any part of it: a posting is longer than a screen. */
const READ = { share: 0, milliseconds: 2000 }

/** Reports the jobs that were opened, on a page of their own or beside a list, and not left at once. */
export function watchViews(reports: Reports): () => void {
  const isNew = onceASession('joblane_viewed')
  return watchDwellTime('data-job-view', READ, (view) => {
    const job = Number(view.getAttribute('data-job-view'))
    if (Number.isInteger(job) && job > 0 && isNew(String(job))) reports.view(job)
  })
}
