import { keyOf, type Match, namesIn, searchedLanguages } from './title-names.ts'
import {
  fieldAsPerson,
  HAS_NO_SPACES,
  titleAlternatives,
  titlePhrase,
  titleSegments,
  withoutSpaces,
} from './title-words.ts'

/**
 * Which titles and functions of the tree a posting belongs to. The posting's title is searched for the names and
 * synonyms of the tree's titles in the posting's language and in English, longest first, in the part of the title
 * that names the job. A name counts only where it names the one who does the work: the "nurse" of a "Nurse Recruiter" is
 * whom they recruit. Where the title tells nothing, the feed's own category may, if it is called what a title or a
 * function of the tree is called.
 *
 * All names are indexed once; a title then costs a handful of map look-ups.
 */

export interface JobFunctions {
  titleIds: readonly number[]
  functionIds: readonly number[]
}

/**
 * @param language BCP 47 of the posting; null searches all languages
 * @param category what the feed files the posting under, '' if nothing
 */
export function readFunction(title: string, category: string, language: string | null): JobFunctions {
  const languages = searchedLanguages(language)
  const segments = titleSegments(title)
  const found =
    firstOf(segments, (segment) => inAlternatives(segment, languages)) ??
    firstOf(inverted(segments), (segment) => inAlternatives(segment, languages)) ??
    firstOf(segments, (segment) => functionIn(segment, languages)) ??
    ofCategory(category, languages)
  const matches = found ?? []
  return {
    titleIds: unique(matches.flatMap(({ titleId }) => titleId ?? [])).slice(0, MOST_TITLES),
    functionIds: unique(matches.map(({ functionId }) => functionId)).slice(0, MOST_TITLES),
  }
}

const MOST_TITLES = 3

const unique = (ids: readonly number[]) => [...new Set(ids)]

function firstOf(segments: readonly string[], read: (segment: string) => Match[]): Match[] | null {
  for (const segment of segments) {
    const matches = read(segment)
    if (matches.length > 0) return matches
  }
  return null
}

/** 'Engineer, Software' is read as 'Software Engineer'. */
const inverted = ([head, specialty]: readonly string[]): string[] =>
  head && specialty && /^[a-z]+$/.test(head) ? [`${specialty} ${head}`] : []

const inAlternatives = (segment: string, languages: readonly string[]): Match[] => {
  const alternatives = titleAlternatives(segment)
  const matches = alternatives.flatMap((alternative) => titleIn(alternative, languages) ?? [])
  return matches.length > 0 || alternatives.length === 1
    ? matches
    : [titleIn(segment, languages) ?? []].flat()
}

/** The longest title named in the segment, over all the languages. */
function titleIn(segment: string, languages: readonly string[]): Match | null {
  const found = languages.flatMap((language) => {
    if (HAS_NO_SPACES.test(segment)) return longestText(withoutSpaces(segment), language) ?? []
    return longestPhrase(segment, language, language !== languages[0]) ?? []
  })
  const [first, ...rest] = found
  return first ? rest.reduce((best, other) => (other.length > best.length ? other : best), first).match : null
}

interface Found {
  match: Match
  length: number
}

function longestPhrase(segment: string, language: string, isForeign: boolean): Found | null {
  const names = namesIn(language)
  if (!names) return null
  const words = titlePhrase(segment).split(' ')
  for (let length = Math.min(names.longestPhrase, words.length); length > 0; length--) {
    // Of two as long, the one nearer to where the language puts the head of a phrase.
    const starts = Array.from({ length: words.length - length + 1 }, (_, index) => index)
    for (const start of HEAD_FIRST.has(language) ? starts : starts.reverse()) {
      const phrase = words.slice(start, start + length).join(' ')
      const match = names.titles.get(phrase)
      const isAll = length === words.length
      if (match && (isAll || (isTelling(phrase, isForeign) && isHead(words, start, length, language)))) {
        return { match, length: phrase.length }
      }
    }
  }
  return null
}

const HEAD_FIRST = new Set(['es', 'pt', 'ms', 'id', 'ar', 'vi', 'th', 'fr', 'it'])

/** Words that make another job of the one named beside them. */
const OTHER_HEADS = new Set(
  (
    'manager director head supervisor assistant recruiter trainer coordinator specialist analyst consultant officer executive ' +
    'associate clerk agent representative technician instructor teacher tutor lecturer buyer planner designer developer ' +
    'engineer architect scientist lead administrator advisor partner owner sales marketing recruitment support service ' +
    'training education program project operation strategist programmer buyer inspector controller secretary president'
  ).split(' '),
)
const ROLES_BEFORE = new Set(
  (
    'asisten assistente asistente auxiliar ajudante ayudante tro ly pembantu penolong trợ مساعد مساعده معاون wakil sekretaris ' +
    'secretaria secretario subgerente'
  ).split(' '),
)

function isHead(words: readonly string[], start: number, length: number, language: string): boolean {
  if (HEAD_FIRST.has(language)) {
    const before = words.slice(Math.max(0, start - 2), start)
    return !before.some((word) => ROLES_BEFORE.has(word))
  }
  const after = words[start + length]
  return (
    after === undefined ||
    !OTHER_HEADS.has(after) ||
    (after === 'lead' && start + length === words.length - 1)
  )
}

/** In another language's title a short English name is chance: 'mua' is Vietnamese for buying. */
const isTelling = (phrase: string, isForeign: boolean) =>
  !TOO_GENERAL.has(phrase) && (phrase.includes(' ') || phrase.length > (isForeign ? 4 : 2))

/** Names of titles that are also a mere rank; they count only when nothing else is said. */
const TOO_GENERAL = new Set(
  (
    'manager supervisor assistant officer executive associate analyst consultant engineer technician operator director clerk ' +
    'specialist coordinator administrator agent representative advisor staff intern trainee lead partner developer designer ' +
    'programmer planner architect inspector instructor trainer scientist researcher buyer controller gerente assistente asistente auxiliar ' +
    'analista tecnico consultor coordenador coordinador director diretor operador especialista encargado staf admin asisten'
  ).split(' '),
)

function longestText(text: string, language: string): Found | null {
  const names = namesIn(language)
  if (!names) return null
  for (let length = Math.min(names.longestText, text.length); length > 1; length--) {
    for (let start = text.length - length; start >= 0; start--) {
      const name = text.slice(start, start + length)
      const match = names.titles.get(name)
      if (
        !match ||
        (LATIN_END.test(name) && LATIN.test(text[start + length] ?? '')) ||
        (LATIN_START.test(name) && LATIN.test(text[start - 1] ?? ''))
      )
        continue
      // '軟體工程師助理' works in the same field, under another title.
      const isOther = OTHER_HEADS_AFTER.test(text.slice(start + length))
      return { match: isOther ? { ...match, titleId: null } : match, length }
    }
  }
  return null
}

const LATIN = /[a-z]/
const LATIN_START = /^[a-z]/
const LATIN_END = /[a-z]$/

const OTHER_HEADS_AFTER =
  /^(?:助理|助手|主管|经理|經理|总监|總監|处长|處長|部长|部長|组长|組長|顾问|顧問|讲师|講師|アシスタント|マネージャー|補助)/

/** A category that is called like a title or a function; of several, none is the posting's. */
function ofCategory(category: string, languages: readonly string[]): Match[] {
  const [segment, ...more] = titleSegments(category)
  if (!segment || more.length > 0) return []
  const key = keyOf(segment)
  for (const language of languages) {
    const names = namesIn(language)
    const match = names?.titles.get(key) ?? names?.functions.get(key)
    if (match) return [{ ...match, titleId: null }]
  }
  return []
}

/** A function's name of two words or more in the title, or its field: 'Digital Marketing Internship'. */
function functionIn(segment: string, languages: readonly string[]): Match[] {
  const inField = languages.includes('en') ? titleIn(fieldAsPerson(segment), ['en']) : null
  if (inField) return [{ ...inField, titleId: null }]
  const words = titlePhrase(segment).split(' ')
  for (const language of languages) {
    const names = namesIn(language)
    if (!names) continue
    for (let length = Math.min(5, words.length); length > 1; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const match = names.functions.get(words.slice(start, start + length).join(' '))
        if (match) return [match]
      }
    }
  }
  return []
}
