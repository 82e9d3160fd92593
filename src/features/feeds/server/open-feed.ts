import { basename } from 'node:path'
import { detectFormat, type FormatName } from './detect-format.ts'
import { BrokenFeed } from './feed-errors.ts'
import type { FeedFile } from './feed-file.ts'
import { MAX_ROWS } from './feed-limits.ts'
import type { FeedContext, FeedRow } from './feed-row.ts'
import { DEFAULT_MAPPING, type FieldMapping } from './field-mapping.ts'
import { ashby } from './formats/ashby.ts'
import { boardRows } from './formats/board-rows.ts'
import { csvRows } from './formats/csv-rows.ts'
import { greenhouse } from './formats/greenhouse.ts'
import { jobPostingRows } from './formats/job-posting-page.ts'
import { atomRows, jobXmlRows, rssRows } from './formats/job-xml.ts'
import { jsonLinesRows } from './formats/json-lines.ts'
import { lever } from './formats/lever.ts'
import { smartrecruiters } from './formats/smartrecruiters.ts'
import { workable } from './formats/workable.ts'
import { readText } from './read-text.ts'

/** What the operator says about a feed; null: it is detected. */
export interface FeedSettings {
  format: FormatName | null
  mapping: FieldMapping | null
  /** The source name of its postings. */
  source: string | null
  /** The employer of postings that don't name one. */
  company: string | null
}

export const FOUND_OUT: FeedSettings = { format: null, mapping: null, source: null, company: null }

export interface Feed {
  format: FormatName
  /** How many there are. */
  count: number
  rows(): AsyncIterable<FeedRow>
  /** Share of the rows' file read so far, 0 to 1. */
  progress(): number
}

/**
 * Opens a feed on our disk. It is read to its end once before the first row is returned. A feed that breaks off, has
 * another encoding than declared or unpacks to an extreme size is a `BrokenFeed`, and nothing of it reaches the
 * database.
 */
export async function openFeed(file: FeedFile, settings: FeedSettings): Promise<Feed> {
  const format = settings.format ?? detectFormat(await startOf(file))
  let bytes = 0
  const rows = () =>
    rowsOf(
      format,
      readText(file, (read) => (bytes = read)),
      file,
      settings,
    )
  const count = await countRows(rows())
  return { format, count, rows, progress: () => (file.size === 0 ? 1 : bytes / file.size) }
}

const START_LENGTH = 100_000

async function startOf(file: FeedFile): Promise<string> {
  let start = ''
  for await (const chunk of readText(file)) {
    start += chunk
    if (start.length >= START_LENGTH) break
  }
  return start
}

function rowsOf(
  format: FormatName,
  text: AsyncIterable<string>,
  file: FeedFile,
  { mapping, source, company }: FeedSettings,
): AsyncIterable<FeedRow> {
  const context: FeedContext = {
    source: source ?? sourceNamedAfter(file),
    company: company ?? '',
    address: file.address,
  }
  switch (format) {
    case 'jsonl':
      return jsonLinesRows(text, mappingFor(mapping ?? DEFAULT_MAPPING, source))
    case 'csv':
      return csvRows(text, context, mapping && mappingFor(mapping, source))
    case 'job-xml':
      return jobXmlRows(text, context)
    case 'rss':
      return rssRows(text, context)
    case 'atom':
      return atomRows(text, context)
    case 'json-ld':
      return jobPostingRows(text, context)
    default:
      return boardRows(text, BOARDS[format], context)
  }
}

const BOARDS = { greenhouse, lever, ashby, smartrecruiters, workable }

/** A name given by the operator applies to all rows. */
const mappingFor = (mapping: FieldMapping, source: string | null): FieldMapping =>
  source === null ? mapping : { ...mapping, source: { value: source } }

/** 'acme' for acme.xml.gz; the name of the site if the feed was fetched. */
const sourceNamedAfter = ({ name, address }: FeedFile): string =>
  address === null ? basename(name).replace(/(?<=.)\..*$/, '') : new URL(address).hostname

async function countRows(rows: AsyncIterable<FeedRow>): Promise<number> {
  let count = 0
  for await (const _ of rows) {
    if (++count > MAX_ROWS) throw new BrokenFeed(`has more than ${MAX_ROWS.toLocaleString('en')} rows`)
  }
  return count
}
