import { APPLICATION_STATES } from '#config/application-states.ts'
import type { JobCard } from '#features/jobs/server/door.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Application } from '../contract/applications.ts'
import { mayExchange, ownAbilities } from './policy.ts'
import type { ApplicationRow } from './queries/applications.ts'
import type { EventRow } from './queries/events.ts'
import type { ContactRow } from './queries/exchanged.ts'

/** An application as its seeker sees it. */
export function presentApplication(
  row: ApplicationRow,
  job: JobCard,
  events: readonly EventRow[],
  contact: ContactRow | null,
): Application {
  const may = ownAbilities(row.state, job.status)
  return {
    id: row.id,
    job,
    state: row.state,
    stage_id: row.stage,
    phase: APPLICATION_STATES[row.state].phase,
    sent_at: row.sent_at.toISOString(),
    reply_by: row.reply_by.toISOString(),
    viewed_at: row.viewed_at?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    events: events.map(({ event, state, stage, happened_at }) => ({
      ...{ event, state, stage_id: stage },
      happened_at: happened_at.toISOString(),
    })),
    exchange: {
      state: row.exchange,
      may: mayExchange(row, 'seeker'),
      contact: APPLICATION_STATES[row.state].isContact ? contact : null,
    },
    may: { withdraw: isAllowed(may.withdraw), apply_again: isAllowed(may.apply_again) },
  }
}
