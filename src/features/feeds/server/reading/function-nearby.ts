import { titleById } from '#config/taxonomy/taxonomy.ts'
import { isGeneral, isMereRank, isOnlyRanks } from './title-heads.ts'
import { namesIn } from './title-names.ts'
import { phraseWords } from './title-words.ts'

/**
 * The function of a title that has no known name, by the titles of the tree that mean nearly the same. Only the head of
 * the title is compared: what follows a comma or a dash is a product, a place or a bonus, and would lead elsewhere. The
 * bounds were chosen on half of 200 judged titles without a known name (bench/reading).
 */

/** The titles of the tree that are nearest to a text, the nearest first; similarity 0 to 1. */
export type NearTitles = (text: string) => readonly { titleId: number; similarity: number }[]

/**
 * @param head a part of a title, folded
 * @param weak the function that words of the title indicate without naming the job
 * @returns null if the meaning says nothing, or nothing else than the weak evidence
 */
export function functionNearby(
  head: string,
  weak: number | undefined,
  nearTitles: NearTitles,
): number | null {
  // A rank alone is near to the trades in which it is common, and damaged letters are near to anything.
  const words = phraseWords(head)
  if (isOnlyRanks(words) || isMereRank(head) || isGeneralName(words) || DAMAGED.test(head)) return null
  const near = nearTitles(head).flatMap(({ titleId, similarity }) => {
    const functionId = titleById(titleId)?.function
    return functionId === undefined ? [] : [{ functionId, similarity }]
  })
  const [best] = near
  if (!best || best.functionId === weak) return null
  if (weak === undefined) return best.similarity >= DECIDES ? best.functionId : null
  const ofWeak = near.find(({ functionId }) => functionId === weak)?.similarity ?? 0
  return best.similarity >= OVERRULES && best.similarity - ofWeak >= FAR_NEARER ? best.functionId : null
}

/** 'Operations Associate' before 'Financial Crimes'. But who manages or operates does so with whatever it is. */
function isGeneralName(words: readonly string[]): boolean {
  const name = words.filter((word) => !LEVEL.test(word)).join(' ')
  return isGeneral(name) || (namesIn('en')?.titles.get(name)?.isGeneral === true && !MANAGES.test(name))
}
const LEVEL = /^(?:senior|junior|lead|staff|principal)$/
const MANAGES = /(?:manager|operator)$/

const DECIDES = 0.8
/** Words for a field are right more often than a title that is only similar. */
const OVERRULES = 0.85
/** By this much another function has to be nearer than the one that the words indicate. */
const FAR_NEARER = 0.3
const DAMAGED = /\?\?|�/
