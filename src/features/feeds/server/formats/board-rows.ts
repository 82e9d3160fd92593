import { BrokenFeed, UnusableRow } from '../feed-errors.ts'
import { MAX_DOCUMENT_LENGTH } from '../feed-limits.ts'
import type { FeedContext, FeedRow } from '../feed-row.ts'
import { parseJson } from '../parse-json.ts'
import { type RawPosting, rawPosting } from '../raw-posting.ts'

/** The JSON format of one applicant tracking system. */
export interface Board {
  /** The system's name, for messages. */
  system: string
  /**
   * The postings of a document, not yet parsed, and the employer's name if the document has it; null for a document of
   * another kind.
   */
  open(document: unknown): { company?: string; entries: readonly unknown[] } | null
  /** The values of a posting; missing fields are ''. */
  read(entry: unknown): Partial<RawPosting>
}

/** The postings of a board. The document is read as a whole, since it is one employer's. */
export async function* boardRows(
  text: AsyncIterable<string>,
  board: Board,
  { source, company }: FeedContext,
): AsyncGenerator<FeedRow> {
  const opened = board.open(jsonOf(await wholeText(text)))
  if (!opened) throw new BrokenFeed(`is not a board of ${board.system}`)
  const employer = company || opened.company || ''
  for (const [index, entry] of opened.entries.entries()) {
    yield {
      number: index + 1,
      written: () => JSON.stringify(entry),
      read: () => {
        const said = board.read(entry)
        return rawPosting({ ...said, source: source ?? '', company: said.company || employer })
      },
    }
  }
}

/** Parses a JSON document. Throws `BrokenFeed`. */
export function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw error instanceof UnusableRow ? new BrokenFeed(error.message) : error
  }
}

/** A document that must be read as a whole. */
export async function wholeText(text: AsyncIterable<string>): Promise<string> {
  const chunks: string[] = []
  let length = 0
  for await (const chunk of text) {
    chunks.push(chunk)
    length += chunk.length
    if (length > MAX_DOCUMENT_LENGTH) {
      throw new BrokenFeed(`is longer than ${MAX_DOCUMENT_LENGTH.toLocaleString('en')} characters`)
    }
  }
  return chunks.join('')
}
