import { spokenLanguageOf } from '#config/lists/entries-by-words.ts'
import type { Line } from '../lines/line.ts'
import { findDates } from '../words/dates.ts'
import { hintedSection } from '../words/heading-hints.ts'
import { type Heading, headingOf, isTableHead, wholeHeadingOf } from '../words/line-kinds.ts'
import type { SectionKind } from '../words/words.ts'
import { type Scored, scoreOf } from './scores.ts'

export interface NumberedLine extends Line {
  /** Its place among all lines of the file. */
  number: number
}

export interface Section {
  /** `head`: before the first heading, where name and contacts stand. */
  kind: SectionKind | 'head'
  lines: NumberedLine[]
  /** A line that looks like a heading, but is in no table. */
  unknownHeading?: string
}

/**
 * Parts the lines by their headings. Each column has sections of its own: one that goes on at the top of the next page
 * goes on where that column ended. `languages`: of all headings that were found.
 */
export function sectionsOf(lines: readonly Line[]): { sections: Section[]; languages: string[] } {
  const sections: Section[] = []
  const languages: string[] = []
  const ofColumn = new Map<number, Section>()
  let section = newSection('head')
  const open = (next: Section, column: number) => {
    sections.push(next)
    ofColumn.set(column, next)
    section = next
  }
  open(section, lines[0]?.column ?? 0)
  const style = styleOfHeadings(lines)
  const margins = marginsOf(lines)
  let skipped = -1
  for (const [number, line] of lines.entries()) {
    if (number === skipped) continue
    if (line.starts_region && number > 0) {
      const known = ofColumn.get(line.column)
      if (known !== undefined && (line.page > 1 || known !== section)) section = known
      else if (known === undefined && line.page === 1) open(newSection('head'), line.column)
    }
    const broken = brokenHeading(line, lines[number + 1])
    if (broken !== null) skipped = number + 1
    const headed = broken ?? headedBy(line, section.kind, margins)
    if (headed === null && style(line) && sections.length > 1) {
      open({ ...newSection('other'), unknownHeading: line.text }, line.column)
      continue
    }
    if (headed === null) {
      // A bold line with a bullet names something; it is no point of a list.
      if (!isTableHead(line.cells))
        section.lines.push({ ...line, number, has_bullet: line.has_bullet && !line.is_marked })
      continue
    }
    languages.push(...headed.heading.languages)
    open(newSection(headed.heading.section), line.column)
    if (headed.rest.length > 0)
      section.lines.push({ ...line, number, cells: headed.rest, text: headed.rest.join('  ') })
  }
  return { sections: withSchools(withJobs(sections.map(resolved))), languages }
}

/** What an unknown heading heads: by its words, or by what stands below it. */
function resolved(section: Section): Section {
  const { unknownHeading, lines } = section
  if (unknownHeading === undefined) return section
  return { ...section, kind: hintedSection(unknownHeading) ?? contentOf(lines) }
}

function contentOf(lines: readonly NumberedLine[]): SectionKind {
  const texts = lines.map(({ text }) => text)
  const periods = texts.filter(hasPeriod).length
  const count = (kind: Scored) => texts.filter((text) => text.length < 90 && scoreOf(kind, text) === 2).length
  if (periods > 0 && count('school') + count('degree') > count('job')) return 'education'
  if (periods > 0 && count('job') > 0) return 'work'
  if (texts.length > 0 && texts.every(saysLanguage)) return 'languages'
  return 'other'
}

const hasPeriod = (text: string): boolean => findDates(text).some(({ is_range }) => is_range)

/** Without a heading for jobs, they are where most periods are: under an unknown heading, or without any. */
function withJobs(sections: readonly Section[]): Section[] {
  const isFound = sections.some(
    ({ kind, lines }) => (kind === 'work' || kind === 'history') && lines.length > 0,
  )
  const periodsOf = ({ lines }: Section) => lines.filter(({ text }) => hasPeriod(text)).length
  const [best] = sections
    .filter(
      ({ kind, unknownHeading }) => kind === 'head' || kind === 'summary' || unknownHeading !== undefined,
    )
    .toSorted((one, other) => periodsOf(other) - periodsOf(one))
  if (isFound || best === undefined || periodsOf(best) === 0) return [...sections]
  const dated = best.lines.findIndex(({ text }) => hasPeriod(text))
  const contact = best.lines.findLastIndex(({ text }, index) => index < dated && text.includes('@'))
  const first = Math.max(0, dated - 2, contact + 1)
  const jobs: Section = { kind: 'work', lines: best.lines.slice(first) }
  return sections.flatMap((section) =>
    section === best ? [{ ...section, lines: section.lines.slice(0, first) }, jobs] : [section],
  )
}

/**
 * Without a heading for schools, they stand under one that may mean licences, too (`Qualifications`), or a short line
 * among the jobs heads them in words that no table has.
 */
function withSchools(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, lines }) => (kind === 'education' || kind === 'history') && lines.length > 0))
    return [...sections]
  const licences = sections.find(({ kind, lines }) => kind === 'licenses' && namesSchool(lines))
  if (licences !== undefined)
    return sections.map((section) => (section === licences ? { ...section, kind: 'education' } : section))
  return sections.flatMap((section): Section[] => {
    const isHead = ({ text, has_bullet }: NumberedLine) =>
      !has_bullet &&
      text.length < 40 &&
      !hasPeriod(text) &&
      hintedSection(text) === 'education' &&
      scoreOf('school', text) === 0
    const at = section.kind === 'work' ? section.lines.findIndex(isHead) : -1
    if (at < 0) return [section]
    return [
      { ...section, lines: section.lines.slice(0, at) },
      { kind: 'education', lines: section.lines.slice(at + 1) },
    ]
  })
}

const namesSchool = (lines: readonly NumberedLine[]): boolean =>
  lines.some(({ text }) => text.length < 90 && scoreOf('school', text) > 0) &&
  lines.some(({ text }) => scoreOf('degree', text) > 0)

const newSection = (kind: Section['kind']): Section => ({ kind, lines: [] })

/** A heading alone, in the margin before its text (`Skills | Java, Python`), or before a colon; with the cells after it. */
function headedBy(
  line: Line,
  current: Section['kind'],
  margins: readonly number[],
): { heading: Heading; rest: string[] } | null {
  if (line.has_bullet && line.size < 1.05 && !line.is_marked) return null
  const alone = headingOf(line.text)
  if (alone !== null) return { heading: alone, rest: [] }
  const last = headingOf(line.cells.at(-1) ?? '')
  if (
    last !== null &&
    line.cells.length > 1 &&
    line.cells.slice(0, -1).every((cell) => /^[年月日\s]+$/.test(cell))
  )
    return { heading: last, rest: [] }
  const [first = '', ...others] = line.cells
  const margin = others.length > 0 ? headingOf(first) : null
  const { box } = line
  const isInMargin =
    box !== null && margin?.section !== 'contact' && margins.some((place) => isNear(place, box.left))
  if (margin !== null && (isInMargin || mayBegin(margin, others.join(' '), current, line)))
    return { heading: ofLanguages(margin, others.join(' ')), rest: others }
  const [, name = '', rest = ''] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  const inline = rest === '' ? null : wholeHeadingOf(name)
  return inline !== null && mayBegin(inline, rest, current, line) ? { heading: inline, rest: [rest] } : null
}

/** The left edges at which sections that nothing else is called by have their headings in the margin. */
function marginsOf(lines: readonly Line[]): readonly number[] {
  const places = lines.flatMap((line) => {
    const [first = '', ...others] = line.cells
    const section = others.length > 0 && !line.has_bullet ? headingOf(first)?.section : undefined
    return section === 'work' || section === 'education' || section === 'summary'
      ? (line.box?.left ?? [])
      : []
  })
  return places.filter((place) => places.filter((other) => isNear(place, other)).length > 1)
}

/** A hundredth of the width of a page: letters do not begin at the same point. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01

/** A heading in the margin that is broken into two rows: `Competencias | Español, Inglés` and below it `lingüísticas`. */
function brokenHeading(line: Line, next: Line | undefined): { heading: Heading; rest: string[] } | null {
  const [first = '', ...rest] = line.cells
  if (
    next === undefined ||
    next.cells.length > 1 ||
    next.starts_region ||
    first.length > 30 ||
    next.text.length > 30
  )
    return null
  const heading = rest.length > 0 || line.is_marked ? wholeHeadingOf(`${first} ${next.text}`) : null
  return heading === null || headingOf(next.text) !== null || !line.is_marked ? null : { heading, rest }
}

/** Lines that look like the headings that are known, and stand apart like them, are headings of other sections. */
function styleOfHeadings(lines: readonly Line[]): (line: Line) => boolean {
  const known = lines.filter((line) => line.cells.length === 1 && headingOf(line.text) !== null)
  const sizes = Map.groupBy(known, ({ size }) => Math.round(size * 50))
  const [size, alike] = [...sizes].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? []
  const hasColons = known.filter(({ text }) => /[:：]$/.test(text)).length > 1
  return (line) => {
    if (line.text.length > 40 || line.cells.length > 1 || line.has_bullet || known.length < 2) return false
    // Capitals or a colon make a heading of words that headings have.
    const isLoud = /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u.test(line.text) || /^[^:：]{4,}[:：]$/u.test(line.text)
    if (isLoud && scoreOf('job', line.text) === 0 && hintedSection(line.text) !== null) return true
    if (hasColons && line.box === null) return /^[^:：]{2,}[:：]$/.test(line.text)
    return (
      size !== undefined &&
      size > 53 &&
      (alike?.length ?? 0) > 1 &&
      line.is_apart &&
      Math.round(line.size * 50) === size
    )
  }
}

/** Within jobs and schools such lines are part of an entry: `Technologies: Java`. */
function mayBegin({ section }: Heading, rest: string, current: Section['kind'], line: Line): boolean {
  if (section === 'contact') return current === 'head'
  if (section === 'languages' && !/[\p{L}\s]+/u.test(rest)) return false
  if (section === 'languages') return saysLanguage(rest)
  // A whole section in one line: no job or school has lines of such a name.
  if (section === 'education' || section === 'licenses' || section === 'summary') return true
  if (current === 'work' || current === 'education' || current === 'history')
    return (line.is_marked && line.is_apart) || /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*[:：]/u.test(line.text)
  return section !== 'other' || current !== 'skills'
}

/** `Competencias | Español, Inglés`. */
const ofLanguages = (heading: Heading, rest: string): Heading =>
  heading.section === 'skills' && rest.split(/[,，、;；]/).every(saysLanguage)
    ? { ...heading, section: 'languages' }
    : heading

/** `Languages: Java, Go` are skills. */
const saysLanguage = (text: string): boolean =>
  text.split(/[\s,،、;；:：()（）|–-]+/).some((word) => spokenLanguageOf(word) !== null)
