import {
  countriesNamed,
  foldPlaceName,
  locationsNamed,
  regionsSearchedByCode,
} from '#config/places/place-names.ts'
import type { Location } from '#config/places/places.ts'
import type { NamesInText } from '#job-index/names-in-text.ts'
import { isNoise } from '#job-index/text/noise-words.ts'
import { placesSounding } from '../places-by-sound.ts'
import type { FoldedQuery, Token } from './folded-query.ts'
import {
  CODES_IN_CAPITALS,
  DOUBTFUL_PLACES,
  LOCATIVES,
  MOSTLY_WORDS,
  SHORT_COUNTRIES,
} from './place-words.ts'
import { overlaps } from './reading.ts'

/** Words that may name a place, with everything that they may name. */
export interface PlaceWords {
  start: number
  end: number
  locations: readonly Location[]
  /** ISO 3166 alpha-2. */
  countries: readonly string[]
  /** The words also mean something else, so that their context must say that they are a place. */
  isDoubtful: boolean
  /** A word such as "in" stands before them, or they stand apart. */
  isAfterLocative: boolean
  /** The words are nearly always something else. */
  isMostlyWord: boolean
}

/**
 * The words of a query that may name places, from left to right, the longest first. `taken` are words that were read as
 * something else. A place within the name of a job or skill is none: "mobile developer", 日本語教師.
 *
 * @param country of the visitor, whose regions may stand there as two letters
 */
export function findPlaces(
  query: FoldedQuery,
  taken: readonly { start: number; end: number }[],
  { names, words }: NamesInText,
  country: string,
): PlaceWords[] {
  const { typed, tokens } = query
  const found: PlaceWords[] = []
  for (let first = 0; first < tokens.length; first++) {
    for (let length = longestAt(tokens, first); length > 0; length--) {
      const span = spanOf(query, first, first + length - 1)
      if (span === null || taken.some((part) => overlaps(part, span))) continue
      if (length === 1 && isNoise(tokens[first]?.word ?? '')) continue
      if (names.some((name) => isWithin(span, name)) || NOT_A_PLACE_AFTER.test(typed.slice(span.end)))
        continue
      const written = typed.slice(span.start, span.end)
      const coded = length === 1 ? regionsWritten(written, country) : []
      const named =
        coded.length > 0
          ? { locations: coded, countries: [] }
          : (placesNamed(written) ?? placesNamed(withoutEnding(query, span)) ?? placesHeard(query, span))
      if (named === null) continue
      const folded = foldPlaceName(written)
      const isAlsoWord = named.countries.length === 0 && isKnownWord(span, words)
      const isDoubtful = coded.length > 0 || (length === 1 && (isAlsoWord || DOUBTFUL_PLACES.has(folded)))
      const isAfterLocative =
        (coded.length > 0 && standsApart(typed, span)) ||
        span.hasPrefix ||
        LOCATIVES.has(tokens[first - 1]?.word ?? '') ||
        LOCATIVES.has(endingOf(query, span))
      const isMostlyWord = MOSTLY_WORDS.has(folded) && coded.length === 0
      if (isMostlyWord && !isAfterLocative) continue
      found.push({
        ...named,
        start: span.start - (span.hasPrefix ? 1 : 0),
        end: span.end,
        isDoubtful,
        isAfterLocative,
        isMostlyWord,
      })
      first += length - 1
      break
    }
  }
  return found
}

interface Span {
  start: number
  end: number
  /** An Arabic preposition is written before the name, without a space. */
  hasPrefix: boolean
}

/** No name of a place has more words, or characters. */
const MOST_WORDS = 4
const MOST_CHARACTERS = 8

function longestAt(tokens: readonly Token[], first: number): number {
  const isUnspaced = tokens[first]?.isCharacter === true
  let length = 1
  while (length < (isUnspaced ? MOST_CHARACTERS : MOST_WORDS)) {
    const [before, next] = [tokens[first + length - 1], tokens[first + length]]
    if (before === undefined || next === undefined || next.isCharacter !== isUnspaced) break
    if (isUnspaced && before.end !== next.start) break
    length++
  }
  return length
}

function spanOf({ tokens, folded }: FoldedQuery, first: number, last: number): Span | null {
  const [from, to] = [tokens[first], tokens[last]]
  if (from === undefined || to === undefined) return null
  if (first === last && from.isCharacter) return null
  if (first === last && from.word.length < 2) return null
  // Katakana is not cut into parts.
  if (from.isCharacter && (isKatakanaPair(folded, from.start) || isKatakanaPair(folded, to.end))) return null
  const hasPrefix = ARABIC_PREFIX.test(from.word)
  return { start: from.start + (hasPrefix ? 1 : 0), end: to.end, hasPrefix }
}

const isKatakanaPair = (folded: string, at: number): boolean =>
  KATAKANA.test(folded[at - 1] ?? '') && KATAKANA.test(folded[at] ?? '')

const KATAKANA = /[ァ-ヺー]/

/** بالرياض, بدبي; a longer word may begin with the letter. */
const ARABIC_PREFIX = /^ب(?=ال\p{L}{3}|دبي$|جده$|مكه$|ابوظبي$|ينبع$|تبوك$|حائل$|ابها$)/u

/** 日本語 is a language, 台湾料理 a kitchen. */
const NOT_A_PLACE_AFTER = /^(?:語|语|人(?!事)|籍|菜|料理|文|円|元|株|史)/

function placesNamed(text: string | null): Pick<PlaceWords, 'locations' | 'countries'> | null {
  if (text === null) return null
  const folded = foldPlaceName(text)
  const named = locationsNamed(folded).filter((location) => isLongEnough(folded, location))
  const locations = named.length > 1 ? byOwnName(named, folded) : named
  const countries =
    folded.length > 3 || SHORT_COUNTRIES.has(folded) || !LATIN.test(folded) ? countriesNamed(folded) : []
  return locations.length + countries.length === 0 ? null : { locations, countries }
}

/** A place of Japan by its sound, where it stands apart: とうきょう バイト, おおさかで働く. */
function placesHeard(
  { typed }: FoldedQuery,
  { start, end }: Span,
): Pick<PlaceWords, 'locations' | 'countries'> | null {
  const [before, after] = [typed.slice(0, start), typed.slice(end)]
  if (/[\p{L}\p{N}]$/u.test(before) || !(end - start > 2 ? AFTER_HEARD : APART).test(after)) return null
  const locations = placesSounding(typed.slice(start, end)).filter(
    ({ kind, population }) => kind === 'region' || population >= HEARD,
  )
  return locations.length === 0 ? null : { locations, countries: [] }
}

const APART = /^(?![\p{L}\p{N}])/u
/** Not within other hiragana, but for a particle. */
const AFTER_HEARD = /^(?!\p{Script=Hiragana})|^(?:で|の|に|から)/u
/** The sounds of smaller places are those of many words. */
const HEARD = 100_000

/** The region that two letters mean to the visitor: "vendedor rj". */
function regionsWritten(written: string, country: string): readonly Location[] {
  const isWord = CODES_IN_CAPITALS.has(written.toLowerCase()) && written !== written.toUpperCase()
  return isWord ? [] : regionsSearchedByCode(written, country)
}

/** Between commas, dashes or brackets: "vendedor (sp) noturno". */
const standsApart = (typed: string, { start, end }: Span): boolean =>
  /(?:^|[,;(/|–-])\s*$/u.test(typed.slice(0, start)) && /^\s*(?:$|[,;)/|–-])/u.test(typed.slice(end))

/** Places that are called so come before those that are also called so: the state of Penang before its capital. */
function byOwnName(locations: readonly Location[], folded: string): readonly Location[] {
  const own = locations.filter(({ name }) => foldPlaceName(name) === folded)
  return own.length === 0 ? locations : [...own, ...locations.filter((location) => !own.includes(location))]
}

const LATIN = /^\p{Script=Latin}+$/u

/** Abbreviations are known of big cities and of districts: KL, NYC, BGC. */
const isLongEnough = (folded: string, { kind, population }: Location): boolean =>
  folded.length > 3 || !LATIN.test(folded) || kind === 'district' || population > 250_000

function isWithin({ start, end, hasPrefix }: Span, name: { start: number; end: number }): boolean {
  return overlaps({ start, end }, name) && name.end - name.start > end - start + (hasPrefix ? 1 : 0)
}

const isKnownWord = (span: Span, words: NamesInText['words']): boolean =>
  words.some(({ start, end }) => start === span.start && end === span.end)

/** A Turkish or Japanese ending that says "in": İstanbul'da, 東京で. */
function withoutEnding({ typed, folded }: FoldedQuery, { start, end }: Span): string | null {
  const ending = TURKISH_ENDING.exec(folded.slice(start, end))
  return ending === null ? null : typed.slice(start, start + ending.index)
}

const TURKISH_ENDING = /(?<=\p{L}{4})['’]?[dt][ae](?:ki)?$/u

/** The particle after a place. */
function endingOf({ folded }: FoldedQuery, { start, end }: Span): string {
  return TURKISH_ENDING.exec(folded.slice(start, end))?.[0] ?? folded[end] ?? ''
}
