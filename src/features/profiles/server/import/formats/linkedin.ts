import { parse } from 'csv-parse/sync'
import type { Said } from '#shared/said.ts'
import { nothingSaid, wordsOf } from '#shared/said-words.ts'
import { isNow, readDate } from './read-date.ts'

/** The tables of LinkedIn's archive that say something of a profile, and columns by which each is known. */
const TABLES = [
  ['Profile.csv', ['First Name', 'Last Name', 'Headline']],
  ['Positions.csv', ['Company Name', 'Title', 'Started On']],
  ['Education.csv', ['School Name', 'Degree Name']],
  ['Certifications.csv', ['Name', 'Authority']],
  ['Languages.csv', ['Name', 'Proficiency']],
  ['Skills.csv', ['Name']],
] as const

type TableName = (typeof TABLES)[number][0]

export const isLinkedInTable = (name: string): name is TableName => TABLES.some(([known]) => known === name)

/** A cell by the name of its column. */
type Row = (column: string) => string | null

/** Reads the tables of an archive, by their names. */
export function readLinkedIn(files: ReadonlyMap<string, string>): Said {
  const left: string[] = []
  const rows = (name: TableName): Row[] => (files.has(name) ? tableOf(files.get(name) ?? '').rows : [])
  const dated = (row: Row, column: string) => {
    const words = row(column)
    const date = readDate(words)
    if (words !== null && date === null) left.push(`${column}: ${words}`)
    return date
  }
  const [person = () => null] = rows('Profile.csv')
  const [city = null, ...region] = (person('Geo Location') ?? '').split(/,\s*/)
  return {
    ...nothingSaid('linkedin'),
    basics: {
      first_name: person('First Name'),
      last_name: person('Last Name'),
      headline: person('Headline'),
      summary: person('Summary'),
      birth_date: person('Birth Date'),
      nationality: null,
      city: wordsOf(city),
      region: wordsOf(region.slice(0, -1).join(', ')),
      country: wordsOf(region.at(-1)),
    },
    work: rows('Positions.csv').map((row) => ({
      title: row('Title'),
      company: row('Company Name'),
      industry: null,
      start: dated(row, 'Started On'),
      end: isNow(row('Finished On')) ? null : dated(row, 'Finished On'),
      is_current: isNow(row('Finished On')),
      is_hidden_from_company: false,
      text: row('Description'),
    })),
    education: rows('Education.csv').map((row) => ({
      name: row('School Name'),
      ...degreeOf(row('Degree Name')),
      start: dated(row, 'Start Date'),
      end: dated(row, 'End Date'),
      is_attending: false,
      text: wordsOf([row('Notes'), row('Activities')].flatMap((words) => words ?? []).join('\n')),
    })),
    skills: rows('Skills.csv').map((row) => ({ name: row('Name'), level: null })),
    languages: rows('Languages.csv').map((row) => ({ name: row('Name'), level: row('Proficiency') })),
    links: addressesIn(person('Websites')).map((url) => ({ url, name: null, text: null })),
    licenses: rows('Certifications.csv').map((row) => ({
      name: row('Name'),
      issuer: row('Authority'),
      issued: dated(row, 'Started On'),
      expires: dated(row, 'Finished On'),
      never_expires: false,
      credential_id: row('License Number'),
      url: row('Url'),
    })),
    left: [...left, ...[person('Address')].flatMap((words) => words ?? [])],
  }
}

/** A single table of the archive; null for other tables. */
export function readLinkedInTable(text: string): Said | null {
  const { columns } = tableOf(text)
  const found = TABLES.find(([, needed]) => needed.every((column) => columns.includes(column)))
  return found === undefined ? null : readLinkedIn(new Map([[found[0], text]]))
}

/** `Bachelor of Science, Physics` is a degree and its field. */
function degreeOf(words: string | null) {
  const [level = null, ...field] = (words ?? '').split(/,\s+/)
  return { level: wordsOf(level), field: wordsOf(field.join(', ')) }
}

/** `[PORTFOLIO:https://example.org,OTHER:https://example.net]`. */
const addressesIn = (words: string | null): string[] => (words ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []

const MOST_ROWS = 2000

function tableOf(text: string): { columns: readonly string[]; rows: Row[] } {
  const [header = [], ...records]: string[][] = recordsOf(text)
  const columns = header.map((name) => name.trim())
  const rows = records.map(
    (cells): Row =>
      (column) =>
        wordsOf(cells[columns.indexOf(column)]),
  )
  return { columns, rows }
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
    })
  } catch {
    return []
  }
}
