import type { SaidJob, SaidSchool } from '#shared/said.ts'
import { findDates } from '../words/dates.ts'
import { bareText, wordTables } from '../words/words.ts'
import { departmentOf } from './degrees.ts'
import { withoutDates } from './pieces.ts'
import type { Placed } from './placed.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'

/**
 * The tables of Japanese resumes (履歴書). A row has year, month and an event: a school or company is entered in one row
 * and left in another, perhaps with an era for the year and a blank where it is the one above.
 */
export interface Row {
  /** `2019-04`. */
  date: string | null
  text: string
  event: 'joined' | 'left' | 'entered' | 'finished' | null
  line: NumberedLine
}

/** The rows of a section, or null if it is no such table. */
export function historyRows(lines: readonly NumberedLine[]): Row[] | null {
  const rows: Row[] = []
  let year: string | null = null
  for (const line of lines) {
    const dated = withDate(line, year)
    year = dated.year
    const text = withoutDates(dated.text).replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').trim()
    const date = findDates(dated.text)[0]
    rows.push({ date: date?.start ?? null, text, event: eventIn(text), line })
  }
  return rows.filter(({ event }) => event !== null).length >= 2 ? rows : null
}

/** `平成27 | 4 | …` as `平成27年4月 …`. */
export function withDate(line: NumberedLine, last: string | null): { text: string; year: string | null } {
  const text = line.cells.join(' ')
  const [, year, month, rest] =
    /^((?:令和|平成|昭和|[RHS])?\s?(?:\d{1,4}|元))\s*年?[\s./]+(\d{1,2})\s*月?\s+(.*)$/u.exec(text) ?? []
  if (year !== undefined && rest !== undefined) return { text: `${year}年${month}月 ${rest}`, year }
  const [, only, after] = /^(\d{1,2})\s*月?\s+(\D.*)$/u.exec(text) ?? []
  if (only !== undefined && last !== null && Number(only) <= 12)
    return { text: `${last}年${only}月 ${after}`, year: last }
  return { text, year: /^((?:令和|平成|昭和)?\s?(?:\d{1,4}|元))\s*年/u.exec(text)?.[1] ?? last }
}

const EVENTS = ['finished', 'left', 'joined', 'entered'] as const

let memo: readonly (readonly [Row['event'], readonly string[]])[] | undefined

function eventIn(text: string): Row['event'] {
  memo ??= EVENTS.map((event) => [event, wordTables().flatMap(({ of }) => of(event))] as const)
  const bare = text.replaceAll(/[()（）。\s]/gu, '')
  const found = memo.find(([, words]) =>
    words.some((word) => bare.endsWith(word) || text.includes(`${word} `)),
  )
  return found?.[0] ?? null
}

const EVENT_WORDS =
  /(?:入社|就職|入職|入行|入庁|着任|入所|採用|退社|退職|退行|退所|退庁|編入学|編入|入学|進学|卒業見込み?|卒業予定|卒業|修了見込み?|修了|中退|退学|満期退学)/gu

const nameOf = (text: string): string =>
  text
    .replace(/(?:一身上の都合|会社都合|契約期間満了|定年)(?:により|のため|で)?/u, '')
    .replaceAll(EVENT_WORDS, ' ')
    .replaceAll(/[(（]\s*[)）]|に\s*$|を\s*$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Jobs of the rows. The words after a company name the department or the title. */
export function jobsOfRows(rows: readonly Row[], placed: Placed, first = 0): SaidJob[] {
  const jobs: SaidJob[] = []
  for (const { date, text, event, line } of rows) {
    const path = `work.${first + jobs.length}`
    const last = jobs.at(-1)
    const lastPath = `work.${first + jobs.length - 1}`
    if (event === 'joined') {
      const { company, title } = splitCompany(nameOf(text))
      placed.put(`${path}.company`, line)
      if (title !== null) placed.put(`${path}.title`, line)
      if (date !== null) placed.put(`${path}.start`, line)
      jobs.push({ ...NO_JOB, company, title, start: date })
    } else if (event === 'left' && last !== undefined) {
      const left =
        jobs.findLast(({ company, end }) => end === null && company !== null && text.includes(company)) ??
        last
      left.end ??= date
      left.is_current = false
      placed.put(`work.${first + jobs.indexOf(left)}.end`, line)
    } else if (last !== undefined && event === null && /^現在|在職中|至る$/u.test(text))
      last.is_current = last.end === null
    else if (last !== undefined && event === null && bareText(text) !== '以上' && text !== '') {
      if (last.title === null && titleIn(text) !== null) {
        last.title = titleIn(text)
        placed.put(`${lastPath}.title`, line)
      } else last.text = last.text === null ? text : `${last.text}\n${text}`
    }
  }
  return jobs
}

const NO_JOB: SaidJob = {
  ...{ title: null, company: null, industry: null, start: null, end: null, text: null },
  ...{ is_current: false, is_hidden_from_company: false },
}

function splitCompany(name: string): { company: string | null; title: string | null } {
  const parts = name.split(' ').filter(Boolean)
  const titled = parts.findIndex(
    (part, index) => index > 0 && scoreOf('job', part) === 2 && scoreOf('company', part) < 2,
  )
  const titles = titled < 0 ? null : parts.slice(titled).join(' ')
  const company = (titled < 0 ? parts : parts.slice(0, titled)).filter((part) => !/^[(（].*[)）]$/.test(part))
  const department = company.findIndex((part, index) => index > 0 && /(?:部|課|室|支店|本部)$/u.test(part))
  return {
    company: (department < 0 ? company : company.slice(0, department)).join(' ') || null,
    title: titles,
  }
}

/** `営業部 主任として勤務`, `総務部 経理担当`. */
function titleIn(text: string): string | null {
  const [, named] = /^(.+?)(?:として|に(?:昇進|就任|配属|昇格))/u.exec(text) ?? []
  const title = named ?? text
  return title.length <= LONGEST_TITLE && scoreOf('job', title) === 2 ? title : null
}

const LONGEST_TITLE = 24

/** Schools of the rows. */
export function schoolsOfRows(rows: readonly Row[], placed: Placed, first = 0): SaidSchool[] {
  const schools: SaidSchool[] = []
  for (const { date, text, event, line } of rows) {
    if (event !== 'entered' && event !== 'finished') continue
    const last = schools.at(-1)
    const { name, field } = splitSchool(nameOf(text).replace(/^同(?:上|校)?/u, ''))
    if (
      event === 'finished' &&
      last !== undefined &&
      last.end === null &&
      (name === null || isSame(last.name, name))
    ) {
      last.end = date
      last.is_attending = /見込|予定/.test(text)
      placed.put(`education.${first + schools.length - 1}.end`, line)
      continue
    }
    const path = `education.${first + schools.length}`
    placed.put(`${path}.name`, line)
    if (field !== null) placed.put(`${path}.field`, line)
    if (date !== null) placed.put(`${path}.${event === 'entered' ? 'start' : 'end'}`, line)
    schools.push({
      ...{ name, field, level: levelIn(text), text: null, is_attending: false },
      ...{ start: event === 'entered' ? date : null, end: event === 'finished' ? date : null },
    })
  }
  return schools
}

const isSame = (one: string | null, other: string): boolean =>
  one !== null && (one.startsWith(other) || other.startsWith(one))

function splitSchool(text: string): { name: string | null; field: string | null } {
  const [, name = text, field = ''] =
    /^(.*?(?:大学院|大学(?!院)|高等学校|高校|専門学校|短期大学|高専|中学校|学院|学園))\s*(.*)$/u.exec(text) ??
    []
  return { name: name.trim() || null, field: departmentOf(field.trim()) || null }
}

const LEVELS = /博士|修士|大学院|高等専門学校|高専|専門学校|短期大学|短大|大学|高等学校|高校|中学校/u
const levelIn = (text: string): string | null => {
  const found = LEVELS.exec(text)?.[0]
  return found === undefined ? null : found === '大学' ? '大学卒' : found === '高等学校' ? '高校' : found
}

/** Whether a table tells of schools and jobs together, with their names between as headings. */
export function splitHistory(rows: readonly Row[]): { schools: Row[]; jobs: Row[] } {
  let isWork = false
  const schools: Row[] = []
  const jobs: Row[] = []
  for (const row of rows) {
    const bare = bareText(row.text)
    if (bare === '学歴' || bare === '職歴') isWork = bare === '職歴'
    else if (row.event === 'joined' || row.event === 'left') jobs.push(row)
    else if (row.event === 'entered' || row.event === 'finished') schools.push(row)
    else if (isWork) jobs.push(row)
  }
  return { schools, jobs }
}
