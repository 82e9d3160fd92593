import { createHash } from 'node:crypto'

interface Drawable {
  id: string
  source: string
}

/** Of every source, so that a board of a million postings does not hide one of thirty. */
const OF_EACH_SOURCE = 12

/**
 * The postings to label: some of each source, the rest as they come, always the same ones. The order is that of hashes,
 * which neither the order of the file nor further postings in it change.
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
