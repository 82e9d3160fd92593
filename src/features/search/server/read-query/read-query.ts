import { analyse } from '#job-index/text/analyse.ts'
import { foldText } from '#job-index/text/fold.ts'
import { isNoise } from '#job-index/text/noise-words.ts'
import { withoutApplicants } from './applicant-words.ts'
import { choosePlace } from './choose-place.ts'
import { countryOfPay } from './country-of-pay.ts'
import { findCompany } from './find-company.ts'
import { findPay } from './find-pay.ts'
import { findPlaces } from './find-places.ts'
import { findTerms, isIn } from './find-terms.ts'
import { type FoldedQuery, foldQuery } from './folded-query.ts'
import { joinPlaces } from './join-places.ts'
import { AFTER_PLACE, goesWithPlace } from './place-words.ts'
import { type FoundPart, type KnownToReader, overlaps, type Reading } from './reading.ts'

/**
 * Reads a query as a person would: "part time barista manila 25k up" asks for the job type, the place, the pay, and
 * the word "barista". All lists of words and all names of places are known in all languages, since nobody knows the
 * language of a query. Where a word has two meanings, its context decides: names of jobs and skills that contain it,
 * the word before it, the visitor's country. Pay is in the currency of the place or, without one, of the language.
 */
export function readQuery(text: string, known: KnownToReader): Reading {
  const query = foldQuery(text)
  const parts = partsOf(query, known.country || countryOfPay(known.language), known)
  const [elsewhere] = parts.flatMap(({ term }) =>
    'country' in term && term.country !== known.country ? term.country : [],
  )
  return readingOf(query, elsewhere === undefined ? parts : partsOf(query, elsewhere, known))
}

/** `payCountry`: whose pay is meant. */
function partsOf(query: FoldedQuery, payCountry: string, known: KnownToReader): FoundPart[] {
  const pay = findPay(query, payCountry)
  const terms = findTerms(query, known.country).filter((term) => pay === null || !overlaps(term, pay))
  const sure = pay === null ? terms : [...terms, pay]
  const company = findCompany(query, sure, known)
  const taken = company === null ? sure : [...sure, company]
  return [...taken, ...placesIn(query, taken, known)]
    .map((part) => withCompanions(query, part))
    .sort((one, other) => one.start - other.start)
}

function placesIn(
  query: FoldedQuery,
  taken: readonly FoundPart[],
  { country, names }: KnownToReader,
): FoundPart[] {
  const places = joinPlaces(findPlaces(query, taken, names, country), query.typed)
  const spans = [...taken, ...places]
  const others = query.tokens.filter((token) => !isIn(token, spans) && !isNoise(token.word))
  return places.flatMap((place) => {
    const isAtEdge =
      !others.some(({ start }) => start > place.start) || (!LATIN.test(query.typed) && isFirst(place, others))
    const term = choosePlace(place, { country, isAtEdge, hasOthers: others.length > 0 })
    return term === null ? [] : [{ start: place.start, end: place.end, term }]
  })
}

/** In most scripts but the Latin one a place may as well come first. */
const LATIN = /\p{Script=Latin}/u

const isFirst = (place: { start: number }, others: readonly { start: number }[]): boolean =>
  !others.some(({ start }) => start < place.start)

/** With the small words that belong to it: "in Manila", 大阪の, "sr.". */
function withCompanions({ typed, folded, tokens }: FoldedQuery, part: FoundPart): FoundPart {
  const { filter } = part.term
  if (filter === 'query') return { ...part, end: part.end + (typed[part.end] === '.' ? 1 : 0) }
  const after = AFTER_PLACE.exec(folded.slice(part.end))?.[0].length ?? 0
  const isPlace = filter === 'job_locations' || filter === 'country'
  if (!isPlace)
    return {
      ...part,
      end: part.end + (/^[のな](?!\p{Script=Hiragana})/u.test(folded.slice(part.end)) ? 1 : 0),
    }
  let { start } = part
  for (const token of tokens.toReversed()) {
    if (token.end > start) continue
    if (!goesWithPlace(token.word) || /\S/u.test(typed.slice(token.end, start))) break
    start = token.start
  }
  return { ...part, start, end: part.end + after }
}

function readingOf({ typed }: FoldedQuery, parts: readonly FoundPart[]): Reading {
  const text = cut(typed, parts, ({ term }) => (term.filter === 'query' ? term.full : ''))
  return {
    text: saysSomething(text) ? text : '',
    isTextWeak: saysSomething(text) && !saysSomething(withoutApplicants(text)),
    parts: parts.map((part) => ({
      words: typed.slice(part.start, part.end).trim(),
      without: cut(typed, [part], () => ''),
      term: part.term,
    })),
  }
}

/** The text without these parts, or with something in their place. */
function cut(typed: string, parts: readonly FoundPart[], instead: (part: FoundPart) => string): string {
  let rest = ''
  let at = 0
  for (const part of parts) {
    rest += `${typed.slice(at, part.start)} ${instead(part)} `
    at = Math.max(at, part.end)
  }
  return tidy(rest + typed.slice(at))
}

/** Without what stood between two parts. */
const tidy = (text: string): string =>
  text
    .replace(/[(（[【]\s*[)）\]】]/gu, ' ')
    .replace(/(?<=^|\s)[,、，،;|/&+·・-]+(?=\s|$)/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,、，،;|/·・-]+|[\s,、，،;|/·・]+$/gu, '')

/** "Jobs in Manila" leaves nothing to search for. */
const saysSomething = (text: string): boolean =>
  analyse(foldText(text), '').some(({ word }) => !isNoise(word))
