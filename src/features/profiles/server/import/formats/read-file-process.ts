import { answerLimited } from '#platform/limited/answer-limited.ts'
import { readFile } from './read-file.ts'

/** The program of the limited process. */
await answerLimited(async (_task, bytes) => ({ value: readFile(bytes) }))
