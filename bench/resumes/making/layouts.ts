import { type Block, type Cell, cell, light, paragraph, strong } from './blocks.ts'
import { rirekisho, shokumuKeirekisho } from './japanese-layouts.ts'
import {
  contentOf,
  factText,
  headOf,
  isWide,
  lineOf,
  linesOf,
  namesOf,
  plain,
  sectionBlocks,
} from './parts.ts'
import type { Entry, Resume, Section } from './source.ts'

export function layOut(resume: Resume): Block[] {
  const layout = LAYOUTS[resume.layout]
  if (!layout) throw new Error(`${resume.id}: there is no layout ${resume.layout}`)
  return layout(resume)
}

const LAYOUTS: Readonly<Record<string, (resume: Resume) => Block[]>> = {
  plain: oneColumn,
  'sidebar-left': (resume) => sidebar(resume, 0),
  'sidebar-right': (resume) => sidebar(resume, 1),
  table: datesInCells,
  'dates-right': (resume) => oneColumn({ ...resume, options: new Set([...resume.options, 'dates-right']) }),
  europass,
  dense,
  form,
  rirekisho,
  'shokumu-keirekisho': shokumuKeirekisho,
}

function oneColumn(resume: Resume): Block[] {
  return [...headOf(resume), ...resume.sections.flatMap((section) => sectionBlocks(resume, section))]
}

/** The sidebar has photo, contacts, skills, languages and, with the option `school-aside`, education. */
function sidebar(resume: Resume, at: 0 | 1): Block[] {
  const { options } = resume
  const aside = new Set([
    'skills',
    'languages',
    ...(options.has('school-aside') ? ['education', 'licenses'] : []),
  ])
  const blocks = (isAside: boolean) =>
    resume.sections
      .filter(({ kind }) => aside.has(kind) === isAside)
      .flatMap((section) => sectionBlocks(resume, section))
  const names = namesOf(resume)
  const facts = resume.facts.flatMap(({ label, value }) =>
    label ? [paragraph('text', light(label)), paragraph('text', value)] : [paragraph('text', value)],
  )
  const side = [...(options.has('name-aside') ? names : []), ...facts, ...blocks(true)]
  const main = blocks(false)
  const sides: Block = {
    kind: 'sides',
    widths: at === 0 ? [34, 66] : [66, 34],
    sides: at === 0 ? [side, main] : [main, side],
    shaded: at,
    asBox: options.has('box'),
  }
  return options.has('name-aside') ? [sides] : [...names, sides]
}

/** A table in which the dates stand in the first cell. */
function datesInCells(resume: Resume): Block[] {
  const isRuled = !resume.options.has('unruled')
  const sections = resume.sections.flatMap((section): Block[] => {
    if (section.entries.length === 0 || section.columns.length > 0) return sectionBlocks(resume, section)
    const rows = section.entries.map((entry) => [
      cell(entry.dates),
      cell(...entryLines(resume, section, entry)),
    ])
    return [paragraph('heading', section.heading), { kind: 'table', widths: [24, 76], rows, isRuled }]
  })
  return [...headOf(resume), ...sections]
}

function entryLines({ options }: Resume, { kind }: Section, { what, where, place, lines }: Entry): Block[] {
  const company = [where, place].filter(Boolean).join(isWide(place) ? '　' : ', ')
  const isCompanyFirst = options.has('company-first') && company !== '' && kind !== 'licenses'
  const [first = '', second = ''] = isCompanyFirst ? [company, plain(what)] : [plain(what), company]
  return [
    paragraph('text', strong(first)),
    ...(second ? [paragraph('text', second)] : []),
    ...lines.map(lineOf),
  ]
}

/** Labels in a narrow column on the left, contents on the right, as the European CV had it. */
function europass(resume: Resume): Block[] {
  const personal = [
    [cell(paragraph('heading', resume.title)), cell(...namesOf({ ...resume, title: '' }))],
    ...resume.facts.map(({ label, value }) => [cell(lightText(label)), cell(value)]),
  ]
  const rows = resume.sections.flatMap((section) => [
    [cell(paragraph('heading', section.heading)), cell('')],
    ...(section.lines.length > 0 ? [[cell(''), cell(...linesOf(resume, section))]] : []),
    ...section.entries.map((entry) => [
      cell(lightText(entry.dates)),
      cell(...entryLines(resume, section, entry)),
    ]),
  ])
  return [{ kind: 'table', widths: [30, 70], rows: [...personal, ...rows], isRuled: false }]
}

const lightText = (text: string): Block => paragraph('text', light(text))

/** Headings are bold words at the beginning of paragraphs, each entry is one paragraph. */
function dense(resume: Resume): Block[] {
  const facts = resume.facts.map(factText).join(resume.options.has('dots') ? ' · ' : ' | ')
  return [
    paragraph('text', strong(resume.name), resume.headline && ` – ${resume.headline}`),
    paragraph('text', facts),
    ...resume.sections.flatMap((section) => denseSection(resume, section)),
  ]
}

function denseSection(resume: Resume, section: Section): Block[] {
  const heading = strong(section.heading + (isWide(section.heading) ? '：' : ': '))
  const lines = linesOf(resume, section)
  const [first, ...rest] = lines
  const entries = section.entries.map((entry) => {
    const what = plain(entry.what)
    const where = [entry.where, entry.place].filter(Boolean).join(', ')
    const names = resume.options.has('company-first') ? [where, what] : [what, where]
    const text = entry.lines
      .map((line) => line.replace(/^- /, ''))
      .join(isWide(entry.lines.join('')) ? '；' : '; ')
    return paragraph(
      'text',
      strong(names.filter(Boolean).join(isWide(what) ? '　' : ', ')),
      entry.dates && ` (${entry.dates})`,
      text && `. ${text}`,
    )
  })
  if (first && first.style !== 'bullet')
    return [{ ...first, runs: [heading, ...first.runs] }, ...rest, ...entries]
  return [paragraph('text', heading), ...lines, ...entries]
}

/** A form: facts two by two in a grid, then a row for each section. */
function form(resume: Resume): Block[] {
  const { facts } = resume
  const rows: Cell[][] = []
  for (let at = 0; at < facts.length; at += 2) {
    rows.push(
      [0, 1].flatMap((beside) => {
        const { label = '', value = '' } = facts[at + beside] ?? {}
        return [{ ...cell(label), isHead: true }, cell(value)]
      }),
    )
  }
  const sections = resume.sections.flatMap((section): Block[] => [
    paragraph('heading', section.heading),
    ...(section.entries.length > 0 && section.columns.length === 0 && section.kind !== 'licenses'
      ? [
          {
            kind: 'table' as const,
            widths: [24, 76],
            isRuled: true,
            rows: section.entries.map((entry) => [
              cell(entry.dates),
              cell(...entryLines(resume, section, entry)),
            ]),
          },
        ]
      : contentOf(resume, section)),
  ])
  return [...namesOf(resume), { kind: 'table', widths: [16, 34, 16, 34], rows, isRuled: true }, ...sections]
}
