import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { VideoResume } from '../../contract/video-resumes.ts'
import { listVideos, type VideoRow } from '../queries/videos.ts'

export function presentVideo(row: VideoRow): VideoResume {
  const { id, video_file_id, cover_file_id, captions_file_id, created_at, ...facts } = row
  return {
    video_resume_id: id,
    video_resume: privateFileAddress(video_file_id),
    video_cover: cover_file_id && privateFileAddress(cover_file_id),
    video_captions: captions_file_id && privateFileAddress(captions_file_id),
    ...facts,
    created_at: created_at.toISOString(),
  }
}

/** Throws 41200 if the account has no such video. */
export async function videoOf(db: Db, accountId: string, id: string): Promise<VideoResume> {
  const [row] = await listVideos(db, { accountId, id })
  if (row === undefined) throw new ApiError(41200)
  return presentVideo(row)
}
