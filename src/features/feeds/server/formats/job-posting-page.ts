import { z } from 'zod'
import { BrokenFeed, UnusableRow } from '../feed-errors.ts'
import type { FeedContext, FeedRow } from '../feed-row.ts'
import { parseJson } from '../parse-json.ts'
import { type RawPosting, rawPosting } from '../raw-posting.ts'
import { wholeText } from './board-rows.ts'
import { isJobPosting, readJobPosting } from './job-posting.ts'

/**
 * schema.org JobPosting, as a document of JSON-LD or within the scripts of a page. Postings are found wherever they
 * are: alone, in an array, in `@graph`, in the items of a list.
 */
export async function* jobPostingRows(
  text: AsyncIterable<string>,
  { source, company, address }: FeedContext,
): AsyncGenerator<FeedRow> {
  const written = await wholeText(text)
  const blocks = /^\s*[[{]/.test(written) ? [written] : scriptsOf(written)
  const postings = blocks.flatMap(postingsIn)
  if (postings.length === 0) throw new BrokenFeed('has no JobPosting')
  for (const [index, posting] of postings.entries()) {
    yield {
      number: index + 1,
      written: () => JSON.stringify(posting),
      read: () => {
        const said = readJobPosting(posting)
        return rawPosting({
          ...said,
          ...withPageAddress(said, postings.length === 1 ? address : null),
          source: source ?? '',
          company: said.company || company,
        })
      },
    }
  }
}

/** The page's address is the posting's address if the posting names none. */
function withPageAddress(said: Partial<RawPosting>, page: string | null): Partial<RawPosting> {
  const url = said.url || page || ''
  return { url, id: said.id || url }
}

const IS_LINKED_DATA = /\btype\s*=\s*["']?application\/ld\+json\b/i

/** The JSON-LD scripts, found in one pass over the page. Scripts within comments and other scripts are ignored. */
function scriptsOf(html: string): string[] {
  const scripts: string[] = []
  for (let at = indexOf(html, /<!--|<script\b/gi, 0); at >= 0; at = indexOf(html, /<!--|<script\b/gi, at)) {
    const isComment = html.startsWith('<!--', at)
    const start = isComment ? at : html.indexOf('>', at) + 1
    const end = isComment ? html.indexOf('-->', at) : indexOf(html, /<\/script/gi, start)
    if (start === 0 || end < 0) break
    if (!isComment && IS_LINKED_DATA.test(html.slice(at, Math.min(start, at + LONGEST_TAG)))) {
      scripts.push(html.slice(start, end))
    }
    at = end + 1
  }
  if (scripts.length === 0) throw new BrokenFeed('is a page without linked data')
  return scripts
}

const LONGEST_TAG = 2000

function indexOf(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from
  return pattern.exec(text)?.index ?? -1
}

function postingsIn(block: string): unknown[] {
  try {
    // Some pages have their JSON within a comment or CDATA, or have line ends within its texts.
    const bare = block.replace(
      /^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)|(?:-->|\/\*\]\]>\*\/|\/\/\]\]>)\s*$/g,
      '',
    )
    return findPostings(parseJson(bare.replace(/[\n\r\t]/g, ' ')))
  } catch (error) {
    throw error instanceof UnusableRow ? new BrokenFeed(`has linked data that ${error.message}`) : error
  }
}

const record = z.record(z.string(), z.unknown())

/** Depth was limited when the text was parsed. */
function findPostings(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(findPostings)
  const fields = record.safeParse(value)
  if (!fields.success) return []
  return isJobPosting(fields.data['@type']) ? [value] : Object.values(fields.data).flatMap(findPostings)
}
