import { similarityAt } from '../meaning/posting-meaning.ts'
import { DIMENSIONS } from '../meaning/text-vectors.ts'
import type { Segment } from '../storage/segment.ts'

/**
 * The similarity of a segment's documents to a vector of unit length. It is worked out once for each meaning, which many
 * documents may share: a product of sixty-four numbers takes longer than looking one up.
 */
export function similarityIn({ columns }: Segment, vector: Float32Array): (document: number) => number {
  const { meanings, meaningOf } = columns
  const rows = meanings.length / DIMENSIONS
  if (rows > similarities.length) {
    similarities = new Float64Array(rows)
    askedBy = new Uint32Array(rows)
  }
  const asker = nextAsker()
  return (document) => {
    const row = meaningOf[document] ?? 0
    const known = similarities[row] ?? 0
    if (askedBy[row] === asker) return known
    const similarity = similarityAt(vector, meanings, row)
    askedBy[row] = asker
    similarities[row] = similarity
    return similarity
  }
}

/** By row, of the asker who wrote it: the arrays are made once, and never cleared. */
let similarities = new Float64Array(0)
let askedBy = new Uint32Array(0)
let askers = 0

function nextAsker(): number {
  if (askers === 2 ** 32 - 1) {
    askedBy.fill(0)
    askers = 0
  }
  return ++askers
}
