/** 履歴書, the form with a row for each year and month, and 職務経歴書, the account of each employment. */
import { type Block, type Cell, cell, paragraph, strong } from './blocks.ts'
import { isWide, lineOf, linesOf, plain } from './parts.ts'
import type { Entry, Resume, Section } from './source.ts'

export function rirekisho(resume: Resume): Block[] {
  const person: Cell[][] = [
    [{ ...cell('氏名'), isHead: true }, cell(paragraph('name', resume.name))],
    ...resume.facts.map(({ label, value }) => [{ ...cell(label), isHead: true }, cell(value)]),
  ]
  const part = (kind: Section['kind']) => resume.sections.filter((section) => section.kind === kind)
  const history = [...part('education'), ...part('work')]
  const licenses = part('licenses')
  const others = resume.sections.filter((section) => ![...history, ...licenses].includes(section))
  const end: Cell[] = [cell(''), cell(''), cell('　　　　　　　　　　以上')]
  return [
    paragraph('title', resume.title),
    paragraph('text', resume.headline),
    ...(resume.options.has('photo') ? [{ kind: 'photo' } as const] : []),
    { kind: 'table', widths: [18, 82], rows: person, isRuled: true },
    yearTable('学歴・職歴', [...history.flatMap((section) => historyRows(resume, section)), end]),
    ...licenses.map(({ heading, entries }) =>
      yearTable(
        heading,
        entries.map((entry) => dated(resume, entry.from, `${entry.what} 取得`)),
      ),
    ),
    ...others.map(
      (section): Block => ({
        kind: 'table',
        widths: [100],
        isRuled: true,
        rows: [[{ ...cell(section.heading), isHead: true }], [cell(...linesOf(resume, section))]],
      }),
    ),
  ]
}

const yearTable = (heading: string, rows: Cell[][]): Block => ({
  kind: 'table',
  widths: [14, 8, 78],
  isRuled: true,
  rows: [['年', '月', heading].map((text) => ({ ...cell(text), isHead: true })), ...rows],
})

function historyRows(resume: Resume, { kind, heading, entries }: Section): Cell[][] {
  const rows = entries.flatMap((entry) =>
    kind === 'education' ? schoolRows(resume, entry) : jobRows(resume, entry),
  )
  return [[cell(''), cell(''), cell(`　　　　　　　　　　${heading}`)], ...rows]
}

function schoolRows(resume: Resume, { what, where, from, to }: Entry): Cell[][] {
  const school = `${where} ${plain(what)}`.trim()
  return [
    ...(from ? [dated(resume, from, `${school} 入学`)] : []),
    ...(to ? [dated(resume, to, `${school} 卒業`)] : []),
  ]
}

function jobRows(resume: Resume, { what, where, from, to, lines }: Entry): Cell[][] {
  const undated = (text: string): Cell[] => [cell(''), cell(''), cell(`　${text}`)]
  const ending = to === 'now' ? [undated('現在に至る')] : [dated(resume, to, `${where} 退社`)]
  return [dated(resume, from, `${where} 入社`), undated(what), ...lines.map(undated), ...ending]
}

function dated({ options }: Resume, date: string, text: string): Cell[] {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return [cell(options.has('era') ? eraOf(year, month) : String(year)), cell(String(month)), cell(text)]
}

/** Reiwa began in May 2019, Heisei in January 1989. */
function eraOf(year: number, month: number): string {
  if (year > 2019 || (year === 2019 && month >= 5)) return year === 2019 ? '令和元' : `令和${year - 2018}`
  return year >= 1989 ? `平成${year - 1988}` : `昭和${year - 1925}`
}

export function shokumuKeirekisho(resume: Resume): Block[] {
  return [
    paragraph('title', resume.title),
    paragraph('text', resume.headline),
    paragraph('text', `氏名　${resume.name}`),
    ...resume.facts.map(({ label, value }) => paragraph('text', `${label}：${value}`)),
    ...resume.sections.flatMap((section) => [
      paragraph('heading', `■${section.heading}`),
      ...linesOf(resume, section),
      ...section.entries.flatMap((entry) => (section.kind === 'work' ? employment(entry) : short(entry))),
    ]),
  ]
}

/** The facts of the company in lines before its table, what was done there in bullets inside it. */
function employment({ what, where, dates, lines }: Entry): Block[] {
  const isDone = (line: string) => line.startsWith('- ')
  const done = lines.filter(isDone).map(lineOf)
  const head = ['期間', '業務内容'].map((text) => ({ ...cell(text), isHead: true }))
  return [
    ...(where
      ? [paragraph('text', strong(`□${where}`)), ...lines.filter((line) => !isDone(line)).map(lineOf)]
      : []),
    {
      kind: 'table',
      widths: [26, 74],
      isRuled: true,
      rows: [head, [cell(dates), cell(paragraph('text', strong(what)), ...done)]],
    },
  ]
}

function short({ what, where, dates, lines }: Entry): Block[] {
  const name = [where, plain(what)].filter(Boolean).join('　')
  return [
    paragraph('text', isWide(dates) ? `${dates}　${name}` : `${name}（${dates}）`),
    ...lines.map(lineOf),
  ]
}
