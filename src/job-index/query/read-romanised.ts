/**
 * Words in Latin letters that spell a name in another script: "kangoshi" is 看護師, "mo7asib" محاسب. Whoever reads the
 * site in that language probably means it; for others the word must be long enough to be no other word by chance.
 */
import type { ConceptDictionary } from '../concept-dictionary.ts'
import { conceptOf } from '../concept-terms.ts'
import type { SpeltName } from '../name-spelling.ts'
import { analyse } from '../text/analyse.ts'
import { latinConsonants } from '../text/arabizi.ts'
import { baseLanguage, possibleStems } from '../text/stem.ts'
import type { KnownTerms } from './known-terms.ts'

export interface RomanisedName {
  text: string
  concepts: readonly string[]
  /** It is in the language of the reader. */
  isReaders: boolean
}

export function readRomanised(
  word: string,
  language: string,
  concepts: ConceptDictionary,
  known: KnownTerms,
): RomanisedName | null {
  if (word.length < SHORTEST || !LATIN.test(word)) return null
  const frequency = Math.max(...possibleStems(word).map((stem) => known.frequency(stem)))
  let best: { name: RomanisedName; worth: number } | null = null
  for (const name of concepts.names.inLatinLetters(word)) {
    const isReaders = baseLanguage(name.lang) === baseLanguage(language)
    if (!isReaders && name.isLocal) continue
    if (!isReaders && !isTelling(word, name)) continue
    const meant = conceptsOf(name, concepts)
    const postings = Math.max(...meant.map((concept) => known.frequency(concept)))
    if (frequency > 0 && postings < MUCH_MORE * frequency) continue
    const isTitle = meant.some((concept) => conceptOf(concept).kind === 'title')
    const worth = (isReaders ? 2e9 : 0) + (isTitle ? 1e9 : 0) + postings
    if (best === null || worth > best.worth)
      best = { name: { text: name.text, concepts: meant, isReaders }, worth }
  }
  return best?.name ?? null
}

/** A name may stand for several: a title and its trade. */
function conceptsOf({ text, lang, concept }: SpeltName, concepts: ConceptDictionary): readonly string[] {
  const tokens = analyse(text, lang)
  const [span] = concepts.spansOf(tokens, lang)
  const isWhole = span?.first === 0 && span.last === tokens.length - 1
  return isWhole ? span.concepts : [concepts.termOf(concept)]
}

const LATIN = /^[a-z0-9]+$/
const SHORTEST = 4
const MUCH_MORE = 20

/** Pinyin is read for readers of Chinese only: its syllables are too often words of other languages. */
function isTelling(word: string, { lang }: SpeltName): boolean {
  if (lang === 'ar') return (latinConsonants(word)?.length ?? 0) >= 4
  return lang === 'ja' && word.length >= 6
}
