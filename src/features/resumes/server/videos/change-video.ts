import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteFiles } from '#platform/storage/store-file.ts'
import { ApiError } from '#shared/api-error.ts'
import type { VideoResume } from '../../contract/video-resumes.ts'
import { findVideo, lockVideosOf, saveVideo, type VideoColumns, type VideoFiles } from '../queries/videos.ts'
import { videoOf } from './present-video.ts'

export type VideoChange = (transaction: Db, found: VideoFiles | null) => Promise<VideoColumns>

/**
 * Changes a video, or adds one (`id` null), and returns it. The files that it no longer has are deleted. Throws 41200 if
 * the account has no such video.
 */
export const changeVideo = (
  deps: { db: Db; clock: Clock },
  whose: { accountId: string; id: string | null },
  change: VideoChange,
): Promise<VideoResume> =>
  changedVideo(deps, whose, change, (transaction, id) => videoOf(transaction, whose.accountId, id))

/** `result` sees the changed row in the same transaction. */
export const changedVideo = <Result>(
  { db, clock }: { db: Db; clock: Clock },
  { accountId, id }: { accountId: string; id: string | null },
  change: VideoChange,
  result: (transaction: Db, id: string) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockVideosOf(transaction, accountId)
    const found = id === null ? null : await findVideo(transaction, accountId, id)
    if (id !== null && found === null) throw new ApiError(41200)
    const columns = await change(transaction, found)
    const saved = await saveVideo(transaction, { accountId, id, now: clock.now() }, columns)
    await deleteFiles(transaction, replacedFiles(found, columns), accountId)
    return result(transaction, saved)
  })

function replacedFiles(found: VideoFiles | null, columns: VideoColumns): string[] {
  if (found === null) return []
  const names = ['video_file_id', 'cover_file_id', 'captions_file_id'] as const
  return names.flatMap((name) => (columns[name] !== undefined && found[name] !== null ? found[name] : []))
}
