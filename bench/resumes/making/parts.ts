/** The parts of which all layouts are made. */
import { type Block, cell, light, type Paragraph, paragraph, type Run, strong } from './blocks.ts'
import { type Entry, type Fact, itemsOf, type Resume, type Section } from './source.ts'

export function headOf(resume: Resume): Block[] {
  return [...namesOf(resume), ...factLines(resume)]
}

export function namesOf(resume: Resume): Block[] {
  return [
    ...(resume.title ? [paragraph('title', resume.title)] : []),
    ...(resume.options.has('photo') ? [{ kind: 'photo' } as const] : []),
    paragraph('name', resume.name),
    ...(resume.headline ? [paragraph('headline', resume.headline)] : []),
  ]
}

/** One fact a line, or all in one line with the option `facts-in-line`. */
function factLines(resume: Resume): Paragraph[] {
  if (!resume.options.has('facts-in-line'))
    return resume.facts.map((fact) => paragraph('text', factText(fact)))
  const between = resume.options.has('dots') ? ' · ' : ' | '
  return [paragraph('text', resume.facts.map(factText).join(between))]
}

export function factText({ label, value }: Fact): string {
  if (!label) return value
  const mark = isWide(label) ? '：' : ': '
  return `${label}${mark}${value}`
}

export const isWide = (text: string): boolean => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)

export function sectionBlocks(resume: Resume, section: Section): Block[] {
  return [paragraph('heading', section.heading), ...contentOf(resume, section)]
}

export function contentOf(resume: Resume, section: Section): Block[] {
  if (section.columns.length > 0) return [columnsOf(section)]
  return [
    ...linesOf(resume, section),
    ...section.entries.flatMap((entry, at) => entryBlocks(resume, section, entry, section.entries[at + 1])),
  ]
}

/** A table with a column for each field, such as 起止时间, 工作单位, 职务. */
function columnsOf({ columns, entries }: Section): Block {
  const width = { dates: 20, where: 28, what: 24, place: 16, lines: 40 }
  const all = columns.reduce((sum, [field]) => sum + width[field], 0)
  const textOf = (entry: Entry, field: (typeof columns)[number][0]) => {
    if (field === 'lines') return entry.lines.map((line) => line.replace(/^- /, '')).join(' ')
    return field === 'what' ? plain(entry.what) : entry[field]
  }
  return {
    kind: 'table',
    isRuled: true,
    widths: columns.map(([field]) => (width[field] / all) * 100),
    rows: [
      columns.map(([, head]) => ({ ...cell(head), isHead: true })),
      ...entries.map((entry) => columns.map(([field]) => cell(textOf(entry, field)))),
    ],
  }
}

/** The lines of a section: skills and languages with their marks, texts and bullets as they are. */
export function linesOf(resume: Resume, section: Section): Paragraph[] {
  if (section.kind !== 'skills' && section.kind !== 'languages') return section.lines.map(lineOf)
  return section.lines.flatMap((line) => {
    const { group, items } = itemsOf(line)
    const texts = items.map(({ name, level }) => withLevel(resume, name, level))
    if (resume.options.has('listed')) {
      return [
        ...(group ? [paragraph('text', strong(group))] : []),
        ...texts.map((text) => paragraph('bullet', text)),
      ]
    }
    return [
      paragraph(
        'text',
        ...(group ? [strong(group + (isWide(group) ? '：' : ': '))] : []),
        texts.join(between(resume)),
      ),
    ]
  })
}

function withLevel({ options }: Resume, name: string, level: string): string {
  if (!level) return name
  if (isWide(name + level)) return options.has('brackets') ? `${name}（${level}）` : `${name}：${level}`
  return options.has('brackets') ? `${name} (${level})` : `${name} – ${level}`
}

function between({ options, lang }: Resume): string {
  if (options.has('dots')) return ' · '
  if (lang === 'ar') return '، '
  return lang === 'ja' || lang.startsWith('zh') ? '、' : ', '
}

export const lineOf = (line: string): Paragraph =>
  line.startsWith('- ') ? paragraph('bullet', line.slice(2)) : paragraph('text', line)

/**
 * A job or a school. Options: `company-first`; `in-line`, all in one line; `dates-right`, the dates at the far margin;
 * `dates-first`. By default three lines: title, company and place, dates.
 */
function entryBlocks(resume: Resume, section: Section, entry: Entry, next: Entry | undefined): Block[] {
  const { options } = resume
  const lines = entry.lines.map(lineOf)
  const what = plain(entry.what)
  const where = [entry.where, entry.place].filter(Boolean).join(isWide(entry.place) ? '　' : ', ')
  const { dates } = entry
  if (section.kind === 'licenses' || options.has('in-line')) {
    const order = options.has('company-first') && section.kind !== 'licenses' ? [where, what] : [what, where]
    const mark = options.has('bars') ? ' | ' : isWide(what) ? '　' : ', '
    const text = order.filter(Boolean).join(mark)
    if (options.has('dates-right') && dates)
      return [{ ...paragraph('text', strong(text)), end: dates }, ...lines]
    if (options.has('dates-first'))
      return [paragraph('text', light(dates), dates && '　', strong(text)), ...lines]
    return [
      paragraph('text', strong(text), dates && (isWide(dates + text) ? `（${dates}）` : ` (${dates})`)),
      ...lines,
    ]
  }
  // Several roles in one company: its name stands once, above them.
  const isGroup = entry.where !== '' && next?.where === ''
  const first = options.has('company-first') || isGroup ? where : what
  const second = first === where ? what : where
  return [...headLines(resume, entry.where ? [first, second] : [what], dates, isGroup), ...lines]
}

function headLines(
  { options }: Resume,
  names: readonly string[],
  dates: string,
  isGroup: boolean,
): Paragraph[] {
  const [first = '', second = ''] = names
  const top: Run = strong(first)
  if (options.has('dates-right')) {
    // Beside the role if the company has several.
    if (isGroup) return [paragraph('text', top), { ...paragraph('text', second), end: dates }]
    return [{ ...paragraph('text', top), end: dates }, ...(second ? [paragraph('text', second)] : [])]
  }
  const rest = second ? [paragraph('text', second)] : []
  if (options.has('dates-first') && !isGroup)
    return [paragraph('text', light(dates)), paragraph('text', top), ...rest]
  return [paragraph('text', top), ...rest, ...(dates ? [paragraph('text', light(dates))] : [])]
}

/** Without the marks of degree and field. */
export const plain = (text: string): string => text.replaceAll(/[<>{}]/g, '')
