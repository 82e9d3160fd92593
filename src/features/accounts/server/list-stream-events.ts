import type { Db } from '#platform/db/database.ts'
import { readStream } from '#platform/stream/read-stream.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/stream.ts'

/** Throws 40003 for a viewer without an account. */
export async function listStreamEvents(
  { db }: { db: Db },
  { after }: { after: number },
  { session }: Viewer,
): Promise<ResponseOf<typeof contracts.listStreamEvents>> {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  const { events, cursor, hasMore, isBehind } = await readStream(db, session.accountId, after)
  return {
    events: events.map(({ created_at, ...event }) => ({ ...event, at: created_at.toISOString() })),
    ...{ cursor, has_more: hasMore, is_behind: isBehind },
  }
}
