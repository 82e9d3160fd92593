import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedRow } from '../feed-row.ts'
import { DEFAULT_MAPPING } from '../field-mapping.ts'
import { csvRows } from './csv-rows.ts'
import { atomRows, jobXmlRows } from './job-xml.ts'
import { jsonLinesRows } from './json-lines.ts'

/** A feed arrives in chunks that may end anywhere: within a word, a quote, a tag, between the halves of a character. */

const context = { source: 'board', company: '', address: null }

/** Characters that have a meaning in a format, more often than in real texts. */
const words = fc
  .string({ unit: fc.constantFrom(...'aé中😀 "\',;\t|\n\r\\<>&]-{}[]:/=\u2028\ufeff'), maxLength: 30 })
  .map((text) => text.trim())
const postings = fc.array(fc.record({ title: words, description: words }), { minLength: 1, maxLength: 5 })
const cuts = fc.array(fc.nat({ max: 600 }), { maxLength: 40 })

type Posting = typeof postings extends fc.Arbitrary<(infer One)[]> ? One : never

async function* inPieces(text: string, at: readonly number[]): AsyncGenerator<string> {
  const ends = [...at.toSorted((one, other) => one - other), text.length]
  for (const [index, end] of ends.entries()) yield text.slice(ends[index - 1] ?? 0, end)
}

async function textsOf(rows: AsyncIterable<FeedRow>): Promise<Posting[]> {
  const texts: Posting[] = []
  for await (const row of rows) {
    const { title, description } = row.read()
    texts.push({ title, description })
  }
  return texts
}

const holds = (
  write: (postings: readonly Posting[]) => string,
  read: (text: AsyncIterable<string>) => AsyncIterable<FeedRow>,
) =>
  fc.assert(
    fc.asyncProperty(postings, cuts, async (given, at) => {
      expect(await textsOf(read(inPieces(write(given), at)))).toEqual(given)
    }),
  )

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inCdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

test.each([',', ';', '\t', '|'])('a table with %j between its cells', (between) =>
  holds(
    (given) => {
      const cells = given.map(({ title, description }, id) => [
        `${id + 1}`,
        quoted(title),
        quoted(description),
      ])
      return [['\ufeffid', 'title', 'description'], ...cells].map((row) => row.join(between)).join('\r\n')
    },
    (text) => csvRows(text, context, null),
  ),
)

test('lines of JSON', () =>
  holds(
    (given) => given.map((posting, id) => JSON.stringify({ id, source: 'board', ...posting })).join('\n'),
    (text) => jsonLinesRows(text, DEFAULT_MAPPING),
  ))

test.each([
  ['escaped', escaped],
  ['in CDATA', inCdata],
])('XML with its texts %s', (_how, write) =>
  holds(
    (given) =>
      `<source>${given.map(({ title, description }, id) => `<job><id>${id}</id><title>${write(title)}</title><description>${write(description)}</description></job>`).join('\n')}</source>`,
    (text) => jobXmlRows(text, context),
  ),
)

test('Atom', () =>
  holds(
    (given) =>
      `<feed>${given.map(({ title, description }, id) => `<entry><id>${id}</id><link href="https://x.example/${id}"/><title>${escaped(title)}</title><summary type="html">${escaped(description)}</summary></entry>`).join('')}</feed>`,
    (text) => atomRows(text, context),
  ))
