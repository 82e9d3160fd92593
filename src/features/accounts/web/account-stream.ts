import { ApiFailure, callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { FollowedStream } from '#shared/realtime-client.ts'
import { listStreamEventsCall } from '../calls.ts'
import type { listStreamEvents } from '../contract/stream.ts'

type StreamPart = ResponseOf<typeof listStreamEvents>

/** Called with new events; with null if some were deleted before they were read, so that everything is read anew. */
type Listener = (events: StreamPart['events'] | null) => void

const RETRY_MS = 5000

const listeners = new Set<Listener>()
let cursor: number | null = null
let newest = 0
let isReading = false

/**
 * The stream of the account whose page this is. The socket says how far it goes; the events are read by a call, which
 * checks who asks. Each tab reads for itself, from where its page was made.
 */
export const accountStream: FollowedStream = {
  cursor: () => cursor,
  heardOf(heard) {
    newest = Math.max(newest, heard)
    void read()
  },
}

/** Follows the stream after `from`, the cursor of the answer that the page shows. Returns a function that stops it. */
export function followAccount(from: number, listener: Listener): () => void {
  cursor ??= from
  listeners.add(listener)
  void read()
  return () => void listeners.delete(listener)
}

async function read(): Promise<void> {
  if (isReading || cursor === null) return
  isReading = true
  try {
    while (newest > cursor) {
      const part: StreamPart = await readAfter(cursor)
      cursor = part.cursor
      // A database that was restored from a backup is behind its pages.
      if (part.is_behind) newest = part.cursor
      for (const tell of listeners) tell(part.is_behind ? null : part.events)
    }
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) setTimeout(read, RETRY_MS)
  } finally {
    isReading = false
  }
}

const readAfter = (after: number): Promise<StreamPart> =>
  callApi<typeof listStreamEvents>(
    listStreamEventsCall,
    { after },
    { language: document.documentElement.lang, isBackground: true },
  )
