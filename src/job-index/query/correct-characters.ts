/**
 * Corrects typing mistakes in text without spaces. A run of characters is wrong only if a pair in it is in no posting
 * and in no name, so that nothing has all its pairs. Then the longest part around that pair that is one character away
 * from the name of a job or skill is replaced by that name.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import type { SpeltName } from '../name-spelling.ts'
import { analyse, type Token } from '../text/analyse.ts'
import { foldText } from '../text/fold.ts'
import { isNoise } from '../text/noise-words.ts'
import { isPaired } from '../text/tokens.ts'
import type { JobQuery } from '../types.ts'

/** The number of postings with a term. */
interface Frequencies {
  frequency(term: string): number
}

/** The text as it was probably meant, and its corrections. */
export function correctCharacters(
  { text, language }: Pick<JobQuery, 'text' | 'language'>,
  concepts: ConceptDictionary,
  known: Frequencies,
): { text: string; corrections: { from: string; to: string }[] } {
  // Most queries end here, or at the next check: the plan reads the text once more.
  if (!MAY_HAVE_PAIRS.test(text)) return { text, corrections: [] }
  const folded = foldText(text)
  const tokens = analyse(text, '')
  const unknown = tokens.filter(
    (token) => isPair(token) && !isNoise(token.word) && known.frequency(token.word) === 0,
  )
  if (unknown.length === 0) return { text, corrections: [] }
  const spans = concepts.spansInAnyLanguage(tokens, language)
  const isNamed = (token: Token) =>
    spans.some(({ first, last }) => {
      return token.start < (tokens[last]?.end ?? 0) && token.end > (tokens[first]?.start ?? 0)
    })
  const wrong = unknown.filter((token) => !isNamed(token)).slice(0, MOST_TRIED)
  const parts = wrong.flatMap((token) => partsAround(token, folded))
  // Neighbouring tokens are in the same parts.
  for (const { start, end } of new Map(parts.map((part) => [`${part.start} ${part.end}`, part])).values()) {
    const names = concepts.names.similar(folded.slice(start, end))
    const name = likeliest(names, language, (concept) => known.frequency(concepts.termOf(concept)))
    if (name === null) continue
    // Folding may change the length of a text; then the positions are those of the folded text.
    const typed = folded.length === text.length ? text : folded
    return {
      text: typed.slice(0, start) + name.text + typed.slice(end),
      corrections: [{ from: typed.slice(start, end), to: name.text }],
    }
  }
  return { text, corrections: [] }
}

/** Before folding: full and half width. */
const MAY_HAVE_PAIRS = /[\u1100-\u11ff\u3005-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9f]/

function isPair({ word, gram }: Token): boolean {
  return gram && word.length === 2 && isPaired(word)
}

/** The parts of the run of characters around a token, longest first: of three characters only the whole run. */
function partsAround({ start, end }: Token, folded: string): { start: number; end: number }[] {
  let from = start
  let to = end
  while (from > 0 && isPaired(folded.slice(from - 1, from))) from--
  while (to < folded.length && isPaired(folded.slice(to, to + 1))) to++
  const parts: { start: number; end: number }[] = []
  for (let length = Math.min(to - from, LONGEST); length >= SHORTEST_PART; length--) {
    for (let at = Math.max(from, end - length); at <= Math.min(start, to - length); at++) {
      parts.push({ start: at, end: at + length })
    }
  }
  return to - from === SHORTEST_PART - 1 ? [{ start: from, end: to }] : parts
}

/** One mistake makes two or three wrong pairs. A text with many wrong pairs does not name a job that we know. */
const MOST_TRIED = 8
const LONGEST = 16
const SHORTEST_PART = 4

/** Of several names, the one in the visitor's language, then the one with the most postings. */
function likeliest(
  names: readonly SpeltName[],
  language: string,
  postings: (concept: number) => number,
): SpeltName | null {
  const worth = ({ lang, concept }: SpeltName) => (lang === language ? 1e9 : 0) + postings(concept)
  let best: SpeltName | null = null
  for (const name of names) if (best === null || worth(name) > worth(best)) best = name
  return best
}
