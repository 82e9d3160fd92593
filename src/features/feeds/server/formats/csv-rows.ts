import { BrokenFeed, UnusableRow } from '../feed-errors.ts'
import { MAX_ROW_LENGTH } from '../feed-limits.ts'
import type { FeedContext, FeedRow } from '../feed-row.ts'
import type { FieldMapping } from '../field-mapping.ts'
import { mapRow, rawPosting } from '../raw-posting.ts'
import { namePostings, plainName, postingByNames } from './field-names.ts'

/**
 * Tables with a header row: RFC 4180, separated by commas, semicolons, tabs or bars. Without a mapping, columns are
 * recognised by their customary names.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  context: FeedContext,
  mapping: FieldMapping | null,
): AsyncGenerator<FeedRow> {
  let columns: readonly string[] | null = null
  let number = 0
  for await (const cells of csvRecords(text)) {
    number++
    if (cells.every((cell) => cell.trim() === '')) continue
    if (columns === null) {
      if (!mapping && !namePostings(cells)) throw new BrokenFeed('has no columns for an id and a title')
      columns = cells.map((name) => name.trim())
      continue
    }
    const names = columns
    yield {
      number,
      written: () => JSON.stringify(cells),
      read: () => readCells(names, cells, context, mapping),
    }
  }
}

function readCells(
  columns: readonly string[],
  cells: readonly string[],
  { source, company }: FeedContext,
  mapping: FieldMapping | null,
) {
  if (cells.length > columns.length) throw new UnusableRow('has more cells than there are columns')
  const row = Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']))
  if (mapping) return mapRow(row, mapping)
  const byName = new Map(Object.entries(row).map(([name, value]) => [plainName(name), value.trim()]))
  const said = postingByNames((name) => byName.get(name) ?? '')
  return rawPosting({
    ...said,
    source: source ?? byName.get('source') ?? '',
    company: said.company || company,
  })
}

const DELIMITERS = [',', ';', '\t', '|']

/** The separator that is most frequent in the first line. */
export function delimiterOf(firstLine: string): string {
  const outside = firstLine.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => outside.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The rows of a table; a quoted cell may contain line ends. */
async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  let delimiter: string | null = null
  for await (const chunk of text) {
    rest += chunk
    if (delimiter === null && rest.includes('\n')) delimiter = delimiterOf(rest.slice(0, rest.indexOf('\n')))
    if (delimiter === null) continue
    let at = 0
    for (let end = endOfRecord(rest, at); end >= 0; end = endOfRecord(rest, at)) {
      // Skips empty lines together: millions of them would take long.
      if (end > at) yield cellsOf(rest.slice(at, end), delimiter)
      at = end + 1
    }
    rest = rest.slice(at)
    if (rest.length > MAX_ROW_LENGTH) {
      throw new BrokenFeed(`has a row longer than ${MAX_ROW_LENGTH.toLocaleString('en')} characters`)
    }
  }
  if (rest.split('"').length % 2 === 0) throw new BrokenFeed('breaks off within quotes')
  if (rest !== '') yield cellsOf(rest, delimiter ?? delimiterOf(rest))
}

/** The first line end outside of quotes; negative if there is none yet. */
function endOfRecord(text: string, start: number): number {
  let isQuoted = false
  for (let at = start; ; at++) {
    const quote = text.indexOf('"', at)
    const end = isQuoted ? -1 : text.indexOf('\n', at)
    if (end >= 0 && (quote < 0 || end < quote)) return end
    if (quote < 0) return -1
    isQuoted = !isQuoted
    at = quote
  }
}

function cellsOf(record: string, delimiter: string): string[] {
  const line = record.replace(/\r$/, '').replace(/^\ufeff/, '')
  const cells: string[] = []
  for (let at = 0; at <= line.length; ) {
    if (line[at] === '"') {
      const end = endOfQuotes(line, at)
      cells.push(line.slice(at + 1, end).replaceAll('""', '"'))
      const next = line.indexOf(delimiter, end)
      at = next < 0 ? line.length + 1 : next + 1
    } else {
      const next = line.indexOf(delimiter, at)
      const end = next < 0 ? line.length : next
      cells.push(line.slice(at, end))
      at = end + 1
    }
  }
  return cells
}

/** A doubled quote is a quote, not the end. */
function endOfQuotes(line: string, start: number): number {
  for (let at = line.indexOf('"', start + 1); at >= 0; at = line.indexOf('"', at + 2)) {
    if (line[at + 1] !== '"') return at
  }
  return line.length
}
