import { BrokenFeed } from './feed-errors.ts'
import { delimiterOf } from './formats/csv-rows.ts'
import { namePostings } from './formats/field-names.ts'
import { parseJson } from './parse-json.ts'

export const FORMATS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'job-xml',
  'rss',
  'atom',
  'json-ld',
  'csv',
  'jsonl',
] as const
export type FormatName = (typeof FORMATS)[number]

/**
 * Detects the format of a feed by its first characters. File names and content types are ignored: boards are sent as
 * `text/plain`, RSS as `text/html`. Throws `BrokenFeed` if no format fits.
 * @param start the first ten thousands of characters, or all
 */
export function detectFormat(start: string): FormatName {
  const text = start.trimStart()
  const found = text.startsWith('<')
    ? detectXml(text)
    : /^[[{]/.test(text)
      ? detectJson(text)
      : detectTable(text)
  if (found) return found
  throw new BrokenFeed(
    text === '' ? 'is empty' : `is in no format that is known (name one: ${FORMATS.join(', ')})`,
  )
}

// Each part before the root can match in one way only, so that the pattern is fast on every input.
const XML_ROOT = /^(?:<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|<!DOCTYPE[^>]*>|\s)*<([\w:.-]+)/is

function detectXml(text: string): FormatName | null {
  const root = XML_ROOT.exec(text)?.[1]?.toLowerCase()
  if (root === 'rss' || root === 'rdf:rdf') return 'rss'
  if (root === 'feed') return 'atom'
  if (root === 'html' || /<script\b[^>]*application\/ld\+json/i.test(text)) return 'json-ld'
  return /<job[\s>/]/i.test(text) || (root !== undefined && EMPTY_JOB_XML.has(root)) ? 'job-xml' : null
}

/** Customary root elements; such a feed may have no job today. */
const EMPTY_JOB_XML = new Set(['source', 'jobs', 'joblist'])

/** The JSON of boards without openings; any reader returns no rows for it. */
const EMPTY_BOARDS: readonly (readonly [FormatName, RegExp])[] = [
  ['lever', /^\[\s*\]\s*$/],
  ['greenhouse', /^\{[^[\]]*"jobs"\s*:\s*\[\s*\][^[\]]*\}\s*$/],
]

// Keys that only one system's boards have. In a string value the quote would have a backslash before it.
const BOARDS: readonly (readonly [FormatName, readonly RegExp[]])[] = [
  ['json-ld', [/(?<!\\)"@(?:context|graph|type)"\s*:/]],
  ['smartrecruiters', [/^\{/, /(?<!\\)"totalFound"\s*:/]],
  ['greenhouse', [/^\{/, /(?<!\\)"jobs"\s*:/, /(?<!\\)"(?:absolute_url|internal_job_id)"\s*:/]],
  ['workable', [/^\{/, /(?<!\\)"jobs"\s*:/, /(?<!\\)"shortcode"\s*:/]],
  ['ashby', [/^\{/, /(?<!\\)"jobs"\s*:/, /(?<!\\)"(?:isListed|employmentType|jobUrl)"\s*:/]],
  ['lever', [/^\[/, /(?<!\\)"(?:hostedUrl|categories)"\s*:/]],
]

/**
 * Lines of objects may have any keys. The format is recognised because the first line is a whole object and other lines
 * follow.
 */
function detectJson(text: string): FormatName | null {
  const empty = EMPTY_BOARDS.find(([, whole]) => whole.test(text))
  if (empty) return empty[0]
  const board = BOARDS.find(([, keys]) => keys.every((key) => key.test(text)))?.[0] ?? null
  const [line = '', next = ''] = text.split('\n')
  if (!text.startsWith('{')) return board
  const isLines = isWhole(line) && (board === null || next.startsWith('{'))
  return isLines || (board === null && line.length === text.length) ? 'jsonl' : board
}

function isWhole(line: string): boolean {
  try {
    return parseJson(line) !== null
  } catch {
    return false
  }
}

function detectTable(text: string): FormatName | null {
  const [line = ''] = text.split('\n')
  const columns = line.split(delimiterOf(line)).map((name) => name.replaceAll('"', ''))
  return namePostings(columns) ? 'csv' : null
}
