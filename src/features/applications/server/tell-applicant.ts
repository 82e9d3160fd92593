import type { ApplicationEvent } from '#config/application-states.ts'
import { type Notice, type NotifyDependencies, notify } from '#features/notifications/server/door.ts'
import type { ApplicationRow } from './queries/applications.ts'

type About = Pick<Notice, 'kind' | 'variant'>

/** What the seeker hears of each event; null: they did it themselves, or the conversation tells them. */
const TOLD: Readonly<Record<ApplicationEvent, About | null>> = {
  view: { kind: 'application-viewed' },
  reply: { kind: 'application-replied' },
  reconsider: { kind: 'application-replied', variant: 'reconsidered' },
  shortlist: { kind: 'application-accepted', variant: 'shortlist' },
  interview: { kind: 'application-accepted', variant: 'interview' },
  offer: { kind: 'application-accepted', variant: 'offer' },
  hire: { kind: 'application-accepted', variant: 'hired' },
  reject: { kind: 'application-declined' },
  lapse: { kind: 'application-lapsed' },
  exchange: null,
  withdraw: null,
}

/**
 * Tells the seeker what has happened to their application, in its transaction and at its end. Whoever has done it
 * themselves is not told: a recruiter may have applied to a company before they joined it.
 */
export async function tellApplicant(
  deps: NotifyDependencies,
  { id, account_id, job_id }: ApplicationRow,
  event: ApplicationEvent,
  actorAccountId: string | null,
): Promise<void> {
  const told = TOLD[event]
  if (told === null || actorAccountId === account_id) return
  await notify(deps, [{ ...told, accountId: account_id, jobId: job_id, applicationId: id }])
}
