import {
  isGeneral,
  isHead,
  isHeadFirst,
  isJobAlone,
  isMereRank,
  makesAnotherTitle,
  withoutRanks,
} from './title-heads.ts'
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
 * whom they recruit. Where no name tells, words for a field do ('Senior Manager, Tax'), then names so general that they
 * tell little ('Vice President'), then the feed's own category, if it is called what a function of the tree is called.
 *
 * All names are indexed once; a title then costs a handful of map look-ups.
 */

export interface JobFunctions {
  titleIds: readonly number[]
  functionIds: readonly number[]
}

export interface TitleInPosting {
  title: string
  /** What the feed files the posting under, '' if nothing. */
  category: string
  /** BCP 47; null where it isn't known. */
  language: string | null
  /** Alpha-2; null where it isn't known. */
  country: string | null
}

export function readFunction({ title, category, language, country }: TitleInPosting): JobFunctions {
  const segments = titleSegments(title)
  const search: Search = {
    languages: searchedLanguages(language, title, country),
    own: language,
    isOneSegment: segments.length === 1,
    isGeneral: false,
  }
  const general = { ...search, isGeneral: true }
  const matches =
    firstOf(segments, (segment) => inAlternatives(segment, search)) ??
    firstOf(inverted(segments), (segment) => inAlternatives(segment, search)) ??
    firstOf(departmentLast(title, segments), (segment) => fieldIn(segment, search)) ??
    firstOf(segments, (segment) => inAlternatives(segment, general)) ??
    ofCategory(category, search) ??
    []
  return {
    titleIds: unique(matches.flatMap(({ titleId }) => titleId ?? [])).slice(0, MOST_TITLES),
    functionIds: unique(matches.map(({ functionId }) => functionId)).slice(0, MOST_TITLES),
  }
}

interface Search {
  languages: readonly string[]
  /** The posting's language; names of another are believed less. */
  own: string | null
  isOneSegment: boolean
  /** Whether names count that are so general that words for a field tell more. */
  isGeneral: boolean
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

/** What stands in brackets at the beginning is where the job is: '【大数据所】人工智慧研發工程師'. */
const departmentLast = (title: string, segments: readonly string[]): readonly string[] =>
  /^\s*[[(【《「『（［]/.test(title) ? [...segments.slice(1), ...segments.slice(0, 1)] : segments

const inAlternatives = (segment: string, search: Search): Match[] => {
  const alternatives = titleAlternatives(segment)
  const matches = alternatives.flatMap((alternative) => titleIn(alternative, search) ?? [])
  return matches.length > 0 || alternatives.length === 1 ? matches : [titleIn(segment, search) ?? []].flat()
}

/** The longest title named in the segment, over all the languages. */
function titleIn(segment: string, search: Search): Match | null {
  if (!HAS_NO_SPACES.test(segment)) {
    return longest(search.languages.map((language) => longestPhrase(segment, language, search)))
  }
  const text = withoutSpaces(segment)
  return (
    longest(search.languages.map((language) => longestText(text, language, search))) ??
    // '使用者界面設計工程師 UI Designer'
    longest([longestPhrase(segment.replace(NOT_LATIN, ' '), 'en', search)])
  )
}

const NOT_LATIN = /[^\x20-\x7e]+/g

const longest = (found: readonly (Found | null)[]): Match | null => longestFound(found)?.match ?? null

function longestFound(found: readonly (Found | null)[]): Found | null {
  const [first, ...rest] = found.filter((one) => one !== null)
  return first ? rest.reduce((best, other) => (other.length > best.length ? other : best), first) : null
}

interface Found {
  match: Match
  length: number
}

function longestPhrase(segment: string, language: string, search: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  const words = titlePhrase(segment).split(' ')
  for (let length = Math.min(names.longestPhrase, words.length); length > 0; length--) {
    // Of two as long, the one nearer to where the language puts the head of a phrase.
    const starts = Array.from({ length: words.length - length + 1 }, (_, index) => index)
    for (const start of isHeadFirst(language) ? starts : starts.reverse()) {
      const phrase = words.slice(start, start + length).join(' ')
      const match = names.titles.get(phrase)
      if (!match || (isGeneral(phrase) && !search.isGeneral)) continue
      const isAll =
        search.isOneSegment && length === words.length && (!isMereRank(phrase) || isJobAlone(phrase))
      if (isAll || (isTelling(phrase, language, search) && isHead(words, start, length, language))) {
        return { match, length: phrase.length }
      }
    }
  }
  return null
}

/**
 * In another language's title a short English name is chance ('mua' is Vietnamese for buying), and in an East Asian
 * one a single word is a thing ('Server韌體工程師').
 */
function isTelling(phrase: string, language: string, { own }: Search): boolean {
  if (isMereRank(phrase)) return false
  if (phrase.includes(' ')) return true
  const isForeign = own !== null && own !== language
  return isForeign ? phrase.length > 4 && !/^(?:zh|ja|ko|th)/.test(own) : phrase.length > 2
}

const longestText = (text: string, language: string, search: Search): Found | null =>
  longestTextIn(text, language, search) ?? longestTextIn(withoutRanks(text), language, search)

function longestTextIn(text: string, language: string, search: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  for (let length = Math.min(names.longestText, text.length); length > 1; length--) {
    for (let start = text.length - length; start >= 0; start--) {
      const name = text.slice(start, start + length)
      const match = names.titles.get(name)
      if (!match || (isGeneral(name) && !search.isGeneral)) continue
      if (isMereRank(name) && !(search.isOneSegment && length === text.length && isJobAlone(name))) continue
      if (!standsAlone(text, start, length)) continue
      // '軟體工程師助理' works in the same field, under another title.
      const isOther = makesAnotherTitle(text.slice(start + length))
      return { match: isOther ? { ...match, titleId: null } : match, length }
    }
  }
  return null
}

/** Latin letters don't begin or end within a word, and two characters amid others are chance. */
function standsAlone(text: string, start: number, length: number): boolean {
  const end = start + length
  return !(length === 2 && start > 0 && end < text.length) && !isWithinLatin(text, start, length)
}

function isWithinLatin(text: string, start: number, length: number): boolean {
  const end = start + length
  const isLatin = (at: number) => LATIN.test(text[at] ?? '')
  return (isLatin(start) && isLatin(start - 1)) || (isLatin(end - 1) && isLatin(end))
}

const LATIN = /[a-z]/

/** The field in place of a title: its people ('Software Engineering'), its name or a word for it ('Tax Internship'). */
function fieldIn(segment: string, search: Search): Match[] {
  const people = titleIn(fieldAsPerson(segment), search) ?? reversedIn(segment, search)
  if (people) return [{ ...people, titleId: null }]
  const isText = HAS_NO_SPACES.test(segment)
  const found =
    longest(
      search.languages.map((language) =>
        isText ? fieldText(segment, language) : fieldPhrase(segment, language, search),
      ),
    ) ?? (isText ? longest([fieldPhrase(segment.replace(NOT_LATIN, ' '), 'en', search)]) : null)
  return found ? [found] : []
}

function fieldPhrase(segment: string, language: string, { own }: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  const words = titlePhrase(segment).split(' ')
  // Of a function's name one word is enough where it is how the language names a field: 'staf pajak'.
  const shortest = language === 'id' || language === 'ms' ? 1 : 2
  const found = words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_FIELD, words.length - start) }, (_, more): Found | null => {
      const phrase = words.slice(start, start + more + 1).join(' ')
      const match =
        names.fields.get(phrase) ?? (more + 1 >= shortest ? names.functions.get(phrase) : undefined)
      return match ? { match, length: phrase.length } : null
    }),
  )
  return longestFound(found)
}

const LONGEST_FIELD = 5

/** The same among characters without spaces, where the last word is nearest to who works: '大数据算法总监'. */
function fieldText(segment: string, language: string): Found | null {
  const fields = namesIn(language)?.fields
  if (!fields) return null
  const text = withoutSpaces(segment)
  for (let end = text.length; end > 1; end--) {
    for (let start = Math.max(0, end - LONGEST_FIELD_TEXT); start < end - 1; start++) {
      const match = fields.get(text.slice(start, end))
      if (match && !isWithinLatin(text, start, end - start)) return { match, length: end - start }
    }
  }
  return null
}

const LONGEST_FIELD_TEXT = 20

/** English words in another language's order: 'senior engineer frontend'. */
function reversedIn(segment: string, { own }: Search): Match | null {
  if (own === null || !isHeadFirst(own)) return null
  const titles = namesIn('en')?.titles
  const words = titlePhrase(segment).split(' ')
  const pair = words.slice(1).map((word, index) => titles?.get(`${word} ${words[index]}`))
  return pair.find((match) => match !== undefined) ?? null
}

/** A category that is called like a function; of several, none is the posting's. One called like a title is a shelf. */
function ofCategory(category: string, { languages }: Search): Match[] | null {
  const [segment, ...more] = titleSegments(category)
  // 'Operations' and 'Builder' are names of shelves.
  const isShelf = segment !== undefined && !segment.includes(' ') && !HAS_NO_SPACES.test(segment)
  if (!segment || more.length > 0 || isShelf) return null
  const key = keyOf(segment)
  const match = languages
    .map((language) => namesIn(language))
    .map((names) => names?.functions.get(key))
    .find((found) => found !== undefined)
  return match ? [{ ...match, titleId: null }] : null
}
