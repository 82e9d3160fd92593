import type { RawPosting } from '#features/feeds/server/raw-posting.ts'
import { foldText } from '#shared/fold-text.ts'

/**
 * Pairs of postings that might be the same job, by a comparison far more generous than the measured rule: any two of
 * one employer, in any spelling of its name, whose titles share half their words; and any two with almost the same
 * title at the same place if an employer is not named or the two names share a word.
 */
export interface Pair {
  one: RawPosting
  other: RawPosting
  stratum: Stratum
}

/** How many are drawn of each kind: there are a thousand times as many trivial pairs as informative ones. */
export const STRATA = {
  'two sources': 70,
  'same title and place, texts': 50,
  'same title, other place, texts': 25,
  'near title, same place, texts': 30,
  'near title, other place, texts': 15,
  'without texts': 20,
  'other or no employer': 25,
} as const
export type Stratum = keyof typeof STRATA

/** Postings of one employer that are compared with each other; of larger ones the first by id. */
const LARGEST_BLOCK = 300
const NEAR_TITLE = 0.5
const SAME_TITLE = 0.8

interface Plain {
  raw: RawPosting
  title: ReadonlySet<string>
  company: ReadonlySet<string>
  place: string
}

export function candidatePairs(postings: readonly RawPosting[]): Pair[] {
  const plain = postings.map(plainOf).sort((one, other) => (one.raw.id < other.raw.id ? -1 : 1))
  const named = plain.filter(({ company }) => company.size > 0)
  const ofOneEmployer = blocks(named, ({ company }) => [...company].slice(0, 2).join(' ')).flatMap((block) =>
    pairsOf(block).filter(({ 0: one, 1: other }) => share(one.title, other.title) >= NEAR_TITLE),
  )
  const ofOnePlace = blocks(plain, ({ title, place }) =>
    place === '' ? '' : `${[...title].sort().slice(0, 3).join(' ')} ${place}`,
  ).flatMap((block) =>
    pairsOf(block).filter(
      ([one, other]) =>
        share(one.title, other.title) >= SAME_TITLE &&
        !sameSet(one.company, other.company) &&
        (one.company.size === 0 || other.company.size === 0 || share(one.company, other.company) > 0),
    ),
  )
  const pairs = new Map<string, Pair>()
  for (const [one, other] of [...ofOneEmployer, ...ofOnePlace]) {
    pairs.set(`${one.raw.id} ${other.raw.id}`, {
      one: one.raw,
      other: other.raw,
      stratum: stratumOf(one, other),
    })
  }
  return [...pairs.values()]
}

function plainOf(raw: RawPosting): Plain {
  return {
    raw,
    title: wordsOf(raw.title),
    company: new Set([...wordsOf(raw.company)].filter((word) => !LEGAL.has(word))),
    place: [...wordsOf(raw.place)].join(' '),
  }
}

const LEGAL = new Set([
  'pt',
  'inc',
  'ltd',
  'co',
  'the',
  'cong',
  'ty',
  'tnhh',
  'cp',
  'company',
  'confidential',
  'sa',
  'cv',
])

/** Han and kana have no spaces: pairs of letters are used as words. */
function wordsOf(text: string): Set<string> {
  const words = foldText(text).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? emailsOf(word) : [word],
    ),
  )
}

const emailsOf = (word: string): string[] =>
  word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

function blocks(plain: readonly Plain[], keyOf: (posting: Plain) => string): Plain[][] {
  const byKey = Map.groupBy(plain, keyOf)
  byKey.delete('')
  return [...byKey.values()].map((block) => block.slice(0, LARGEST_BLOCK))
}

const pairsOf = (block: readonly Plain[]): [Plain, Plain][] =>
  block.flatMap((one, at) => block.slice(at + 1).map((other): [Plain, Plain] => [one, other]))

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word))

const TEXT_LENGTH = 200

function stratumOf(one: Plain, other: Plain): Stratum {
  if (!sameSet(one.company, other.company)) return 'other or no employer'
  if (one.raw.source !== other.raw.source) return 'two sources'
  if ([one, other].some(({ raw }) => raw.description.length < TEXT_LENGTH)) return 'without texts'
  const isPlace = one.place === other.place
  if (share(one.title, other.title) === 1) {
    return isPlace ? 'same title and place, texts' : 'same title, other place, texts'
  }
  return isPlace ? 'near title, same place, texts' : 'near title, other place, texts'
}
