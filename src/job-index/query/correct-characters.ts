/**
 * Corrects typing mistakes in text without spaces. There are two kinds:
 *
 * - Another character of the same sound: a part of the text sounds like the name of a job or skill, and hardly any
 *   posting has the part, but many have the name (会记, 保按, 施行管理).
 * - Any other character: a pair in the text is in no posting and in no name, so that nothing has all its pairs. Then the
 *   longest part around that pair that is one character away from a name is replaced by the name.
 */
import type { ConceptDictionary, ConceptSpan } from '../concept-dictionary.ts'
import type { SpeltName } from '../name-spelling.ts'
import { analyse, type Token } from '../text/analyse.ts'
import { foldText } from '../text/fold.ts'
import { isNoise } from '../text/noise-words.ts'
import { isPaired } from '../text/tokens.ts'
import type { JobQuery } from '../types.ts'
import type { KnownTerms } from './known-terms.ts'
import { contains, likeliest, type PairedText, type Part, runAround } from './paired-text.ts'
import { soundsMeant } from './sounds-meant.ts'

/** The text as it was probably meant, and its corrections. */
export function correctCharacters(
  { text, language }: Pick<JobQuery, 'text' | 'language'>,
  concepts: ConceptDictionary,
  known: KnownTerms,
): { text: string; corrections: { from: string; to: string }[] } {
  // Most queries end here, or at the next check: the plan reads the text once more.
  if (!MAY_HAVE_PAIRS.test(text)) return { text, corrections: [] }
  const folded = foldText(text)
  const tokens = analyse(text, '')
  const spans = concepts.spansInAnyLanguage(tokens, language).map((span) => placeOf(span, tokens))
  const unnamed = tokens.filter(
    (token) => isPair(token) && !isNoise(token.word) && !spans.some((span) => contains(span, token)),
  )
  const meant =
    unnamed.length === 0
      ? null
      : (soundsMeant({ folded, language, tokens: unnamed, spans }, concepts, known) ??
        otherCharacter({ folded, language, tokens: unnamed, spans }, concepts, known))
  if (meant === null) return { text, corrections: [] }
  // Folding may change the length of a text; then the positions are those of the folded text.
  const typed = folded.length === text.length ? text : folded
  const { start, end, name } = meant
  return {
    text: typed.slice(0, start) + name.text + typed.slice(end),
    corrections: [{ from: typed.slice(start, end), to: name.text }],
  }
}

/** Before folding: full and half width. */
const MAY_HAVE_PAIRS = /[\u1100-\u11ff\u3005-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]/

function isPair({ word, gram }: Token): boolean {
  return gram && word.length === 2 && isPaired(word)
}

const placeOf = ({ first, last }: ConceptSpan, tokens: readonly Token[]): Part => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[last]?.end ?? 0,
})

function otherCharacter(
  { folded, language, tokens, spans }: PairedText,
  concepts: ConceptDictionary,
  known: KnownTerms,
): (Part & { name: SpeltName }) | null {
  const isNamed = (token: Token) => spans.some(({ start, end }) => token.start < end && token.end > start)
  const wrong = tokens.filter((token) => known.frequency(token.word) === 0 && !isNamed(token))
  const parts = wrong.slice(0, MOST_TRIED).flatMap((token) => partsAround(token, folded))
  // Neighbouring tokens are in the same parts.
  for (const part of new Map(parts.map((part) => [`${part.start} ${part.end}`, part])).values()) {
    const names = concepts.names.similar(folded.slice(part.start, part.end))
    const name = likeliest(names, language, (concept) => known.frequency(concepts.termOf(concept)))
    if (name !== null) return { ...part, name }
  }
  return null
}

/** The parts of the run of characters around a token, longest first: of three characters only the whole run. */
function partsAround(token: Token, folded: string): Part[] {
  const { start: from, end: to } = runAround(token, folded)
  const parts: Part[] = []
  for (let length = Math.min(to - from, LONGEST); length >= SHORTEST_PART; length--) {
    for (let at = Math.max(from, token.end - length); at <= Math.min(token.start, to - length); at++) {
      parts.push({ start: at, end: at + length })
    }
  }
  return to - from === SHORTEST_PART - 1 ? [{ start: from, end: to }] : parts
}

/** One mistake makes two or three wrong pairs. A text with many wrong pairs does not name a job that we know. */
const MOST_TRIED = 8
const LONGEST = 16
const SHORTEST_PART = 4
