import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listVideoResumes as contract } from '../../contract/video-resumes.ts'
import { mayAddVideo } from '../policy.ts'
import { listVideos } from '../queries/videos.ts'
import { presentVideo } from './present-video.ts'

export async function listVideoResumes(
  { db }: { db: Db },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const rows = await listVideos(db, { accountId: accountOf(viewer) })
  return { video_resumes: rows.map(presentVideo), may: { add: isAllowed(mayAddVideo(rows.length)) } }
}
