import { spokenLanguageOf } from '#config/lists/entries-by-words.ts'
import type { Line } from '../lines/line.ts'
import { type Heading, headingOf } from '../words/line-kinds.ts'
import type { SectionKind } from '../words/words.ts'

export interface NumberedLine extends Line {
  /** Its place among all lines of the file. */
  number: number
}

export interface Section {
  /** `head`: before the first heading, where name and contacts stand. */
  kind: SectionKind | 'head'
  lines: NumberedLine[]
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
  for (const [number, line] of lines.entries()) {
    if (line.starts_region && number > 0) {
      const known = ofColumn.get(line.column)
      if (known !== undefined && (line.page > 1 || known !== section)) section = known
      else if (known === undefined && line.page === 1) open(newSection('head'), line.column)
    }
    const headed = headedBy(line, section.kind)
    if (headed === null) {
      section.lines.push({ ...line, number })
      continue
    }
    languages.push(...headed.heading.languages)
    open(newSection(headed.heading.section), line.column)
    if (headed.rest.length > 0)
      section.lines.push({ ...line, number, cells: headed.rest, text: headed.rest.join('  ') })
  }
  return { sections, languages }
}

const newSection = (kind: Section['kind']): Section => ({ kind, lines: [] })

/** A heading alone, in the margin before its text (`Skills | Java, Python`), or before a colon; with the cells after it. */
function headedBy(line: Line, current: Section['kind']): { heading: Heading; rest: string[] } | null {
  if (line.has_bullet && line.size < 1.05) return null
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
  if (margin !== null && mayBegin(margin, others.join(' '), current, line))
    return { heading: margin, rest: others }
  const [, name = '', rest = ''] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(line.text) ?? []
  const inline = rest === '' ? null : headingOf(name)
  return inline !== null && mayBegin(inline, rest, current, line) ? { heading: inline, rest: [rest] } : null
}

/** Within jobs and schools such lines are part of an entry: `Technologies: Java`. */
function mayBegin({ section }: Heading, rest: string, current: Section['kind'], line: Line): boolean {
  if (section === 'contact') return false
  if (section === 'languages' && !/[\p{L}\s]+/u.test(rest)) return false
  if (section === 'languages') return saysLanguage(rest)
  if (current === 'work' || current === 'education' || current === 'history')
    return line.is_marked && line.is_apart
  return section !== 'other' || current !== 'skills'
}

/** `Languages: Java, Go` are skills. */
const saysLanguage = (text: string): boolean =>
  text.split(/[\s,،、;；:：()（）|–-]+/).some((word) => spokenLanguageOf(word) !== null)
