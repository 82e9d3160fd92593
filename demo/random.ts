/**
 * A seeded random generator (sfc32). The same seed and label always give the same sequence, and each part of the world
 * draws from its own label, so that a change in drawing companies does not change the jobs.
 */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer in [min, max], both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  /** @throws RangeError for an empty list. */
  pick<T>(items: readonly T[]): T
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  /** One item, drawn in proportion to its weight. @throws RangeError for an empty list. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T
}

export function createRandom(seed: number, label: string): Random {
  const next = sfc32(seed, hash(label))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
    return taken
  }
  const pick = <T>(items: readonly T[]): T => present(items, Math.floor(next() * items.length))
  const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0)
    const found = items.findIndex((item) => {
      rest -= weightOf(item)
      return rest < 0
    })
    return present(items, found < 0 ? items.length - 1 : found)
  }
  return { next, int, chance: (probability) => next() < probability, pick, sample, weighted }
}

function present<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('cannot draw from an empty list')
  return item
}

function hash(text: string): number {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value >>> 0
}

function sfc32(seed: number, salt: number): () => number {
  let [a, b, c, counter] = [seed | 0, salt | 0, Math.imul(seed ^ salt, 0x9e3779b9), 1]
  const draw = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) draw()
  return draw
}
