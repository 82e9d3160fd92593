import { LEAST_FINISHED_REPLIES } from '#config/limits.ts'
import type { ReplyRecord } from '../contract.ts'

/** A row of `reply_records`. */
interface ReplyRow {
  finished: number
  in_time: number
  median_seconds: number | null
}

const HOUR_SECONDS = 3600

/** What everybody may read of a record: shares of few applications would say nothing, and could name somebody. */
export function presentReplyRecord(row: ReplyRow | null): ReplyRecord {
  if (row === null || row.finished < LEAST_FINISHED_REPLIES) return null
  const { finished, in_time, median_seconds: median } = row
  return {
    // A single late answer never rounds to "all".
    in_time_percent: Math.floor((in_time / finished) * 100),
    median_hours: median === null ? null : Math.max(1, Math.round(median / HOUR_SECONDS)),
  }
}
