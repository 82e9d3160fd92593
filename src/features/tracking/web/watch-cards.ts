import { listEvent } from './list-event.ts'
import { onceASession } from './once-a-session.ts'
import type { Reports } from './reports.ts'
import { watchDwellTime } from './watch-dwell-time.ts'

/** Half of a card in view for a second counts as seen. */
const SEEN = { share: 0.5, milliseconds: 1000 }

/** Reports the cards that were seen: once for a query and job. */
export function watchCards(reports: Reports): () => void {
  const isNew = onceASession('joblane_seen')
  return watchDwellTime('data-job', SEEN, (card) => {
    const event = listEvent(card)
    if (event !== null && isNew(`${event.query_id} ${event.job_id}`)) reports.expose(event)
  })
}
