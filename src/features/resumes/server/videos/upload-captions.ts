import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import { namedText } from '#platform/http/error-text.ts'
import { storeFile } from '#platform/storage/store-file.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { uploadVideoCaptions as contract, VideoResume } from '../../contract/video-resumes.ts'
import { readCaptions } from './captions.ts'
import { changeVideo } from './change-video.ts'
import { takeVideoUpload, type VideoDependencies } from './take-video-upload.ts'

/** Throws the codes of its contract. */
export async function uploadVideoCaptions(
  deps: VideoDependencies,
  { id, upload_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<VideoResume> {
  const accountId = accountOf(viewer)
  const whose = { accountId, kind: 'video-captions', field: 'video_captions' } as const
  return takeVideoUpload(deps, upload_id, whose, async ({ bytes, scannedAt }) => {
    const written = readCaptions(bytes)
    if (written === null) {
      const message = namedText('captions-unreadable', viewer.language, {})
      throw new ApiError(40001, { fields: { video_captions: [message] } })
    }
    return changeVideo(deps, { accountId, id }, async (transaction) => {
      const file = { kind: 'video-captions', filename: 'captions.vtt', format: 'vtt', scannedAt } as const
      const stored = { ...file, bytes: Buffer.from(written) }
      return { captions_file_id: await storeFile({ ...deps, db: transaction }, accountId, stored) }
    })
  })
}
