import { answerLimited } from '#platform/limited/answer-limited.ts'
import { readLines } from './lines/read-lines.ts'

/** The program of the limited process. */
await answerLimited(async (_task, bytes) => ({ value: await readLines(bytes) }))
