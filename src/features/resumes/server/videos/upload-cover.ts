import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { pictureWithin } from '#platform/pictures/read-picture.ts'
import { storeFile } from '#platform/storage/store-file.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { uploadVideoCover as contract } from '../../contract/video-resumes.ts'
import { mayAddVideo } from '../policy.ts'
import { countVideos, findWaitingCover } from '../queries/videos.ts'
import { changedVideo } from './change-video.ts'
import { takeVideoUpload, type VideoDependencies } from './take-video-upload.ts'

/** Pixels of the longer edge. */
const EDGE = 1280
const FIELD = 'video_cover'

/** Throws the codes of its contract. */
export async function uploadVideoCover(
  deps: VideoDependencies,
  { upload_id, video_resume_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const whose = { accountId, kind: 'video-cover', field: FIELD } as const
  return takeVideoUpload(deps, upload_id, whose, async ({ bytes, scannedAt }) => {
    const drawn = await pictureWithin(bytes, { kind: 'video-cover', edge: EDGE, field: FIELD })
    const id = video_resume_id || ((await findWaitingCover(deps.db, accountId))?.id ?? null)
    let video_cover = ''
    return changedVideo(
      deps,
      { accountId, id },
      async (transaction) => {
        if (id === null) requireAllowed(mayAddVideo(await countVideos(transaction, accountId)))
        const cover_file_id = await storeCover({ ...deps, db: transaction }, accountId, drawn, scannedAt)
        video_cover = privateFileAddress(cover_file_id)
        return { cover_file_id }
      },
      async (_transaction, video) => ({ video_resume_id: video, video_cover }),
    )
  })
}

const storeCover = (
  deps: VideoDependencies & { db: Db },
  accountId: string,
  bytes: Buffer,
  scannedAt: Date | null,
) =>
  storeFile(deps, accountId, {
    kind: 'video-cover',
    filename: 'cover.webp',
    bytes,
    format: 'webp',
    scannedAt,
  })
