import { fieldIn } from './find-field.ts'
import { titleIn } from './find-title.ts'
import { keyOf, type Match, namesIn, searchedLanguages } from './title-names.ts'
import type { Search } from './title-search.ts'
import { HAS_NO_SPACES, titleAlternatives, titleSegments } from './title-words.ts'

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
  /** The feed's category of the posting, '' if it has none. */
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

/** A bracket at the beginning names the department or place: '【大数据所】人工智慧研發工程師'. */
const departmentLast = (title: string, segments: readonly string[]): readonly string[] =>
  /^\s*[[(【《「『（［]/.test(title) ? [...segments.slice(1), ...segments.slice(0, 1)] : segments

const inAlternatives = (segment: string, search: Search): Match[] => {
  const alternatives = titleAlternatives(segment)
  const matches = alternatives.flatMap((alternative) => titleIn(alternative, search) ?? [])
  return matches.length > 0 || alternatives.length === 1 ? matches : [titleIn(segment, search) ?? []].flat()
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
