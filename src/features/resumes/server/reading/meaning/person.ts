import { countriesNamed, locationsNamed } from '#config/places/place-names.ts'
import { isDocumentTitle, isHeading, labelOf } from '../words/line-kinds.ts'
import { wordTables } from '../words/words.ts'
import { EMAIL, type Found } from './contacts.ts'
import { withoutDates } from './pieces.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine, Section } from './sections.ts'

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

const ownLines = (sections: readonly Section[]): NumberedLine[] =>
  sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap(({ lines }) => lines)

/** The value of a label, in its line or, where nothing follows it there, in the next. */
function valueOfLabel(lines: readonly NumberedLine[], label: string): Found | null {
  for (const [index, line] of lines.entries()) {
    for (const cells of [line.cells, ...line.cells.map((cell) => [cell])]) {
      const found = labelOf(cells.join('  '), cells)
      if (found?.label !== label) continue
      const next = lines[index + 1]
      if (found.value !== '') return { value: found.value, line }
      if (cells === line.cells && next !== undefined) return { value: next.text, line: next }
    }
  }
  return null
}

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

/** The words below the name that say a title. */
export function readHeadline(sections: readonly Section[], name: Found | null): Found | null {
  const heads = sections.filter(({ kind }) => kind === 'head').flatMap(({ lines }) => lines)
  const own = labelledTitle(heads)
  if (own !== null) return own
  const at = heads.findIndex(({ number }) => number === name?.line.number)
  for (const line of heads.slice(Math.max(0, at), at + 3)) {
    const text =
      line.number === name?.line.number
        ? line.text.replace(name.value, '').replace(/^[\s,|·–—-]+/u, '')
        : line.text
    if (text.length < 80 && scoreOf('job', text) > 0 && text.match(EMAIL) === null && !/\d{4}/.test(text))
      return { value: text, line }
  }
  return null
}

function labelledTitle(lines: readonly NumberedLine[]): Found | null {
  const found = valueOfLabel(lines, 'title')
  return found !== null && found.value.length < 80 ? found : null
}

export interface FoundPlace {
  city: Found | null
  country: Found | null
}

/** City and country of an address, or of a line of the head that names places. */
export function readPlace(sections: readonly Section[]): FoundPlace {
  const lines = ownLines(sections)
  const address = valueOfLabel(lines, 'address')
  const country = valueOfLabel(lines, 'country')
  const inAddress = address === null ? null : placesIn(address.value, address.line)
  if (inAddress?.city) return { ...inAddress, country: inAddress.country ?? countryOf(country) }
  for (const line of lines.slice(0, 20)) {
    const found = placesIn(line.text.replaceAll(EMAIL, ' '), line)
    if (
      found.city !== null &&
      (found.country !== null || hasOnlyPlaces(line, found) || /[|·•,，、\d]|\s{2}/.test(line.text))
    )
      return { ...found, country: found.country ?? countryOf(country) }
  }
  return { city: null, country: inAddress?.country ?? countryOf(country) }
}

const countryOf = (found: Found | null): Found | null =>
  found !== null && countriesNamed(found.value).length > 0 ? found : null

const hasOnlyPlaces = (line: NumberedLine, { city }: FoundPlace): boolean =>
  city !== null && line.text.trim().length <= city.value.length + 12

function placesIn(text: string, line: NumberedLine): FoundPlace {
  const parts = withoutDates(text)
    .replaceAll(/〒?\s?\d{3}-\d{4}/g, ' ')
    .split(/\s*[|·•,،，、/;:：()（）\0]\s*|\s{2,}|\s+[–—-]\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  const country = parts.findLast(
    (part) => /\p{L}{3}|\p{Script=Han}{2}/u.test(part) && countriesNamed(part).length > 0,
  )
  const city =
    parts.filter((part) => part !== country).flatMap(cityIn)[0] ??
    (country === undefined ? undefined : parts.flatMap(cityIn)[0])
  return {
    city: city === undefined ? null : { value: city, line },
    country: country === undefined ? null : { value: country, line },
  }
}

/** The city that a part names: whole, without its code, or the first of the places that an address runs together. */
function cityIn(part: string): string[] {
  if (/\p{Script=Han}/u.test(part)) {
    const places = part.match(/^\p{L}{2,3}?[都道府県省]|\p{L}{1,7}?[市縣县郡]|\p{L}{1,5}?[区區]/gu) ?? []
    const cities = places.filter((place) => /[市縣县都]$/u.test(place) && locationsNamed(place).length > 0)
    const wards = places.filter((place) => locationsNamed(place).length > 0)
    return cities[0] !== undefined
      ? [cities[0]]
      : wards[0] !== undefined
        ? [wards[0]]
        : locationsNamed(part).length > 0
          ? [part]
          : []
  }
  const plain = part.replace(/^\d{4,6}\s+|\s+\d{4,6}(?:-\d+)?$/g, '').trim()
  return plain.length > 2 && locationsNamed(plain).length > 0 ? [plain] : []
}

/** The language of most headings; without any, that of the script. */
export function languageOf(headings: readonly string[], text: string): string | null {
  const counts = new Map<string, number>()
  for (const language of headings) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best] = wordTables()
    .map(({ language }) => ({ language, count: counts.get(language) ?? 0 }))
    .toSorted((one, other) => other.count - one.count)
  if (best !== undefined && best.count > 0) return best.language
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (/\p{Script=Arabic}/u.test(text)) return 'ar'
  return /\p{Script=Han}/u.test(text) ? 'zh-CN' : null
}
