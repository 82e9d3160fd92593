/**
 * Replaces `query/scoring.ts`: a word has the same value in every place, a phrase in the title adds nothing. A concept,
 * which is read from titles only, has the value of a word.
 */
import type * as replaced from '#job-index/query/scoring.ts'

export * from '#job-index/query/scoring.ts'

export const wordScore: typeof replaced.wordScore = (rarity) => rarity

export const conceptScore: typeof replaced.conceptScore = (rarity) => rarity

export const phraseScore: typeof replaced.phraseScore = () => 0

export const WORDS_WITHOUT_CONCEPT = 1
