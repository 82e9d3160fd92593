import { ofBranch } from './field-rules.ts'
import { fieldIn } from './find-field.ts'
import { foundTitle } from './find-title.ts'
import { functionNearby, type NearTitles } from './function-nearby.ts'
import { isGeneral, isOnlyRanks } from './title-heads.ts'
import { keyOf, type Match, namesIn, searchedLanguages } from './title-names.ts'
import type { Search } from './title-search.ts'
import { HAS_NO_SPACES, phraseWords, titleAlternatives, titleSegments } from './title-words.ts'

/**
 * Which titles and functions of the tree a posting belongs to. The part of the posting's title that names the job is
 * searched for the names and synonyms of the tree's titles, in the posting's language and in English, longest first. A
 * name counts only if it names the worker: in "Nurse Recruiter" the nurse is the person who is recruited.
 *
 * If no name matches, weaker evidence is used: words for a field ('Senior Manager, Tax'), then names that are so general
 * that they say little ('Vice President'), then the feed's own category, if a function of the tree has the same name. It
 * is compared with the titles that mean nearly the same (`function-nearby.ts`), which decide where nothing else does.
 *
 * All names are indexed once; a title then costs a few map look-ups.
 */

export interface JobFunctions {
  titleIds: readonly number[]
  functionIds: readonly number[]
}

export interface TitleInPosting {
  title: string
  /** The posting's category in the feed, '' if it has none. */
  category: string
  /** BCP 47; null if unknown. */
  language: string | null
  /** Alpha-2; null if unknown. */
  country: string | null
}

/** @param nearTitles the titles of the tree that mean nearly the same as a text */
export function readFunction(posting: TitleInPosting, nearTitles: NearTitles): JobFunctions {
  const { title, language, country } = posting
  const segments = titleSegments(title)
  const search: Search = {
    languages: searchedLanguages(language, title, country),
    own: language,
    isOneSegment: segments.length === 1,
    whole: title,
    isGeneral: false,
  }
  const nameOf = (segment: string) => inAlternatives(segment, search)
  const [main, asides] = HAS_NO_SPACES.test(title) ? asidesApart(title, segments) : [segments, []]
  const named =
    firstOf(beforeAsides(main), nameOf) ??
    firstOf(inverted(main), nameOf) ??
    invertedRank(main, search) ??
    firstOf(main, nameOf) ??
    // A field says more than the job that a bracket or a department is named after: '【BD】低壓開關電子設計工程師'.
    (firstOf(main, (segment) => fieldIn(segment, search)) ? null : firstOf(asides, nameOf))
  if (named) return functionsOf(named.map((match) => ofBranch(match, title)))
  const weak = weakEvidence(posting, segments, search)
  const nearby = functionNearby(departmentLast(title, segments)[0] ?? '', weak[0]?.functionId, nearTitles)
  return nearby === null ? functionsOf(weak) : { titleIds: [], functionIds: [nearby] }
}

const weakEvidence = (
  { title, category }: TitleInPosting,
  segments: readonly string[],
  search: Search,
): readonly Match[] =>
  firstOf([...departmentLast(title, segments), ...inverted(segments)], (segment) =>
    fieldIn(segment, search),
  ) ??
  firstOf([...segments, ...inverted(segments)], (segment) =>
    inAlternatives(segment, { ...search, isGeneral: true }),
  ) ??
  ofCategory(category, search) ??
  []

const functionsOf = (matches: readonly Match[]): JobFunctions => ({
  titleIds: unique(matches.flatMap(({ titleId }) => titleId ?? [])).slice(0, MOST_TITLES),
  functionIds: unique(matches.map(({ functionId }) => functionId)).slice(0, MOST_TITLES),
})

const MOST_TITLES = 3

const unique = (ids: readonly number[]) => [...new Set(ids)]

function firstOf(segments: readonly string[], read: (segment: string) => Match[]): Match[] | null {
  for (const segment of segments) {
    const matches = read(segment)
    if (matches.length > 0) return matches
  }
  return null
}

/** 'Engineer, Software', 'Engineer II, Software' and 'Design Engineer, Web' are read as 'Software Engineer' and the like. */
const inverted = ([head = '', specialty]: readonly string[]): string[] => {
  const worker = head.match(/^([a-z]+)(?: (?:i{1,3}|iv|[1-4]))?$/)?.[1] ?? generalEngineer(head)
  return worker && specialty ? [`${specialty} ${worker}`] : []
}

const generalEngineer = (head: string): string | undefined => {
  const name = head.match(/^(?:(?:senior|sr|junior|lead|staff|principal)\.? )?([a-z]+ engineer)$/)?.[1]
  return name !== undefined && isGeneral(name) ? name : undefined
}

/** In 'Director, Product Management, Consumer Frontend' the last part is what for, so that the rank is read first. */
const beforeAsides = (segments: readonly string[]): readonly string[] =>
  isOnlyRanks(phraseWords(segments[0] ?? '')) ? segments.slice(0, 2) : segments

/**
 * 'Senior Manager, Engineering' is an 'Engineering Manager'. Only the whole is looked up: a part of it may be anything
 * ('Senior Manager, Data Security').
 */
function invertedRank([head, specialty]: readonly string[], { languages, own }: Search): Match[] | null {
  const ranks = phraseWords(head ?? '')
  if (specialty === undefined || !isOnlyRanks(ranks) || ranks.includes('general')) return null
  const rank = ranks.filter((word) => !/^[iv]+$/.test(word)).at(-1) ?? ''
  // 'Senior Director, IT Operations & Digital Resilience'
  const [first, ...more] = titleAlternatives(specialty, own)
  const isFirst = first !== undefined && more.length > 0 && DIRECTS.test(rank)
  const specialties = isFirst ? [specialty, first] : [specialty]
  const keys = specialties.flatMap((field) =>
    LEADS.test(rank) ? [keyOf(`${field} ${rank}`), keyOf(`head of ${field}`)] : [keyOf(`${field} ${rank}`)],
  )
  const match = languages
    .flatMap((language) => keys.map((key) => namesIn(language)?.titles.get(key)))
    .find((found) => found !== undefined && !found.isGeneral)
  return match ? [match] : null
}

const DIRECTS = /^(?:director|head|president|vp)$/
const LEADS = /(?:manager|director|head|lead|leader|president|vp)$/

/** A bracket in front or a part like 資訊部 contains the department or place: '【大数据所】人工智慧研發工程師'. */
function asidesApart(
  title: string,
  segments: readonly string[],
): readonly [main: readonly string[], asides: readonly string[]] {
  const isAside = (segment: string, at: number) => (at === 0 && OPENS.test(title)) || DEPARTMENT.test(segment)
  return [segments.filter((one, at) => !isAside(one, at)), segments.filter(isAside)]
}

const departmentLast = (title: string, segments: readonly string[]): readonly string[] =>
  asidesApart(title, segments).flat()

const OPENS = /^\s*[[(【《「『（［]/

const DEPARTMENT = /^\p{sc=Han}*(?:[^幹干]部|[處处課科組])$|公司$/u

const inAlternatives = (segment: string, search: Search): Match[] => {
  const alternatives = titleAlternatives(segment, search.own)
  const found = alternatives.flatMap((alternative) => foundTitle(alternative, search) ?? [])
  const whole = alternatives.length > 1 ? foundTitle(segment, search) : null
  // 'Strategy & Operations Manager' is one name, '系統/軟體工程師' are two.
  const isOne =
    whole !== null &&
    (found.length === 0 || (!SLASH.test(segment) && found.every(({ length }) => length < whole.length)))
  return [...(isOne ? [whole] : []), ...found].map(({ match }) => match)
}

const SLASH = /[/、+＋]/

/**
 * A category with the name of a function; if there are several, none is used. A category with the name of a title is
 * only a heading of the board.
 */
function ofCategory(category: string, { languages }: Search): Match[] | null {
  const [segment, ...more] = titleSegments(category)
  // 'Operations' and 'Builder' are headings of boards.
  const isShelf = segment !== undefined && !segment.includes(' ') && !HAS_NO_SPACES.test(segment)
  if (!segment || more.length > 0 || isShelf) return null
  const key = keyOf(segment)
  const match = languages
    .map((language) => namesIn(language))
    .map((names) => names?.functions.get(key))
    .find((found) => found !== undefined)
  return match ? [{ ...match, titleId: null }] : null
}
