import { educationLevelOf } from '#config/lists/entries-by-words.ts'
import { foldText } from '#shared/fold-text.ts'
import { wordTables } from '../words/words.ts'
import { scoreOf } from './scores.ts'

/** How much a text looks like a degree. A school may be named like one: `Lincoln High School`. */
export function degreeScore(text: string): number {
  const level = educationLevelOf(text)
  return Math.max(scoreOf('degree', text), level === null ? 0 : level.isAll ? 2 : 1)
}

export interface PartedDegree {
  degree: string
  /** What was studied; null if the text does not say it. */
  field: string | null
}

/**
 * A text that says a degree, parted from the field: at a word or sign between them (`BSc in Biology`, `Lisans: Tarih`,
 * `B.Tech (Mechanical Engineering)`), else behind or before the words that degrees are called by (`بكالوريوس تجارة`,
 * `Hemşirelik lisans`, `統計学 修士課程`). Null if no part of it is a degree by itself.
 */
export function partDegree(given: string): PartedDegree | null {
  const text = given.replace(GRADE, '').trim()
  const parted = atBrackets(text) ?? (EAST_ASIAN.test(text) ? inEastAsian(text) : atPhrase(text))
  return parted ?? atWord(text)
}

/** A degree that no school is named like: it is nothing but one, or says its field after `in` or in brackets. */
export function isStudy(text: string): boolean {
  const parted = partDegree(text)
  if (parted === null) return false
  return parted.field === null || atWord(text) !== null || (/[)）]$/.test(text) && atBrackets(text) !== null)
}

/** Marks are no part of a degree: `CGPA 8.2`, `IPK 3,61`, `91%`. */
const GRADE =
  /[\s,;(（–-]*(?:\b(?:c?gpa|ipk|pngk|hpgk|not ort(?:alaması)?|promedio|média|nota|average|grade|percentage)\b|绩点|المعدل|معدل)[\s:：]*[\d.,/٫]*\s*%?.*$|[\s,;(（–-]+\d{2,3}(?:[.,]\d+)?\s?%.*$/iu

const WORD_BETWEEN =
  /^(.{2,60}?)(?:\s+(?:in|en|em|في|bidang|jurusan|program studi|prodi|pengkhususan|major in|majoring in|with a major in|con mención en|con especialidad en)[\s:]+|\s*[:：]\s*)(.{2,80})$/iu

function atWord(text: string): PartedDegree | null {
  const [, degree, field] = WORD_BETWEEN.exec(text) ?? []
  if (degree === undefined || field === undefined || degreeScore(degree) === 0) return null
  return { degree, field: fieldOf(field) }
}

/** The degree before brackets has its field in them; the field before brackets has its degree there. */
function atBrackets(text: string): PartedDegree | null {
  const [, before = '', inside = '', after = ''] =
    /^(.+?)\s*[(（]([^()（）]+)[)）]?\s*(.*)$/u.exec(text) ?? []
  if (before === '') return null
  const rest = after.replace(/^[\s,،:–-]+/u, '')
  if (/^hon(?:our)?s?\.?$/i.test(inside)) {
    const isDegree = degreeScore(before) > 0
    return isDegree ? { degree: `${before} (${inside})`, field: fieldOf(rest) } : null
  }
  if (isWholeDegree(before)) {
    // Letters that are no field: the short form of the degree, or a board such as CBSE.
    const isShort = /^[\p{Lu}.\d]{1,8}$|^\p{Lu}\.(?:\p{L}{1,4}\.?)+$/u.test(inside) || degreeScore(inside) > 0
    return { degree: before, field: fieldOf(isShort ? rest : inside) }
  }
  return isWholeDegree(inside) ? { degree: inside, field: fieldOf(before) } : null
}

const MOST_WORDS = 5

/** Latin and Arabic words: the longest beginning or end that degrees are called by. */
function atPhrase(text: string): PartedDegree | null {
  const words = text.split(/\s+/)
  const cut = (count: number) => [words.slice(0, count).join(' '), words.slice(count).join(' ')] as const
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const [degree, rest] = cut(count)
    if (!isPhrase(degree) || /\s(?:in|en|em|of|في)$/i.test(degree)) continue
    const end = levelIn(rest)
    const field = rest.slice(end.length).replace(/^[\s,،:–-]+/u, '')
    // `Bachelor of Fine Arts` is one name; in other languages the field follows: `Bachillerato de Ciencias`.
    if (/^of\b/i.test(field)) return atWord(text) ?? { degree: text, field: null }
    return { degree: `${degree} ${end}`.trim(), field: fieldOf(field) }
  }
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count--) {
    const [field, degree] = cut(words.length - count)
    if (isPhrase(degree)) return { degree, field: fieldOf(field) }
  }
  return null
}

/** `Level 3`, `Tahap 3`: it says more of the degree before it. */
const levelIn = (text: string): string =>
  /^(?:(?:level|nivel|nível|tahap|seviye|grade)\s+\d|(?:i{1,3}|iv|[1-5])(?=\s|$))/iu.exec(text)?.[0] ?? ''

const isWholeDegree = (text: string): boolean => {
  if (EAST_ASIAN.test(text)) return EAST_DEGREE.test(text)
  const parted = atPhrase(text)
  return parted !== null && parted.field === null
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const EAST_NAMES =
  '(?:在职|在職|自考|成人|函授|大学|大學)?(?:(?:[学學碩硕博]士|修士|博士(?:前期|後期)?)(?:研究生|学位|學位|課程|课程|班|在職專班)?|本科|大?[专專]科|大专|高中|中专|中技|职高|高職|五專|二專|三專|二技|四技|专升本|研究生|準学士|専門士|高度専門士|在職專班)'
/** A Chinese or Japanese degree, and nothing more. */
export const EAST_DEGREE = new RegExp(`^${EAST_NAMES}$`, 'u')
const EAST_FIRST = new RegExp(`^(${EAST_NAMES})[\\s·・,，、]*(\\S.+)$`, 'u')
const EAST_LAST = new RegExp(`^(.+?)[\\s·・,，、]*(?:非?全日制|统招)?(${EAST_NAMES})$`, 'u')

function inEastAsian(text: string): PartedDegree | null {
  if (EAST_DEGREE.test(text)) return { degree: text, field: null }
  const [, field, last] = EAST_LAST.exec(text) ?? []
  if (field !== undefined && last !== undefined) return { degree: last, field: fieldOf(field) }
  const [, first, rest] = EAST_FIRST.exec(text) ?? []
  return first === undefined || rest === undefined ? null : { degree: first, field: fieldOf(rest) }
}

/** The field alone: without remarks behind it, and without the faculty that a department belongs to. */
export function fieldOf(text: string): string | null {
  const field = departmentOf(text.replace(BEFORE_FIELD, ''))
    .replace(/\s*[(（][^()（）]*[)）]?$/u, '')
    .replace(/\s*[,،]\s*(?:minor|with|con|com|قسم|شعبة|kepujian|honours|hons|cum laude)(?!\p{L}).*$/iu, '')
    .replace(/[\s,،;:·–-]+$/u, '')
    .replace(/\s*(?:[(（]\s*)$/u, '')
  return /\p{L}/u.test(field) ? field : null
}

/** Words between a degree and its field, or before a field. */
const BEFORE_FIELD =
  /^(?:(?:in)?complet[oa]\s*|[:：–-]\s*|(?:in|en|em|de|do|da|del|في|of|i|di|dalam)\s+)?(?:(?:bidang|jurusan|program studi|prodi|pengkhususan|mención|especialidad|área|major|majoring|specialization|شعبة|تخصص|قسم|主修|专业)[\s:：]+(?:en |in |de |em )?)?/iu

/** `経済学部経済学科` is studied at the department: `経済学科`. */
export const departmentOf = (text: string): string =>
  text.replace(/^\p{L}+?(?:学部|研究科|學院|学院)\s*(?=\p{L}+(?:学科|學系|专业|専攻|コース|課程)$)/u, '')

let memo: ReadonlySet<string> | undefined

/** Without dots, so that `B.S.` is `BS`. */
const isPhrase = (text: string): boolean => {
  memo ??= new Set(wordTables().flatMap(({ of }) => of('degree').map(phraseKey)))
  return memo.has(phraseKey(text))
}

const phraseKey = (text: string): string =>
  foldText(text)
    .replaceAll(/['’.,،]/g, '')
    .replaceAll(/(?<!\p{L})ال(?=\p{L}{3})/gu, '')
    .trim()
