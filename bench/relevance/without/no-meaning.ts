/** Replaces `meaning/text-vectors.ts`: no text has a meaning, so a posting is found by its words and concepts only. */
import type * as replaced from '#job-index/meaning/text-vectors.ts'

export {
  DIMENSIONS,
  dot,
  readVectorTable,
  toUnitLength,
  vectorTableBytes,
} from '#job-index/meaning/text-vectors.ts'

export const vectorOf: typeof replaced.vectorOf = () => null
