/**
 * The sources of the labelled resumes, `{part}/sources/{language}.txt`. They are written by hand; the documents and the
 * labels are both made of them. README.md explains the form.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export const PARTS = ['tuning', 'held-out'] as const
export type Part = (typeof PARTS)[number]

export type Maker = 'chromium' | 'libreoffice'
export type Format = 'pdf' | 'docx' | 'doc' | 'scan'

/** A line with a label, such as a phone number or a date of birth. */
export interface Fact {
  kind: 'phone' | 'email' | 'link' | 'info'
  label: string
  value: string
}

export interface Entry {
  /** A job's title, what was studied, or the name of a licence. In studies, `<>` marks the degree and `{}` the field. */
  what: string
  /** Empty: the same as in the entry before. */
  where: string
  place: string
  /** As the resume writes them. */
  dates: string
  /** `2019-03 now`: as far as the resume says them. */
  from: string
  to: string
  /** A line that begins with `- ` is a bullet. */
  lines: string[]
}

export interface Section {
  kind: 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'licenses' | 'other'
  heading: string
  /** The heads of a table's columns, by the field of the entry. */
  columns: [field: 'dates' | 'where' | 'what' | 'lines' | 'place', head: string][]
  entries: Entry[]
  lines: string[]
}

export interface Resume {
  id: string
  part: Part
  lang: string
  maker: Maker
  format: Format
  layout: string
  options: ReadonlySet<string>
  /** Above the name, such as 履歴書. */
  title: string
  name: string
  /** Ways to read the name that are right, if not all of its line belongs to it. */
  called: string[]
  headline: string
  facts: Fact[]
  sections: Section[]
}

export function resumesOf(folder: string, part: Part): Resume[] {
  const sources = join(folder, part, 'sources')
  return readdirSync(sources)
    .sort()
    .flatMap((file) =>
      readFileSync(join(sources, file), 'utf8')
        .split(/^@ /m)
        .slice(1)
        .map((text) => parseResume(text, basename(file, '.txt'), part)),
    )
}

function parseResume(text: string, lang: string, part: Part): Resume {
  const [id = '', make = '', ...lines] = text.split('\n').map((line) => line.trim())
  const [maker = '', format = '', layout = '', ...options] = make.split(' ')
  const resume: Resume = {
    id: `${lang}-${id}`,
    part,
    lang,
    maker: oneOf(['chromium', 'libreoffice'], maker),
    format: oneOf(['pdf', 'docx', 'doc', 'scan'], format),
    layout,
    options: new Set(options),
    title: '',
    name: '',
    called: [],
    headline: '',
    facts: [],
    sections: [],
  }
  for (const line of lines.filter((each) => each !== '')) addLine(resume, line)
  return resume
}

function addLine(resume: Resume, line: string): void {
  const section = resume.sections.at(-1)
  if (line.startsWith('# ')) resume.sections.push(sectionOf(line.slice(2)))
  else if (section && line.startsWith('> ')) section.entries.push(entryOf(line.slice(2)))
  else if (section) (section.entries.at(-1) ?? section).lines.push(line)
  else addHead(resume, line)
}

function addHead(resume: Resume, line: string): void {
  const [, key = '', rest = ''] = /^(\w+): (.*)$/.exec(line) ?? []
  if (key === 'title') resume.title = rest
  else if (key === 'name') resume.name = rest
  else if (key === 'called') resume.called = cells(rest)
  else if (key === 'headline') resume.headline = rest
  else {
    const kind = oneOf(['phone', 'email', 'link', 'info'], key)
    const [label, value] = rest.includes(' | ') ? cells(rest) : ['', rest]
    resume.facts.push({ kind, label: label ?? '', value: value ?? '' })
  }
}

function sectionOf(text: string): Section {
  const [start = '', heads = ''] = text.split(' :: ')
  const [kind = '', ...heading] = start.split(' ')
  return {
    kind: oneOf(['summary', 'work', 'education', 'skills', 'languages', 'licenses', 'other'], kind),
    heading: heading.join(' '),
    columns: cells(heads)
      .filter((each) => each !== '')
      .map((each) => {
        const [field = '', head = ''] = each.split('=')
        return [oneOf(['dates', 'where', 'what', 'lines', 'place'], field), head]
      }),
    entries: [],
    lines: [],
  }
}

function entryOf(text: string): Entry {
  const [what = '', where = '', place = '', dates = '', normal = ''] = cells(text)
  const [from = '', to = ''] = normal.split(' ').map((each) => (each === '-' ? '' : each))
  return { what, where, place, dates, from, to, lines: [] }
}

const cells = (text: string): string[] => text.split('|').map((each) => each.trim())

function oneOf<const Word extends string>(words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text)
  if (found === undefined) throw new Error(`"${text}" should be one of ${words.join(', ')}`)
  return found
}

/** The items of lines such as `Tools: Excel = advanced; SAP`. */
export function itemsOf(line: string): { group: string; items: { name: string; level: string }[] } {
  const [, group = '', rest = line] = /^([^;=]+?)[:：] (.*)$/.exec(line) ?? []
  const items = rest.split(';').map((item) => {
    const [name = '', level = ''] = item.split('=').map((each) => each.trim())
    return { name, level }
  })
  return { group, items }
}
