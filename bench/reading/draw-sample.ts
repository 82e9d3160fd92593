import { createHash } from 'node:crypto'

interface Drawable {
  id: string
  source: string
}

/** The number from every source, so that a board of a million postings does not hide one of thirty. */
const OF_EACH_SOURCE = 12

/**
 * The postings to label: some of each source, then the others in order, always the same ones. The order is that of
 * hashes, which does not change with the order of the file or with further postings.
 */
export function drawSample<P extends Drawable>(postings: readonly P[], size: number, seed: number): P[] {
  const shuffled = postings
    .map((posting) => ({ posting, rank: createHash('sha256').update(`${seed}:${posting.id}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ posting }) => posting)
  const bySource = Map.groupBy(shuffled, ({ source }) => source)
  const sample = new Set([...bySource.values()].flatMap((of) => of.slice(0, OF_EACH_SOURCE)))
  for (const posting of shuffled) {
    if (sample.size === size) break
    sample.add(posting)
  }
  return [...sample].sort((one, other) => (one.id < other.id ? -1 : 1))
}
