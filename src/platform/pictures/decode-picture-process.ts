import { answerLimited } from '../limited/answer-limited.ts'
import { decodePicture } from './decode-picture.ts'

/** The program of the limited process. */
await answerLimited(decodePicture)
