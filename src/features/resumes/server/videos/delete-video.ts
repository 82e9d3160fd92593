import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteFiles } from '#platform/storage/store-file.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { removeVideoPart as removeContract, VideoResume } from '../../contract/video-resumes.ts'
import { deleteVideo, findVideo, lockVideosOf } from '../queries/videos.ts'
import { changeVideo } from './change-video.ts'

/** Throws 41200. */
export async function deleteVideoResume(
  { db }: { db: Db },
  { id }: { id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    await lockVideosOf(transaction, accountId)
    const found = await findVideo(transaction, accountId, id)
    if (found === null) throw new ApiError(41200)
    await deleteVideo(transaction, accountId, id)
    const { video_file_id, cover_file_id, captions_file_id } = found
    const files = [video_file_id, cover_file_id, captions_file_id].filter((file) => file !== null)
    await deleteFiles(transaction, files, accountId)
  })
  return {}
}

/** Removes the cover or the captions. Throws 41200. */
export const removeVideoPart = (
  deps: { db: Db; clock: Clock },
  { id, part }: z.output<typeof removeContract.request>,
  viewer: Viewer,
): Promise<VideoResume> =>
  changeVideo(deps, { accountId: accountOf(viewer), id }, async () => ({ [`${part}_file_id`]: null }))
