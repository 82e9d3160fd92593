import { countriesNamed, locationsNamed } from '#config/places/place-names.ts'
import { isDocumentTitle, isHeading, labelOf } from '../words/line-kinds.ts'
import type { Found } from './contacts.ts'
import { ownLines, valueOfLabel } from './labels.ts'
import { scoreOf } from './scores.ts'
import type { Section } from './sections.ts'

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・\s]+$/u

/** The name after its label, or the largest line of the head that can be one. */
export function readName(sections: readonly Section[]): Found | null {
  const lines = ownLines(sections)
  const labelled = valueOfLabel(lines, 'name')
  if (labelled !== null && isName(bareName(labelled.value), { isSure: true }))
    return { ...labelled, value: bareName(labelled.value) }
  const heads = sections
    .filter(({ kind }) => kind === 'head' || kind === 'contact')
    .flatMap((section) => section.lines.slice(0, 10))
  const largest = Math.max(...heads.map(({ size }) => size))
  const isSure = heads.filter(({ size }) => size > largest * STANDS_OUT).length === 1
  let best: (Found & { size: number }) | null = null
  for (const line of heads) {
    if (labelOf(line.text, line.cells) !== null) continue
    for (const cell of [line.text, line.cells[0] ?? '']) {
      const value = bareName(cell)
      if (
        !isName(value, { isSure: isSure && line.size === largest }) ||
        line.size <= (best?.size ?? 0) + 0.01
      )
        continue
      best = { value, line, size: line.size }
    }
  }
  return best === null ? null : { value: best.value, line: best.line }
}

/** Nothing else at the head of a resume is nearly as large as the name. */
const STANDS_OUT = 0.75

/** `Curriculum Vitae – Maria Santos`, `王小明的简历`, `佐藤 愛子 様`, `Kenji Sato, PMP`. */
function bareName(text: string): string {
  const parts = text
    .split(/\s*[|·•:：]\s*|\s+[–—/-]\s+/u)
    .filter((part) => part !== '' && !isDocumentTitle(part))
  if (isDocumentTitle(text)) return ''
  const [, own] = /^(.{2,4})的?(?:个人)?(?:简历|簡歷|履歷)$/u.exec(text) ?? []
  return (own ?? parts[0] ?? '')
    .replaceAll(/\s+/g, ' ')
    .replace(/\s*[(（].*$/u, '')
    .replace(/,\s*(?:[A-Z][A-Za-z.]{1,6})(?:,\s*[A-Z][A-Za-z.]{1,6})*$/, '')
    .replace(/^(?:mr|mrs|ms|dr|prof|eng|sr|sra|ir|م|د|أ)\.\s*/iu, '')
    .replace(/\s*(?:様|先生|女士|小姐|印)$/u, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .trim()
}

const MIXED = /^([\p{Script=Han}]{2,4})\s+(\p{Script=Latin}[\p{Script=Latin}\s.'-]+)$/u

const MOST_LETTERS = 48

/** `isSure`: where it stands, it is hardly anything else, though people are called Baker or 武士. */
function isName(text: string, { isSure = false } = {}): boolean {
  if (text.length < 2 || text.length > MOST_LETTERS || !/^[\p{L}\p{M}\s.'’·・/-]+$/u.test(text)) return false
  if (isHeading(text) || isDocumentTitle(text) || labelOf(text) !== null) return false
  if (EAST_ASIAN.test(text))
    return (
      text.replaceAll(/\s/g, '').length <= 10 &&
      text.split(/\s+/).length <= 2 &&
      !/^(?:ふりがな|フリガナ)/u.test(text) &&
      (isSure || (scoreOf('job', text) < 2 && scoreOf('company', text) < 2))
    )
  // `許郁婷 Yu-Ting Hsu`.
  const [, east, latin] = MIXED.exec(text) ?? []
  if (east !== undefined && latin !== undefined) return isName(east, { isSure }) && isName(latin, { isSure })
  const words = text.split(/\s+/)
  if (words.length > 6 || (!isSure && scoreOf('job', text) > 0)) return false
  if (words.length === 1 && (countriesNamed(text).length > 0 || locationsNamed(text).length > 0)) return false
  return (
    /[\p{Script=Arabic}]/u.test(text) ||
    words.every((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(word.toLowerCase()))
  )
}

const PARTICLES: ReadonlySet<string> = new Set([
  'de',
  'da',
  'do',
  'dos',
  'das',
  'del',
  'la',
  'las',
  'los',
  'y',
  'e',
  'bin',
  'binti',
  'bt',
  'van',
  'von',
  'der',
  'den',
  'al',
  'el',
  'ibn',
  'di',
  'a/l',
  'a/p',
])

const DOUBLE_SURNAMES =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|东方|東方|夏侯|皇甫|尉迟|公孙|公孫|慕容|令狐|张简|張簡)/u

/** First and last name as far as the script and the language say; the person sees both before they count. */
export function splitName(
  name: string,
  language: string | null,
): { first_name: string; last_name: string | null } {
  const [, east, latin] = MIXED.exec(name) ?? []
  if (east !== undefined) {
    const own = splitName(east, language)
    return { ...own, first_name: `${own.first_name} ${latin}` }
  }
  const words = name.split(/\s+/)
  if (EAST_ASIAN.test(name)) {
    if (words.length > 1) return { first_name: words.slice(1).join(' '), last_name: words[0] ?? null }
    const letters = [...name]
    const isJapanese = language === 'ja'
    const count = isJapanese ? Math.min(2, letters.length - 1) : DOUBLE_SURNAMES.test(name) ? 2 : 1
    return { first_name: letters.slice(count).join(''), last_name: letters.slice(0, count).join('') || null }
  }
  const last = language === 'es' && words.length > 2 ? 2 : 1
  if (words.length === 1) return { first_name: name, last_name: null }
  // `da Silva`: particles belong to the last name.
  let start = words.length - last
  while (start > 1 && PARTICLES.has(words[start - 1] ?? '')) start--
  return { first_name: words.slice(0, start).join(' '), last_name: words.slice(start).join(' ') }
}
