/**
 * What is learned from: every distinct text once, with all things that it names, as the features that the table keeps.
 * Things are numbered by their place.
 */
import { eachFeature } from '#job-index/meaning/features.ts'
import { foldText } from '#job-index/text/fold.ts'
import type { Name, Named, Names } from './names.ts'

export interface TrainingSet {
  things: readonly Named[]
  /** By thing: the things that are the same in another source. */
  linked: readonly (readonly number[])[]
  texts: readonly TrainingText[]
  /** By thing, by language: the texts that name it. */
  named: readonly ReadonlyMap<string, readonly number[]>[]
  /** By thing: pieces of sentences about it. */
  described: readonly (readonly number[])[]
  features: Features
}

export interface TrainingText {
  /** The things that it names. */
  own: readonly number[]
  /** These, and the things linked with them. */
  right: readonly number[]
}

/** The features of texts, one text after another: those of text n are from `start[n]` up to `start[n + 1]`. */
export interface Features {
  start: Uint32Array
  numbers: Uint32Array
  weights: Float32Array
  /** By feature. */
  hashes: Uint32Array
  /** By feature: how many texts have it. */
  frequencies: Uint32Array
}

export function trainingSetOf(
  { things: all, names, sentences }: Names,
  links: readonly (readonly [string, string])[],
): TrainingSet {
  const things = [...new Map(all.toReversed().map((thing) => [thing.id, thing])).values()].toReversed()
  const numbers = new Map(things.map(({ id }, number) => [id, number]))
  const numberOf = (id: string) => {
    const number = numbers.get(id)
    if (number === undefined) throw new Error(`Nothing has the id ${id}.`)
    return number
  }
  const linked: number[][] = things.map(() => [])
  for (const [a, b] of links) {
    linked[numberOf(a)]?.push(numberOf(b))
    linked[numberOf(b)]?.push(numberOf(a))
  }
  const withLinked = (own: readonly number[]) => [
    ...new Set(own.flatMap((thing) => [thing, ...(linked[thing] ?? [])])),
  ]
  const distinct = distinctTexts(names, numberOf)
  const named = things.map(() => new Map<string, number[]>())
  for (const [number, { lang, own }] of distinct.entries())
    for (const thing of own) listAt(named[thing], lang).push(number)
  const pieces = sentences.flatMap((sentence) =>
    piecesOf(sentence.text).map((text) => ({ text, own: [numberOf(sentence.of)] })),
  )
  const described: number[][] = things.map(() => [])
  for (const [place, { own }] of pieces.entries())
    for (const thing of own) described[thing]?.push(distinct.length + place)
  const texts = [...distinct, ...pieces]
  return {
    things,
    linked,
    texts: texts.map(({ own }) => ({ own, right: withLinked(own) })),
    named,
    described,
    features: featuresOf(texts.map(({ text }) => text)),
  }
}

/** One name in a language, whatever its case and signs, is one text, however many things it names. */
export const nameKey = ({ text, lang }: Pick<Name, 'text' | 'lang'>): string =>
  `${lang}|${foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, ' ')
    .trim()}`

function distinctTexts(names: readonly Name[], numberOf: (id: string) => number) {
  const distinct = new Map<string, { text: string; lang: string; own: number[] }>()
  for (const name of names) {
    const key = nameKey(name)
    const known = distinct.get(key) ?? { text: name.text, lang: name.lang, own: [] }
    distinct.set(key, known)
    const thing = numberOf(name.of)
    if (!known.own.includes(thing)) known.own.push(thing)
  }
  return [...distinct.values()]
}

/** Runs of some twelve words, so that they are not much longer than names. */
function piecesOf(sentences: string): string[] {
  return sentences.split(/[.;:\n]+/).flatMap((sentence) => {
    const words = sentence.trim().split(/\s+/)
    const starts = words.flatMap((_, place) => (place % 12 === 0 && words.length - place >= 3 ? [place] : []))
    return starts.map((start) => words.slice(start, start + 14).join(' '))
  })
}

/** More features than these would make the table larger than it may be; rarer ones say too little. */
const MOST_FEATURES = 262_144
const LEAST_FREQUENCY = 2

function featuresOf(texts: readonly string[]): Features {
  const kept = frequentFeatures(texts)
  const numberOf = new Map(kept.map(({ hash }, number) => [hash, number]))
  const start = new Uint32Array(texts.length + 1)
  const numbers: number[] = []
  const weights: number[] = []
  for (const [place, text] of texts.entries()) {
    for (const [hash, weight] of bagOf(text)) {
      const number = numberOf.get(hash)
      if (number === undefined) continue
      numbers.push(number)
      weights.push(weight)
    }
    start[place + 1] = numbers.length
  }
  return {
    start,
    numbers: Uint32Array.from(numbers),
    weights: Float32Array.from(weights),
    hashes: Uint32Array.from(kept, ({ hash }) => hash),
    frequencies: Uint32Array.from(kept, ({ frequency }) => frequency),
  }
}

/** The most frequent first. */
function frequentFeatures(texts: readonly string[]): { hash: number; frequency: number }[] {
  const frequencies = new Map<number, number>()
  for (const text of texts)
    for (const hash of bagOf(text).keys()) frequencies.set(hash, (frequencies.get(hash) ?? 0) + 1)
  return [...frequencies]
    .filter(([, frequency]) => frequency >= LEAST_FREQUENCY)
    .map(([hash, frequency]) => ({ hash, frequency }))
    .sort((a, b) => b.frequency - a.frequency || a.hash - b.hash)
    .slice(0, MOST_FEATURES)
}

function bagOf(text: string): Map<number, number> {
  const bag = new Map<number, number>()
  eachFeature(text, (hash, weight) => bag.set(hash, (bag.get(hash) ?? 0) + weight))
  return bag
}

function listAt(map: Map<string, number[]> | undefined, key: string): number[] {
  if (map === undefined) return []
  const found = map.get(key) ?? []
  map.set(key, found)
  return found
}
