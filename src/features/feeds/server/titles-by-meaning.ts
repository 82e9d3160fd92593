import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { meaningOf } from '#job-index/meaning/shipped-vectors.ts'
import type { TextMeaning } from '#job-index/meaning/text-meaning.ts'
import type { NearTitles } from './reading/function-nearby.ts'

/**
 * The titles of the taxonomy that mean nearly the same as a text, by the vectors that the search uses. The first text
 * takes some seconds: a process that imports only titles with known names never needs them.
 */
export const titlesByMeaning: NearTitles = (text) => {
  meaning ??= meaningOf(taxonomyConcepts())
  return meaning.of([text], NEAREST)?.nearest.map(({ id, similarity }) => ({ titleId: id, similarity })) ?? []
}

let meaning: TextMeaning | undefined

const NEAREST = 10
