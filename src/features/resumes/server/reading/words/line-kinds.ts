import { findDates } from './dates.ts'
import { bareText, LABELS, type LabelKind, SECTIONS, type SectionKind, wordTables } from './words.ts'

export interface Heading {
  section: SectionKind
  /** In which languages it is one. */
  languages: readonly string[]
}

const LONGEST_HEADING = 48

/**
 * The heading that a line is, by the tables; null for other lines. Of a heading of several parts (`教育背景 Education`,
 * `Registration and certificates`) the first that is known counts.
 */
export function headingOf(text: string): Heading | null {
  if (text.length > LONGEST_HEADING) return null
  const plain = text
    .replace(/^[\d.、)(IVX]{1,4}[.、)]\s*/, '')
    .replace(/(?<=.)[(（[【〔].{0,20}[)）\]】〕]$/, '')
  const whole = wholeHeadingOf(text) ?? headings().get(bareText(plain))
  if (whole !== undefined) return whole
  const parts = plain.split(CONNECTORS).filter(Boolean)
  if (parts.length < 2 || parts.length > 4) return null
  const known = parts.flatMap((part) => headings().get(bareText(part)) ?? [])
  // Most of it must be headings: `Experience and languages` is one, `Java and Education` may be anything.
  const isTwoScripts =
    parts.length === 2 && EAST_ASIAN.test(parts[0] ?? '') !== EAST_ASIAN.test(parts[1] ?? '')
  return (known.length * 2 >= parts.length || isTwoScripts ? known[0] : undefined) ?? null
}

/** The same, but only if the whole text is in the tables. */
export const wholeHeadingOf = (text: string): Heading | null => headings().get(bareText(text)) ?? null

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Between the parts of a heading: words for `and`, signs, and the change from Chinese to Latin letters. */
const CONNECTORS =
  /\s+(?:and|y|e|dan|ve|\/|\||–|—|-)\s+|\s*[&+,、・/|]\s*|(?<=\p{Script=Arabic})\s+و(?=\p{Script=Arabic})|(?<=[\p{Script=Han}])\s+(?=\p{Script=Latin})|(?<=\p{Script=Latin})\s+(?=\p{Script=Han})|[和与與及]/u

export const isHeading = (text: string): boolean => headingOf(text) !== null

/** Whether a line says what the document is: `Curriculum Vitae`, `履 歴 書`. */
export const isDocumentTitle = (text: string): boolean => documentTitles().has(bareText(text))

/** Whether a text says a date and hardly more. */
export function isDateLike(text: string): boolean {
  const dates = findDates(text)
  if (dates.length === 0) return false
  const said = dates.reduce((sum, { length }) => sum + length, 0)
  return text.trim().length - said <= 12
}

/** Whether a line only names the columns of a table: `会社名 | 役職 | 期間`. */
export const isTableHead = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => labels().has(bareText(cell)) || isHeading(cell))

export interface Labelled {
  label: LabelKind
  /** What stands after the label; '' if that is on another line. */
  value: string
}

/** `E-mail: mai@example.com`, `氏名 佐藤`: a label and its value. `cells`: the same line by its cells. */
export function labelOf(text: string, cells: readonly string[] = [text]): Labelled | null {
  const [head = '', ...rest] = cells
  if (rest.length > 0) {
    const label = labels().get(bareText(head))
    if (label !== undefined) return { label, value: rest.join(' ').replace(/^[\s:：]+/, '') }
  }
  const [, name, value] =
    /^([^:：]{1,30})[:：]\s*(.*)$/su.exec(text) ?? /^(\S.{0,10}?)\s{2,}(\S.*)$/su.exec(text) ?? []
  const label = labels().get(bareText(name ?? text))
  return label === undefined ? null : { label, value: value ?? '' }
}

let headingMemo: ReadonlyMap<string, Heading> | undefined

function headings(): ReadonlyMap<string, Heading> {
  headingMemo ??= indexHeadings()
  return headingMemo
}

/** The first section to have a heading keeps it. */
function indexHeadings(): ReadonlyMap<string, Heading> {
  const found = new Map<string, { section: SectionKind; languages: string[] }>()
  for (const section of SECTIONS)
    for (const { language, of } of wordTables())
      for (const words of of(section)) {
        const known = found.get(bareText(words))
        if (known === undefined) found.set(bareText(words), { section, languages: [language] })
        else if (known.section === section) known.languages.push(language)
      }
  return found
}

let titleMemo: ReadonlySet<string> | undefined

function documentTitles(): ReadonlySet<string> {
  titleMemo ??= new Set(wordTables().flatMap(({ of }) => of('document').map(bareText)))
  return titleMemo
}

let labelMemo: ReadonlyMap<string, LabelKind> | undefined

function labels(): ReadonlyMap<string, LabelKind> {
  labelMemo ??= new Map(
    wordTables()
      .flatMap(({ of }) =>
        LABELS.flatMap((label) => of(`label.${label}`).map((words) => [bareText(words), label] as const)),
      )
      .toReversed(),
  )
  return labelMemo
}
