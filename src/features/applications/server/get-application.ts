import { listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import { presentApplication } from './present-application.ts'
import { findApplication, findLastTo, listAnswers } from './queries/applications.ts'
import { findSentResume, listEvents } from './queries/events.ts'
import { findExchangedAmong } from './queries/exchanged.ts'
import { sentProfile } from './sent-profile.ts'

/** One application of the viewer, with what was sent and what has happened. Throws 41135. */
export async function getApplication(
  { db, blocks, clock }: { db: Db; blocks: Blocks; clock: Clock },
  { id }: { id: string },
  viewer: Viewer,
): Promise<ApplicationDetail> {
  const row = await findApplication(db, id, { accountId: accountOf(viewer) })
  if (row === null) throw new ApiError(41135)
  await refuseBlocked(blocks, viewer, { companyId: row.company_id, code: 41135 })
  const [[job], events, answers, resume, contacts] = await Promise.all([
    listJobCards({ db, blocks }, [row.job_id], viewer, { withClosed: true }),
    listEvents(db, id),
    listAnswers(db, id),
    row.grant_id === null ? null : findSentResume(db, row.grant_id),
    findExchangedAmong(db, [id], clock.now()),
  ])
  if (job === undefined) throw new ApiError(41135)
  const { profile_version, first_message } = row
  return {
    ...presentApplication(row, job, events, contacts.get(id) ?? null),
    sent: { profile: sentProfile(row), profile_version, resume, first_message, answers },
  }
}

/** The last application of the viewer to a job. Throws 41135. */
export async function getApplicationToJob(
  deps: { db: Db; blocks: Blocks; clock: Clock },
  { id: jobId }: { id: number },
  viewer: Viewer,
): Promise<ApplicationDetail> {
  const id = await findLastTo(deps.db, accountOf(viewer), jobId)
  if (id === null) throw new ApiError(41135)
  return getApplication(deps, { id }, viewer)
}
