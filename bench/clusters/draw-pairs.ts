import { createHash } from 'node:crypto'
import { type Pair, STRATA } from './candidate-pairs.ts'

/** At most this many of one employer and kind, so that an employer with a hundred branches does not dominate. */
const OF_ONE_EMPLOYER = 2

/** The pairs to judge: so many of each kind, always the same ones, in any order of the postings. */
export function drawPairs(candidates: readonly Pair[]): Pair[] {
  const left = new Map<string, number>(Object.entries(STRATA))
  const taken = new Map<string, number>()
  return byHash(candidates, ({ one, other }) => `${one.id} ${other.id}`).filter(({ one, stratum }) => {
    const employer = `${stratum} ${one.company}`
    const ofEmployer = taken.get(employer) ?? 0
    const ofStratum = left.get(stratum) ?? 0
    if (ofStratum === 0 || ofEmployer === OF_ONE_EMPLOYER) return false
    left.set(stratum, ofStratum - 1)
    taken.set(employer, ofEmployer + 1)
    return true
  })
}

/** Pairs of postings in one cluster, at most one of each cluster. */
export function clusteredPairs(
  clusters: ReadonlyMap<string, number>,
  size: number,
): (readonly [one: string, other: string])[] {
  const members = [...Map.groupBy(clusters, ([, cluster]) => cluster).values()]
  const pairs = members.map((of): readonly [string, string] => {
    const [one = '', other = ''] = byHash(
      of.map(([id]) => id),
      (id) => id,
    )
    return [one, other]
  })
  return byHash(pairs, (pair) => pair.join(' ')).slice(0, size)
}

function byHash<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, rank: createHash('sha256').update(nameOf(item)).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item)
}
