/**
 * The meaning of a posting: the middle of its titles, in as many bytes as there are dimensions. For finding postings
 * near a query without looking at each, a posting is listed under the few titles of the taxonomy that are nearest.
 */
import type { JobDocument } from '../types.ts'
import type { TextMeaning } from './text-meaning.ts'
import { DIMENSIONS, dotWithBytes } from './text-vectors.ts'

export interface PostingMeaning {
  /** A vector of unit length times `STEPS`, rounded; all 0 if nothing is known of the titles. */
  vector: Int8Array
  /** Ids of titles, the nearest first. */
  near: readonly number[]
}

export function postingMeaning({ texts }: Pick<JobDocument, 'texts'>, meaning: TextMeaning): PostingMeaning {
  const titles = texts.map(({ title }) => title)
  const found = meaning.of(titles, NEAR_TITLES)
  if (found === null) return NO_MEANING
  return {
    vector: Int8Array.from(found.vector, (each) => Math.max(-127, Math.min(127, Math.round(each * STEPS)))),
    near: found.nearest.map(({ id }) => id),
  }
}

/** More than 127 of them would be out of reach of a byte in the rarest vectors only. */
const STEPS = 300

/** With three, one in fifty of those that should be found is not. */
const NEAR_TITLES = 5

const NO_MEANING: PostingMeaning = { vector: new Int8Array(DIMENSIONS), near: [] }

/** The similarity of a vector of unit length and the `place`th of these; -1 to 1. */
export const similarityAt = (vector: Float32Array, vectors: Int8Array, place: number): number =>
  dotWithBytes(vector, vectors, place * DIMENSIONS) / STEPS

/** The term under which the postings near a title are listed; no word looks like it. */
export const nearTerm = (titleId: number): string => (NEAR_TERMS[titleId] ??= `#near:${titleId}`)

/** Every search looks twenty up: a text that is made anew must be hashed anew. */
const NEAR_TERMS: string[] = []
