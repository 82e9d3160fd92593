import {
  APPLICATION_EVENTS,
  APPLICATION_STATES,
  type ApplicationEvent,
  STAGES,
} from '#config/application-states.ts'
import type { NotifyDependencies } from '#features/notifications/server/door.ts'
import { revokeGrant } from '#features/resumes/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import { mayHappen } from './policy.ts'
import { type ApplicationRow, updateApplication } from './queries/applications.ts'
import { addEvent } from './queries/events.ts'
import { endAccepted } from './queries/invitations.ts'
import { tellApplicant } from './tell-applicant.ts'

export type MoveDependencies = NotifyDependencies

/** The recruiter who moves it. */
export interface Mover {
  id: string
  account_id: string
}

/**
 * Lets an event happen to an application: the only way to change its state. The row must be locked, and `db` be its
 * transaction. The seeker is told in it, so call this once and last. Returns the application after it; an event that
 * changes nothing there writes nothing. Throws the code of the table where the state refuses the event.
 */
export async function moveApplication(
  deps: MoveDependencies,
  row: ApplicationRow,
  event: ApplicationEvent,
  recruiter: Mover | null = null,
): Promise<ApplicationRow> {
  requireAllowed(mayHappen(event, row.state))
  const { by, from, stage: eventStage } = APPLICATION_EVENTS[event]
  const state = from[row.state]
  if (state === undefined) return row
  const stage = eventStage === 'same' ? row.stage : STAGES[eventStage ?? APPLICATION_STATES[state].stage]
  if (state === row.state && stage === row.stage) return row
  const { db, clock } = deps
  const now = clock.now()
  const set = {
    state,
    stage,
    changed_at: now,
    viewed_at: by === 'employer' ? (row.viewed_at ?? now) : row.viewed_at,
    answered_at: by === 'employer' && event !== 'view' ? (row.answered_at ?? now) : row.answered_at,
  }
  await updateApplication(db, row.id, set)
  await addEvent(db, row, {
    event,
    recruiterId: recruiter?.id ?? null,
    state,
    stage,
    happened_at: now,
  })
  if (!APPLICATION_STATES[state].isContact) await endContact(deps, row)
  await tellApplicant(deps, row, event, recruiter?.account_id ?? null)
  return { ...row, ...set }
}

/** Neither the resume nor an invitation that was accepted before leaves anything open. */
async function endContact(deps: MoveDependencies, row: ApplicationRow): Promise<void> {
  const { account_id: accountId, company_id: companyId, grant_id } = row
  if (grant_id !== null) await revokeGrant(deps, { id: grant_id, accountId })
  await endAccepted(deps.db, { accountId, companyId, now: deps.clock.now() })
}
