import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/candidates.ts'
import { mayWithInvitation } from './policy.ts'
import { findLiveAmong } from './queries/applications.ts'
import {
  type InvitationRow,
  listInvitationsOf,
  lockInvitation,
  setInvitation,
} from './queries/invitations.ts'
import { findPosting } from './queries/postings.ts'

const STATES = { accept: 'accepted', decline: 'declined', undecided: 'sent' } as const

/** Answers an invitation. The same answer twice changes nothing. Throws 40004, 41121 or 41122. */
export async function answerInvitation(
  { db, clock, blocks }: { db: Db; clock: Clock; blocks: Blocks },
  { id, answer }: z.output<typeof contracts.answerInvitation.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.answerInvitation>> {
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(blocks, viewer)
  return db.transaction().execute(async (transaction) => {
    const row = await lockInvitation(transaction, { id, accountId })
    if (row === null || hidden.has(row.company_id)) throw new ApiError(40004)
    const state = STATES[answer]
    if (state === row.state) return { id, state }
    if (answer !== 'undecided') {
      const [posting, live] = await Promise.all([
        findPosting(transaction, row.job_id),
        findLiveAmong(transaction, accountId, [row.job_id]),
      ])
      if (posting === null) throw new ApiError(40004)
      const may = mayWithInvitation(row.state, { jobStatus: posting.status, hasApplied: live.length > 0 })
      requireAllowed(may[answer])
    }
    await setInvitation(transaction, id, { state, answered_at: answer === 'undecided' ? null : clock.now() })
    return { id, state }
  })
}

interface OwnInvitation extends InvitationRow {
  hasApplied: boolean
}

/** The invitations of a seeker, the newest first. */
export async function invitationsOf(db: Db, accountId: string): Promise<OwnInvitation[]> {
  const rows = await listInvitationsOf(db, accountId)
  const live = await findLiveAmong(
    db,
    accountId,
    rows.map(({ job_id }) => job_id),
  )
  const applied = new Set(live.map(({ job_id }) => job_id))
  return rows.map((row) => ({ ...row, hasApplied: applied.has(row.job_id) }))
}

/** What its seeker may do with an invitation, for a response. */
export function abilitiesWith(
  { state, hasApplied }: Pick<OwnInvitation, 'state' | 'hasApplied'>,
  jobStatus: 'open' | 'on_hold' | 'closed',
): { accept: boolean; decline: boolean } {
  const may = mayWithInvitation(state, { jobStatus, hasApplied })
  return { accept: isAllowed(may.accept), decline: isAllowed(may.decline) }
}
