import { STRUCTURE } from '#config/lists/structure.ts'
import { type Meaning, OTHER_ARRANGEMENT_SENSES, statedWords } from '#config/posting-words/posting-words.ts'
import { type FoldedQuery, phraseOf, type Token, tokensOf } from './folded-query.ts'
import type { FoundPart, ReadTerm } from './reading.ts'

/**
 * Terms of work in a query: job type, arrangement, experience, urgency, short forms of levels. The longest words win,
 * from left to right, and spaces may be missing in them or too many: "yarızamanlı", "free lance". A phrase in which such
 * a word means something else ("remote sensing") is passed over.
 *
 * @param country of the visitor: PJ is a way to be employed in Brazil, and a city in Malaysia
 */
export function findTerms({ folded, tokens }: FoldedQuery, country: string): FoundPart[] {
  const { meanings, longest } = vocabulary()
  const found: FoundPart[] = []
  for (let first = 0; first < tokens.length; first++) {
    const most = Math.min(Math.max(longest.get(tokens[first]?.word ?? '') ?? 0, PARTS), tokens.length - first)
    for (let length = most; length > 0; length--) {
      const last = first + length - 1
      const meant =
        meanings.get(phraseOf(tokens, first, last)) ?? meanings.get(joinedWord(tokens, first, last))
      const { meaning, onlyIn = '' } = meant ?? {}
      const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0]
      if (meaning === undefined || isCutOut(folded, start, end)) continue
      if (onlyIn !== '' && onlyIn !== country) continue
      const term = termOf(meaning)
      if (term !== null) found.push({ start, end, term })
      first = last
      break
    }
  }
  const others = Array.from(folded.matchAll(OTHER_ARRANGEMENT_SENSES), ({ index }) => index)
  return found.filter(({ start, term }) => !isRemote(term) || !others.includes(start))
}

/** So many words may be one that is written apart. */
const PARTS = 2

const isRemote = (term: ReadTerm): boolean => term.filter === 'arrangements' && term.ids.includes(REMOTE)

const REMOTE = STRUCTURE.arrangements.find(({ key }) => key === 'remote')?.id ?? 0

interface Vocabulary {
  /** By phrase. */
  meanings: ReadonlyMap<string, { meaning: Meaning; onlyIn: string }>
  /** By the first token of a phrase: the number of tokens of the longest one. */
  longest: ReadonlyMap<string, number>
}

let made: Vocabulary | undefined

function vocabulary(): Vocabulary {
  made ??= makeVocabulary()
  return made
}

function makeVocabulary(): Vocabulary {
  const meanings = new Map<string, { meaning: Meaning; onlyIn: string }>()
  const longest = new Map<string, number>()
  for (const { word, ...meant } of statedWords()) {
    const tokens = tokensOf(word)
    meanings.set(phraseOf(tokens, 0, tokens.length - 1), meant)
    const first = tokens[0]?.word ?? ''
    longest.set(first, Math.max(longest.get(first) ?? 0, tokens.length))
    const joined = joinedWord(tokens, 0, tokens.length - 1)
    if (joined.length >= SHORTEST_JOINED && !meanings.has(joined)) meanings.set(joined, meant)
  }
  return { meanings, longest }
}

/** Neighbouring words written as one, in scripts with spaces; '' in others. */
function joinedWord(tokens: readonly Token[], first: number, last: number): string {
  const words = tokens.slice(first, last + 1)
  const areNeighbours = words.every(
    ({ isCharacter, start }, at) => !isCharacter && start - (words[at - 1]?.end ?? start) <= 1,
  )
  return areNeighbours ? words.map(({ word }) => word).join('') : ''
}

/** Shorter ones may be other words. */
const SHORTEST_JOINED = 5

/** Whether a word of katakana is cut out of a longer one: パート out of アパート. */
function isCutOut(folded: string, start: number, end: number): boolean {
  if (!KATAKANA.test(folded[start] ?? '')) return false
  if (KATAKANA.test(folded[start - 1] ?? '')) return true
  return end - start < WHOLE_KATAKANA && KATAKANA.test(folded[end] ?? '')
}

const KATAKANA = /[ァ-ヺー]/
/** Shorter words begin many others. */
const WHOLE_KATAKANA = 5

function termOf(meaning: Meaning): ReadTerm | null {
  if (meaning === 'other') return null
  if (meaning === 'urgent') return { filter: 'is_urgent' }
  if (meaning === 'senior' || meaning === 'junior') return { filter: 'query', full: meaning }
  return TERMS.get(meaning) ?? null
}

/** A posting without a stated arrangement counts as on site. */
const NOT_STATED = 4

const TERMS: ReadonlyMap<string, ReadTerm> = new Map<string, ReadTerm>([
  ...STRUCTURE.job_types.map(({ id, key }) => [key, { filter: 'job_types', ids: [id] }] as const),
  ...STRUCTURE.arrangements.map(
    ({ id, key }) =>
      [key, { filter: 'arrangements', ids: key === 'on-site' ? [id, NOT_STATED] : [id] }] as const,
  ),
  ...STRUCTURE.xp_lvls.map(({ id, key }) => [key, { filter: 'xp_lvls', ids: [id] }] as const),
])

/** Whether a token is one of a part. */
export const isIn = (token: Token, parts: readonly { start: number; end: number }[]): boolean =>
  parts.some(({ start, end }) => token.start >= start && token.end <= end)
