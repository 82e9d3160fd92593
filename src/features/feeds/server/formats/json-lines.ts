import { z } from 'zod'
import { BrokenFeed, UnusableRow } from '../feed-errors.ts'
import { MAX_ROW_LENGTH } from '../feed-limits.ts'
import type { FeedRow } from '../feed-row.ts'
import type { FieldMapping } from '../field-mapping.ts'
import { parseJson } from '../parse-json.ts'
import { mapRow } from '../raw-posting.ts'

/** One JSON object a line, in any schema that a mapping can describe. Empty lines are skipped. */
export async function* jsonLinesRows(
  text: AsyncIterable<string>,
  mapping: FieldMapping,
): AsyncGenerator<FeedRow> {
  for await (const { number, line } of linesOf(text)) {
    yield { number, written: () => line, read: () => mapRow(objectOf(line), mapping) }
  }
}

const object = z.record(z.string(), z.unknown())

function objectOf(line: string): Record<string, unknown> {
  const row = object.safeParse(parseJson(line))
  if (!row.success) throw new UnusableRow('is not a JSON object')
  return row.data
}

/** Lines end at '\n' only. (Node's readline also breaks at U+2028 and U+2029, which JSON may contain unescaped.) */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<{ number: number; line: string }> {
  let rest = ''
  let number = 0
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      number++
      if (!isEmpty(line)) yield { number, line: notTooLong(line) }
    }
    notTooLong(rest)
  }
  if (!isEmpty(rest)) yield { number: number + 1, line: rest }
}

const isEmpty = (line: string) => line.trim() === ''

function notTooLong(line: string): string {
  if (line.length <= MAX_ROW_LENGTH) return line
  throw new BrokenFeed(`has a line longer than ${MAX_ROW_LENGTH.toLocaleString('en')} characters`)
}
