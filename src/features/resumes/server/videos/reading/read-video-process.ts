import { VIDEO_RESUME_SECONDS } from '#config/limits.ts'
import { answerLimited } from '#platform/limited/answer-limited.ts'
import { readVideo } from './read-video.ts'

/** The program of the limited process. */
await answerLimited(async (_task, bytes) => {
  const read = await readVideo(bytes, { lessThanSeconds: VIDEO_RESUME_SECONDS })
  return typeof read === 'string' ? { value: { trouble: read } } : { value: read.video, blocks: [read.kept] }
})
