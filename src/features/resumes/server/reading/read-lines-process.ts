import { answerLimited } from '#platform/limited/answer-limited.ts'
import { loadReader, readLines } from './lines/read-lines.ts'

/** The program of the limited process. The reader that most files need is loaded while the file is not there yet. */
await loadReader('pdf')
await answerLimited(async (_task, bytes) => ({ value: await readLines(bytes) }))
