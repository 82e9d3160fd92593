import { createHash } from 'node:crypto'
import { DEFAULT_MAPPING } from '#features/feeds/server/field-mapping.ts'
import { jsonLinesRows } from '#features/feeds/server/formats/json-lines.ts'
import type { RawPosting } from '#features/feeds/server/raw-posting.ts'
import { readText } from '#features/feeds/server/read-text.ts'
import { cutText } from '#shared/cut-text.ts'
import { plainText } from '#shared/plain-text.ts'
import type { GradedPool } from './grades.ts'
import type { Answer } from './real-search.ts'

const FIELDS = ['title', 'place', 'type', 'remote', 'pay', 'experience', 'company', 'category'] as const

/**
 * A line for each hit without a grade: the query, the posting's id and what it says. Their order depends on the word
 * only, so that a pass can't see which hit came first, and the second pass has another order than the first.
 */
export async function ungradedHits(
  archive: string,
  answers: readonly Answer[],
  pool: GradedPool,
  word: string,
): Promise<string[]> {
  const hits = answers.flatMap(({ query, found }) =>
    found.filter((id) => !pool.get(query.id)?.has(id)).map((id) => ({ query, id })),
  )
  const postings = await postingsOf(archive, new Set(hits.map(({ id }) => id)))
  const rank = (text: string) => createHash('sha256').update(`${word}:${text}`).digest('hex')
  return hits
    .map((hit) => ({ ...hit, rank: `${rank(hit.query.id)}${rank(hit.query.id + hit.id)}` }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ query, id }) => [query.id, query.country, query.query, id, sayingOf(postings.get(id))].join('\t'))
}

async function postingsOf(archive: string, ids: ReadonlySet<string>): Promise<Map<string, RawPosting>> {
  const postings = new Map<string, RawPosting>()
  for await (const row of jsonLinesRows(readText({ path: archive, charset: null }), DEFAULT_MAPPING)) {
    const posting = row.read()
    if (ids.has(posting.id)) postings.set(posting.id, posting)
  }
  return postings
}

function sayingOf(posting: RawPosting | undefined): string {
  if (!posting) return ''
  const facts = FIELDS.map((field) => posting[field])
  return [...facts, cutText(plainText(posting.description), 300)]
    .map((text) => text.replace(/\s+/g, ' '))
    .join(' · ')
}
