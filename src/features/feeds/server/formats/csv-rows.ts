import { pipeline, Readable } from 'node:stream'
import { CsvError, type Parser, parse } from 'csv-parse'
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

/** The rows of a table; a quoted cell may contain line ends, and a quote within a cell is a character like others. */
async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  const chunks = text[Symbol.asyncIterator]()
  const start = await firstLine(chunks)
  const parser = parse({
    delimiter: delimiterOf(start.split('\n', 1)[0] ?? ''),
    record_delimiter: ['\r\n', '\n'],
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  // Errors of both come from the parser, which is read below.
  pipeline(Readable.from(encoded(notTooLong(start, chunks, parser))), parser, () => {})
  const records: AsyncIterable<readonly string[]> = parser
  try {
    yield* records
  } catch (error) {
    const isTornOff = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
    throw isTornOff ? new BrokenFeed('breaks off within quotes') : error
  }
}

async function firstLine(chunks: AsyncIterator<string>): Promise<string> {
  let start = ''
  while (!start.includes('\n') && start.length <= MAX_ROW_LENGTH) {
    const { value, done } = await chunks.next()
    if (done) break
    start += value
  }
  return start
}

/** As UTF-8. A chunk may end within a character of two units, which waits for its second. */
async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let half = ''
  for await (const chunk of text) {
    const whole = half + chunk
    half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
    yield Buffer.from(whole.slice(0, whole.length - half.length))
  }
  yield Buffer.from(half)
}

/** The parser has a limit too, which empty cells pass. */
async function* notTooLong(
  start: string,
  chunks: AsyncIterator<string>,
  { info }: Parser,
): AsyncGenerator<string> {
  yield start
  let rows = 0
  let length = start.length
  for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) {
    length += chunk.length
    if (info.records + info.empty_lines > rows) length = chunk.length
    rows = info.records + info.empty_lines
    if (length > MAX_ROW_LENGTH) {
      throw new BrokenFeed(`has a row longer than ${MAX_ROW_LENGTH.toLocaleString('en')} characters`)
    }
    yield chunk
  }
}
