import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeker } from '#features/profiles/server/profile.test-helper.ts'
import type { TestSite } from '../../../../../tests/site/test-site.ts'
import { videoResume } from '../../contract/video-resumes.ts'

/** Small real files, made with ffmpeg (`fixtures/make.sh`). */
export const fixture = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'fixtures', name))

const JOBSEEKER = '/api-server/jobseeker'

/** A seeker with the calls of their video resumes. */
export async function filmed(site: TestSite) {
  const owner = await seeker(site)
  const send = async (
    path: string,
    field: string,
    file: Buffer | string,
    more: Record<string, string> = {},
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(more)) body.set(name, value)
    body.set(field, new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'me.mp4')
    return (await owner.jar.call(`${JOBSEEKER}${path}`, { method: 'POST', body })).body
  }
  const upload = (file: Buffer | string, more?: Record<string, string>) =>
    send('/video_resume/upload_v1', 'video_resume', file, more)
  return {
    ...owner,
    send,
    upload,
    /** A video that is taken. */
    film: async (file = fixture('plain.mp4')) => videoResume.parse((await upload(file)).data),
    videos: async () => (await owner.jar.call(`${JOBSEEKER}/video-resumes`)).body.data,
    files: () =>
      site.database.db
        .selectFrom('files')
        .select(['kind', 'content'])
        .where('account_id', '=', owner.id)
        .execute(),
  }
}
