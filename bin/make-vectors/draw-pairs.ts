/**
 * Draws pairs of texts that mean the same work: two names of one occupation in any languages, now and then a name and a
 * piece of its description, or names of two occupations that are linked. Several pairs in a row come from one group, so
 * that each batch has names that are near each other and mean different work: from those most is learned.
 */

import type { Source } from './names.ts'
import { randomFrom, weightedDraw } from './random.ts'
import type { TrainingSet } from './training-set.ts'

export interface Pair {
  thing: number
  first: number
  second: number
}

export function pairDrawer(
  { things, linked, named, described }: TrainingSet,
  seed: number,
): (count: number) => Pair[] {
  const random = randomFrom(seed)
  const sizes = named.map((byLanguage) => sum([...byLanguage.values()].map(({ length }) => length)))
  const weightOf = (thing: number) =>
    Math.sqrt(sizes[thing] ?? 0) * SOURCE_WEIGHT[things[thing]?.source ?? 'field']
  const members = Map.groupBy(
    [...things.keys()].filter((thing) => (sizes[thing] ?? 0) > 0),
    (thing) => things[thing]?.group,
  )
  const groups = [...members.values()].map((of) => ({
    of,
    draw: weightedDraw(of.map(weightOf), random),
    weight: sum(of.map(weightOf)),
  }))
  const drawGroup = weightedDraw(
    groups.map(({ weight }) => weight),
    random,
  )
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]
  const drawName = named.map((byLanguage) => nameDrawer(byLanguage, random))
  const other = (thing: number) => {
    const same = linked[thing] ?? []
    const chosen = same.length > 0 && random() < LINKED_SHARE ? pick(same) : thing
    return chosen === undefined || sizes[chosen] === 0 ? thing : chosen
  }
  const second = (thing: number, first: number) => {
    const pieces = described[thing] ?? []
    if (pieces.length > 0 && random() < DESCRIBED_SHARE) return pick(pieces)
    let drawn = drawName[thing]?.()
    for (let tries = 0; tries < 4 && drawn === first; tries++) drawn = drawName[thing]?.()
    return drawn
  }
  return (count) => {
    const pairs: Pair[] = []
    while (pairs.length < count) {
      const group = groups[drawGroup()]
      for (let left = Math.min(IN_A_ROW, count - pairs.length); left > 0 && group !== undefined; left--) {
        const thing = group.of[group.draw()] ?? 0
        const sameThing = other(thing)
        const a = drawName[thing]?.() ?? 0
        const b = second(sameThing, a) ?? a
        if (a !== b) pairs.push({ thing, first: a, second: b })
      }
    }
    return pairs
  }
}

/** Draws a language, then a name: a language with many names of a thing is not drawn as often as it has names. */
function nameDrawer(byLanguage: ReadonlyMap<string, readonly number[]>, random: () => number): () => number {
  const lists = [...byLanguage.values()]
  const draw = weightedDraw(
    [...byLanguage].map(
      ([lang, { length }]) => (LANGUAGE_WEIGHT[lang] ?? 1) * Math.sqrt(Math.min(16, length)),
    ),
    random,
  )
  return () => {
    const list = lists[draw()] ?? []
    return list[Math.floor(random() * list.length)] ?? 0
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** Our own names were written for job titles in all languages; the others count less, the coarser the less. */
const SOURCE_WEIGHT: Readonly<Record<Source, number>> = {
  own: 2.5,
  esco: 1,
  onet: 1,
  national: 0.5,
  skill: 0.5,
  field: 0.5,
}

/** Most postings and most names are in these. */
const LANGUAGE_WEIGHT: Readonly<Partial<Record<string, number>>> = { en: 3, es: 2, zh: 2 }
const LINKED_SHARE = 0.3
const DESCRIBED_SHARE = 0.1
const IN_A_ROW = 4
