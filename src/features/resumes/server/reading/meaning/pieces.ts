import { countriesNamed, locationsNamed } from '#config/places/place-names.ts'
import { type FoundDate, findDates } from '../words/dates.ts'
import { EAST_DEGREE } from './degrees.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'

/** A part of a line that says one thing: a title, a company, a place. */
export interface Piece {
  text: string
  line: NumberedLine
}

/** The parts of a line without its dates, at cells, bars, dots and dashes; words of Chinese and Japanese also at spaces. */
export function piecesOf(line: NumberedLine, { atCommas = false } = {}): Piece[] {
  return line.cells
    .flatMap((cell) => withoutDates(cell).replaceAll(WIDE_SPACE, ' ').split(SEPARATOR))
    .flatMap((part) => (EAST_ASIAN.test(part) ? splitEastAsian(part) : [part]))
    .flatMap((part) => (atCommas ? part.split(/[,，،、]\s*/) : [part]))
    .map(tidy)
    .filter((text) => /\p{L}/u.test(text) && !EMPLOYMENT.test(text))
    .map((text) => ({ text, line }))
}

const SEPARATOR = /\s+[|｜·•∙●/–—-]\s+|[|｜\0\t]|\s*[•·]\s*|\s+(?:at|@)\s+|\s{2,}|(?<=\S)\s*[／→]\s*(?=\S)/u

/** The wide space of Chinese and Japanese parts words, not cells. */
const WIDE_SPACE =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー)）」』])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}(（「])/gu

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Words that spaces part are one piece (`料亭 花むら`), unless the first names a company or a school and a later one does
 * not: `山田商事株式会社 営業部 主任`. Places at the end go.
 */
function splitEastAsian(part: string): string[] {
  if (/\p{Script=Hangul}/u.test(part)) return [part]
  const words = part.trim().split(EAST_ASIAN_GAP).filter(Boolean)
  while (words.length > 1 && isPlace(words.at(-1) ?? '')) words.pop()
  const cut = words.findIndex((word, index) => index > 0 && areApart(words[index - 1] ?? '', word))
  if (cut < 0) return [words.join(' ')]
  return [words.slice(0, cut).join(' '), ...splitEastAsian(words.slice(cut).join(' '))]
}

/** A name beside a title or a department, a title beside a name, and a degree beside anything. */
function areApart(one: string, next: string): boolean {
  if (EAST_DEGREE.test(one) || EAST_DEGREE.test(next)) return true
  const [isName, isNextName] = [isNameOf(one), isNameOf(next)]
  if (isName && isNextName) return scoreOf('school', one) > 0 || scoreOf('school', next) === 2
  if (isName) return scoreOf('job', next) > 0 || /(?:部|課|课|室|支店|本社|系|科)$/u.test(next)
  return isNextName && (scoreOf('job', one) > 0 || scoreOf('school', next) === 2)
}

const isNameOf = (word: string): boolean =>
  Math.max(scoreOf('company', word), scoreOf('school', word)) > 0 && scoreOf('job', word) < 2

const EAST_ASIAN_GAP =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー)）」』A-Za-z])(?<!(?:株式会社|有限会社|合同会社))\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}(（「])|,\s*(?=\p{Script=Han})/u

/** Kinds of employment, in brackets or alone, are no titles. */
const EMPLOYMENT =
  /^[([（]?(?:full[- ]?time|part[- ]?time|contract|permanent|temporary|正社員|契約社員|派遣社員|全职|全職|兼职|兼職|tiempo completo|tam zamanlı|penuh waktu|sepenuh masa|دوام كامل)[)\]）]?$/i

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/^[\s,;:，、；：.)）\]–—\-|・]+/u, '')
    .replace(/[\s,;:，、；：(（[–—\-|]+$/u, '')
    .replace(/^\((.*)\)$/, '$1')

/** The text with each date replaced by a separator, and with it the brackets around it. */
export function withoutDates(text: string, dates: readonly FoundDate[] = findDates(text)): string {
  let rest = ''
  let at = 0
  for (const { index, length } of dates) {
    rest += `${text.slice(at, index)}\0`
    at = index + length
  }
  return (rest + text.slice(at))
    .replaceAll(/[([（【][^()（）\]】\0]{0,14}\0[^()（）\]】]{0,14}[)\]）】]?/gu, '\0')
    .replaceAll(
      /\((?:\d+ ?(?:years?|yrs?|months?|mos?|años?|anos?|meses|tahun|bulan|yıl|ay|年|个月|個月|ヶ月|か月)[^)]{0,20})\)/gi,
      '',
    )
    .replaceAll(/\0\s*[)）\]】]/g, '\0')
}

/** Without the places at the end of a piece: `Acme Corp, Berlin, Germany`. */
export function withoutPlace(text: string): string {
  const parts = text
    .replace(/(?<=\S)\s*[(（]([^()（）]+)[)）]$/u, (all, inner: string) => (isPlaces(inner) ? '' : all))
    .split(/\s*[,，،]\s*/)
  while (parts.length > 1 && isPlace(parts.at(-1) ?? '')) parts.pop()
  return parts.join(', ')
}

/** Of the name of a company or school also a place that we do not know: `Alcaldía de Envigado, Envigado`. */
export function withoutTail(text: string): string {
  const [, name = text, tail = ''] = /^(.+?)\s*[,，،]\s*([^,，،]+)$/u.exec(withoutPlace(text)) ?? []
  const isName = scoreOf('company', tail) > 0 || scoreOf('school', tail) > 0 || LEGAL_FORM.test(tail)
  return tail === '' || isName || tail.split(/\s+/).length > 3 ? withoutPlace(text) : withoutTail(name)
}

export const isPlaces = (text: string): boolean => {
  const parts = text.split(/\s*[,，،、/]\s*/).filter(Boolean)
  return parts.length > 0 && parts.every(isPlace)
}

function isPlace(text: string): boolean {
  const name = text.trim()
  if (name === '' || name.length > 40 || LEGAL_FORM.test(name)) return false
  if (/^(?:remote|hybrid|remoto|híbrido|uzaktan|远程|遠端|リモート|عن بعد)$/i.test(name)) return true
  return (
    countriesNamed(name).length > 0 ||
    locationsNamed(name).length > 0 ||
    /^[A-Z]{2}$|^\p{Lu}\p{Ll}{1,3}\.$/u.test(name)
  )
}

/** Some are also codes of countries. */
const LEGAL_FORM =
  /^(?:s\.?\s?[al]\.?|s\.a\.s\.?|inc\.?|ltd\.?|llc|co\.?|ag|pt\.?|tbk\.?|ltda\.?|lda\.?|a\.ş\.?|gmbh|plc|corp\.?)$/i
