import type { Random } from './random.ts'

const DAY = 86_400

/**
 * Ages in seconds, youngest first, no two the same: two fifths within the last two days, the others less and less
 * frequent over 45 days, as on a real site.
 */
export function drawAges(random: Random, count: number): number[] {
  const ages = new Set<number>()
  while (ages.size < count) {
    const age = random.next() < 0.4 ? random.next() * 2 * DAY : 2 * DAY + random.next() ** 1.6 * 43 * DAY
    ages.add(Math.floor(age) + 60)
  }
  return [...ages].sort((a, b) => a - b)
}

/**
 * Orders items so that neighbours differ: the next one is the first that shares nothing with the last few, or, if there
 * is none, the one that shares least.
 */
export function spread<T>(items: readonly T[], traitsOf: (item: T) => readonly string[]): T[] {
  const line = [...items]
  const ordered: T[] = []
  while (line.length > 0) {
    const recent = ordered.slice(-3).reverse().map(traitsOf)
    const likeness = (item: T) =>
      recent.reduce((sum, traits, distance) => sum + shared(traitsOf(item), traits) / (distance + 1), 0)
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [at, item] of line.entries()) {
      const value = likeness(item)
      if (value < least) [best, least] = [at, value]
      if (value === 0) break
    }
    ordered.push(...line.splice(best, 1))
  }
  return ordered
}

const shared = (some: readonly string[], others: readonly string[]): number =>
  some.filter((trait) => others.includes(trait)).length
