/** Replaces `text/stem.ts`: every word is its own stem. */
import type * as replaced from '#job-index/text/stem.ts'

export { baseLanguage } from '#job-index/text/stem.ts'

export const stemWord: typeof replaced.stemWord = (word) => word

export const possibleStems: typeof replaced.possibleStems = (word) => [word]

export const stemmedLanguages: typeof replaced.stemmedLanguages = () => []
