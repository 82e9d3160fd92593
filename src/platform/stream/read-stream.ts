import { STREAM_PAGE_SIZE } from '#config/limits.ts'
import { lastCursors, readStreamEvents, type StreamEventRow } from '../db/account-streams.ts'
import type { Db } from '../db/database.ts'

export interface StreamPart {
  /** Continue after this one. */
  cursor: number
  events: StreamEventRow[]
  /** Whether events that the reader has not seen were deleted: it reads everything anew. */
  isBehind: boolean
  hasMore: boolean
}

/** The events of an account after a cursor, oldest first. */
export async function readStream(db: Db, accountId: string, after: number): Promise<StreamPart> {
  const { lastCursor, events } = await readStreamEvents(db, { accountId, after, limit: STREAM_PAGE_SIZE })
  // Cursors have no gaps: a missing one was deleted.
  const isBehind = after > lastCursor || (events[0]?.cursor ?? lastCursor + 1) !== after + 1
  if (isBehind) return { cursor: lastCursor, events: [], isBehind, hasMore: false }
  const cursor = events.at(-1)?.cursor ?? after
  return { cursor, events, isBehind, hasMore: cursor < lastCursor }
}

/** The cursor of an account's newest event; 0: none. Read it before what the events change. */
export async function streamCursor(db: Db, accountId: string): Promise<number> {
  const [stream] = await lastCursors(db, [accountId])
  return stream?.last_cursor ?? 0
}
