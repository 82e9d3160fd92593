import { z } from 'zod'
import { answerLimited } from '#platform/limited/answer-limited.ts'
import { readVideo } from './read-video.ts'

const task = z.object({ lessThanSeconds: z.number() })

/** The program of the limited process. */
await answerLimited(async (given, bytes) => {
  const read = await readVideo(bytes, task.parse(given))
  return typeof read === 'string' ? { value: { trouble: read } } : { value: read.video, blocks: [read.kept] }
})
