import { isProgrammed, isWide, saysMore, saysMoreInText } from './field-rules.ts'
import {
  isGeneral,
  isHead,
  isHeadFirst,
  isJobAlone,
  isJobWithLevel,
  isMereRank,
  isSold,
  isSystem,
  isTaught,
  makesAnotherTitle,
  withoutRanks,
} from './title-heads.ts'
import { type Match, type Names, namesIn } from './title-names.ts'
import { type Found, isWithinLatin, latinOf, longestFound, type Search } from './title-search.ts'
import {
  APART,
  HAS_NO_SPACES,
  LONGEST_FIELD_TEXT,
  latinApart,
  phraseWords,
  withoutSpaces,
} from './title-words.ts'

/** The longest title that the segment contains, over all languages. */
export const titleIn = (segment: string, search: Search): Match | null =>
  foundTitle(segment, search)?.match ?? null

/** The same, with its length. */
export function foundTitle(segment: string, search: Search): Found | null {
  if (!HAS_NO_SPACES.test(segment)) {
    return longestFound(search.languages.map((language) => longestPhrase(segment, language, search)))
  }
  return (
    longestFound(search.languages.map((language) => longestText(segment, language, search))) ??
    // '使用者界面設計工程師 UI Designer'
    longestFound([longestPhrase(latinOf(segment), 'en', search)])
  )
}

/** 'Software Senior Engineer' is a software engineer. */
function longestPhrase(segment: string, language: string, search: Search): Found | null {
  const words = phraseWords(segment)
  const plain = words.filter((word, at) => !LEVEL.test(word) || !LEVELLED.test(words[at + 1] ?? ''))
  const found = longestOf(words, language, search)
  return found !== null || plain.length === words.length ? found : longestOf(plain, language, search)
}

const LEVEL = /^(?:senior|junior)$/
const LEVELLED =
  /^(?:engineer|developer|programmer|manager|analyst|consultant|designer|accountant|officer|specialist|executive|scientist)$/

function longestOf(words: readonly string[], language: string, search: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  for (let length = Math.min(names.longestPhrase, words.length); length > 0; length--) {
    // Of two with the same length, the one nearer to the side where the language has the head of a phrase.
    const starts = Array.from({ length: words.length - length + 1 }, (_, index) => index)
    for (const start of isHeadFirst(language) ? starts : starts.reverse()) {
      const phrase = words.slice(start, start + length).join(' ')
      const match = names.titles.get(phrase)
      if (!match || ((match.isGeneral || isGeneral(phrase)) && !search.isGeneral)) continue
      const isAll =
        search.isOneSegment && length === words.length && (!isMereRank(phrase) || isJobAlone(phrase))
      if (search.isGeneral && isJobWithLevel(words, phrase)) return { match, length: phrase.length }
      if (isAll || (isEvidence(phrase, language, search) && isHead(words, start, length, language))) {
        const field = language === 'en' ? fieldReaching(words, start, length, names) : undefined
        return { match: field && saysMore(field, match) ? field : match, length: phrase.length }
      }
    }
  }
  return null
}

/** A field that begins before the name and reaches into it: 'Brand Marketing' in 'Brand Marketing Lead'. */
function fieldReaching(
  words: readonly string[],
  start: number,
  length: number,
  { fields }: Names,
): Match | undefined {
  for (let from = Math.max(0, start - 3); from < start; from++) {
    for (let to = start + length; to > start; to--) {
      const phrase = words.slice(from, to).join(' ')
      const field = isWide(phrase) ? undefined : fields.get(phrase)
      if (field) return field
    }
  }
  return undefined
}

/**
 * In a title of another language a short English name is a coincidence ('mua' is Vietnamese for buying), and in an East
 * Asian one a single English word is a thing ('Server韌體工程師'). In an English title a single word of another language
 * is one as well: a conductor drives in Spanish only.
 */
function isEvidence(phrase: string, language: string, { own }: Search): boolean {
  if (isMereRank(phrase)) return false
  if (phrase.includes(' ')) return true
  const isForeign = own !== null && own !== language
  return isForeign ? phrase.length > 4 && !/^(?:en|zh|ja|ko|th)/.test(own) : phrase.length > 2
}

/** Latin words are joined to compare names; a name of both may also begin among them: 'AMOLED EE研發工程師'. */
function longestText(segment: string, language: string, search: Search): Found | null {
  const joinedOrApart = (part: string) =>
    longestTextIn(part, withoutSpaces(part), language, search) ??
    longestTextIn(part, latinApart(part), language, search)
  return joinedOrApart(segment) ?? joinedOrApart(withoutRanks(segment))
}

function longestTextIn(segment: string, text: string, language: string, search: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  for (let length = Math.min(names.longestText, text.length); length > 1; length--) {
    for (let start = text.length - length; start >= 0; start--) {
      const name = text.slice(start, start + length)
      const match = names.titles.get(name)
      if (!match || ((match.isGeneral || isGeneral(name)) && !search.isGeneral)) continue
      if (text.includes(APART) && !HAS_NO_SPACES.test(name)) continue
      if (isMereRank(name) && !(search.isOneSegment && length === text.length && isJobAlone(name))) continue
      const after = text.slice(start + length)
      if (!standsAlone(text, start, length) || isSold(after) || isSystem(name, after) || isTaught(after))
        continue
      // '軟體工程師助理' works in the same field, but has another title.
      const isOther = makesAnotherTitle(after)
      const field = fieldBefore(segment, name, match, names)
      return { match: field ?? (isOther ? { ...match, titleId: null } : match), length }
    }
  }
  return null
}

/** A field that begins before the name and says more: '網路行銷' in '網路行銷企劃人員', 'Android' before '軟體工程師'. */
function fieldBefore(segment: string, name: string, match: Match, { fields }: Names): Match | undefined {
  const text = latinApart(segment)
  const start = text.lastIndexOf(name)
  for (let from = 0; from < start; from++) {
    for (let to = Math.min(start + name.length - 1, from + LONGEST_FIELD_TEXT); to > from + 1; to--) {
      const word = text.slice(from, to)
      const field = fields.get(word)
      if (!field || isWithinLatin(text, from, to - from)) continue
      if (to > start && saysMoreInText(field, match)) return field
      if (to <= start && isProgrammed(word, field, match, text))
        return { ...match, functionId: field.functionId }
    }
  }
  return undefined
}

/** Latin letters must not begin or end within a word, and two characters among others are a coincidence. */
function standsAlone(text: string, start: number, length: number): boolean {
  const end = start + length
  const isPair = length === 2 && start > 0 && end < text.length
  // The 技术工 in 技术工程师 is no word.
  const isCutOfEngineer = text[end - 1] === '工' && text[end] === '程'
  const isCut = isCutOfEngineer || isCutOutOfKatakana(text, start, end)
  return !isPair && !isWithinLatin(text, start, length) && !isCut
}

/** A word of katakana has no parts: the model-based developer (モデルベース) is no model. */
const isCutOutOfKatakana = (text: string, start: number, end: number): boolean =>
  end - start < WHOLE_KATAKANA &&
  KATAKANA.test(text.slice(end - 1, end)) &&
  KATAKANA.test(text.slice(end, end + 1)) &&
  !ROLES.test(text.slice(end))

const KATAKANA = /[ァ-ヺー]/
/** Shorter words begin many others. */
const WHOLE_KATAKANA = 5
/** Words that follow another one in katakana: プログラマ|リーダー. */
const ROLES =
  /^(?:リーダー|マネージャー|マネジャー|アシスタント|スタッフ|エンジニア|コンサルタント|ディレクター)/
