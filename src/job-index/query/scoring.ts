/**
 * The value of a match. As in BM25, a rare word counts more than a frequent one and a second occurrence less than the
 * first; as for a job seeker, the title counts most, and a short title more than one that lists everything. The query
 * as a phrase in the title is worth more than its words scattered over the posting, and as the whole title more still.
 * Age and stated pay only decide between nearly equal scores: a posting of today gains a quarter over one of long ago.
 * A posting that the visitor cannot read must be much better to come first. Without a text these three are the score,
 * with the person's wishes; the factors are chosen so that then nothing outweighs a language, and no language a job on
 * hold.
 *
 * All numbers are in this file, and index and oracle both compute with them, in the same order, so that scores are
 * equal to the last bit.
 */

/** The significance of a word that `frequency` of `documents` postings have; always positive. */
export function rarity(documents: number, frequency: number): number {
  const known = Math.min(frequency, documents)
  return Math.log(1 + (documents - known + 0.5) / (known + 0.5))
}

/** `weight` as in `document-terms.ts`; `titleLength` in terms. */
export function wordScore(rarity: number, weight: number, titleLength: number): number {
  const worth = rarity * (WORD_WORTH[weight] ?? 0)
  return weight === 3 ? worth / (0.75 + 0.05 * titleLength) : worth
}

/**
 * Less than the words themselves, which also name the concept if they are in a title. `isWider`: the same words also
 * name something narrower; a visitor who types "nurse" sees nurses first, then the rest of nursing.
 */
export function conceptScore(rarity: number, weight: number, isWider: boolean): number {
  return rarity * (CONCEPT_WORTH[weight] ?? 0) * (isWider ? WIDER : 1)
}

/**
 * The value of the words of a concept's name if a posting has them without the concept: "sales" and "engineer"
 * somewhere in a text are no sales engineer.
 */
export const WORDS_WITHOUT_CONCEPT = 0.3

/** A query that matches fewer postings than this finds similar ones as well, until there are so many. */
export const ENOUGH_HITS = 150

/**
 * How near a posting is that does not match; 0 if it is not near at all. `similarity`: of the meanings, at
 * most 1. `share`: which part of the query it has, 0 unless that is half of it or more. `isThere`: it is in the
 * searched countries, or says that it is open to them.
 */
export function similarityScore(similarity: number, share: number, isThere: boolean): number {
  if (similarity < LEAST_SIMILARITY && share === 0) return 0
  return Math.max(0, Math.max(0, similarity) + shareScore(share) - placelessCost(isThere))
}

/**
 * What remote work that names no country is less: it says "remote" and mostly means another part of the world, and is
 * near to queries everywhere.
 */
export const placelessCost = (isThere: boolean): number => (isThere ? 0 : PLACELESS)

const PLACELESS = 0.25

/** The part of it that comes from the words. */
export function shareScore(share: number): number {
  return share * SHARE_WORTH
}

const LEAST_SIMILARITY = 0.25
const SHARE_WORTH = 0.3

/**
 * How near a similar posting must be to be shown. After matches few of the distant ones are right. Where nothing
 * matches, they are all that the visitor gets.
 */
export function leastNearness(matches: number): number {
  return matches > 0 ? NEAR_A_MATCH : LEAST_SIMILARITY
}

const NEAR_A_MATCH = 0.4

/**
 * How near it must be for a reader who wants close ones only (`closeOnly`). After matches half of the postings are wrong
 * even at 0.6; where nothing matches, four of five are right at 0.55.
 */
export function closeNearness(matches: number): number {
  return matches > 0 ? CLOSE_TO_A_MATCH : CLOSE
}

const CLOSE_TO_A_MATCH = 0.7
const CLOSE = 0.55

/**
 * Whether a posting that has only the field of work of a name (its function), neither its words nor the job itself, is
 * what was meant: if its titles mean something similar. Three of four others are jobs that nobody had asked for.
 * `hasJob`: the name is also that of one job in the field ("施工管理"), and then that job is meant rather than the field.
 */
export const isMeantField = (similarity: number, hasJob: boolean): boolean =>
  similarity >= (hasJob ? LEAST_BESIDE_A_JOB : LEAST_OF_FIELD)

const LEAST_OF_FIELD = 0.25
const LEAST_BESIDE_A_JOB = 0.6

/** A factor of at most 1, by the similarity of a posting's titles to the query. */
export function meaningFit(similarity: number): number {
  return 1 - MEANING_WORTH + MEANING_WORTH * Math.min(1, Math.max(0, similarity))
}

const MEANING_WORTH = 0.8

/** How much of the title is covered by the query. */
export type PhraseMatch = 'none' | 'within' | 'whole'

/** `total`: the rarities of the query's words, summed. */
export function phraseScore(total: number, match: PhraseMatch): number {
  if (match === 'none') return 0
  return match === 'whole' ? total * 7 : total * 4
}

/** A factor between 0.8 and 1, by the day; `age` in seconds. */
export function freshness(age: number): number {
  const days = Math.floor(Math.max(0, age) / DAY)
  return FRESHNESS[Math.min(days, FRESHNESS.length - 1)] ?? 0
}

/** How a visitor reads a posting: 0 in a language they read well, 1 in one they also read, 2 in neither. */
export type LanguageTier = 0 | 1 | 2

/** Open jobs by their language, and after them all that are on hold. */
export type Tier = LanguageTier | typeof ON_HOLD

export const ON_HOLD = 3

/** A factor. A posting that somebody cannot read is rarely a job that they can take. */
export function languageFit(tier: LanguageTier): number {
  return LANGUAGE_FIT[tier]
}

/** A factor. A job on hold takes no applications: even one that the visitor cannot read comes before it. */
export function holdFit(isOnHold: boolean): number {
  return isOnHold ? 0.4 : 1
}

/** The most that both factors come to in a tier. */
export function mostFit(tier: Tier): number {
  return tier === ON_HOLD ? holdFit(true) : languageFit(tier)
}

/** A factor: of equally good postings, one that states its pay saves a wasted application. */
export function payFit(statesPay: boolean): number {
  return statesPay ? 1 : 0.95
}

/** The score of a posting without a text, beside the worth of the wishes that it meets. */
export const WITHOUT_TEXT = 1

/** So many hits of one employer count in full, the best ones. */
export const FULL_HITS_OF_EMPLOYER = 2

/**
 * A factor for the others: equal jobs of other employers come before them, worse ones don't. `better`: how many hits of
 * the same employer stand above.
 */
export function varietyFit(better: number): number {
  return better < FULL_HITS_OF_EMPLOYER ? 1 : 0.8
}

const WORD_WORTH = [1, 1.4, 2.5, 5] as const
const WIDER = 0.5
const CONCEPT_WORTH = [0, 0, 2.5, 4] as const
const LANGUAGE_FIT = [1, 0.75, 0.55] as const
const DAY = 86_400
const HALF_LIFE_DAYS = 30
const FRESHNESS = Float64Array.from({ length: 400 }, (_, days) => 0.8 + 0.2 * 2 ** (-days / HALF_LIFE_DAYS))
