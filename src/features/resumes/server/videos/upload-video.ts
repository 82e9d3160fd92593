import { join } from 'node:path'
import { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import { LimitedFailure, runLimited } from '#platform/limited/limited-process.ts'
import { storeFile } from '#platform/storage/store-file.ts'
import type { TakenUpload } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { uploadVideoResume as contract, VideoResume } from '../../contract/video-resumes.ts'
import { orFailed, type Reports } from '../attached/or-failed.ts'
import { mayAddVideo } from '../policy.ts'
import { countVideos } from '../queries/videos.ts'
import { changeVideo } from './change-video.ts'
import type { ReadVideo, VideoTrouble } from './reading/read-video.ts'
import { takeVideoUpload, type VideoDependencies } from './take-video-upload.ts'

const PROGRAM = join(import.meta.dirname, 'reading/read-video-process.ts')
const FIELD = 'video_resume'
const UPLOAD_FAILED = 41222

/** Throws the codes of its contract. */
export async function uploadVideoResume(
  deps: VideoDependencies & Reports,
  { upload_id, video_resume_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<VideoResume> {
  const accountId = accountOf(viewer)
  const id = video_resume_id || null
  const whose = { accountId, kind: 'video-resume', field: FIELD } as const
  const store = async ({ filename, bytes, scannedAt }: TakenUpload) => {
    // Before the file is read, which costs most; once more when it is stored.
    if (id === null) requireAllowed(mayAddVideo(await countVideos(deps.db, accountId)))
    const { video, kept } = await readLimited(bytes)
    return changeVideo(deps, { accountId, id }, async (transaction, found) => {
      if (found === null || found.video_file_id === null)
        requireAllowed(mayAddVideo(await countVideos(transaction, accountId)))
      const file = { kind: 'video-resume', filename: mp4Name(filename), format: 'mp4', scannedAt } as const
      const stored = await storeFile({ ...deps, db: transaction }, accountId, { ...file, bytes: kept })
      const { milliseconds, width, height } = video
      // Captions belong to the words that were said.
      return { video_file_id: stored, milliseconds, width, height, captions_file_id: null }
    })
  }
  // Around it, so that the upload stays for another try.
  return orFailed(deps, UPLOAD_FAILED, () => takeVideoUpload(deps, upload_id, whose, store))
}

/** As a download it is an MP4, whatever its name was. */
const mp4Name = (filename: string): string =>
  `${filename.replace(/\.\w{1,5}$/, '').slice(0, 180) || 'video'}.mp4`

/** MediaInfo runs once and briefly: to compile it well takes longer than all that it does. */
const FLAGS = ['--liftoff-only']

async function readLimited(bytes: Buffer): Promise<{ video: ReadVideo; kept: Buffer }> {
  const run = { program: PROGRAM, input: bytes, task: null, flags: FLAGS }
  const { value, blocks } = await runLimited(run).catch((error) => {
    throw error instanceof LimitedFailure ? new ApiError(41217, { field: FIELD }) : error
  })
  const answer = answered.safeParse(value).data
  const [kept] = blocks
  if (answer === undefined) throw new ApiError(41217, { field: FIELD })
  if ('trouble' in answer) throw new ApiError(CODES[answer.trouble], { field: FIELD })
  if (kept?.length !== bytes.length) throw new ApiError(41217, { field: FIELD })
  return { video: answer, kept }
}

const CODES: Readonly<Record<VideoTrouble, number>> = {
  type: 41207,
  damaged: 41215,
  length: 41212,
  outside: 41217,
}

const answered = z.union([
  z.object({ trouble: z.enum(['type', 'damaged', 'length', 'outside']) }),
  z.object({
    milliseconds: z.number().int().min(1),
    width: z.number().int().min(1),
    height: z.number().int().min(1),
  }),
])
