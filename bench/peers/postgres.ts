import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { JobQuery } from '#job-index/types.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { COUNTED, COUNTED_LISTS, chosenIn, type FlatPosting, flatPosting, type Peer } from './peer.ts'

/**
 * PostgreSQL with the usual indexes: words as a tsvector with GIN, lists of ids with GIN, the rest with B-trees. No
 * concepts, no typing mistakes. A temporary cluster; it works in other processes.
 */
export async function postgresPeer(): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-bench-'))
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedCluster(folder, { durable: false })
  const client = new pg.Client(cluster.connection)
  await client.connect()
  await client.query(TABLE)
  return {
    add: async (documents) => {
      for (let from = 0; from < documents.length; from += 1000) {
        await insert(client, documents.slice(from, from + 1000).map(flatPosting))
      }
    },
    ready: async () => {
      for (const statement of INDEXES.split(';')) await client.query(statement)
    },
    ask: (query) => ask(client, query),
    close: async () => {
      await client.end()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const TABLE = `
  create unlogged table posting (
    id bigint primary key, countries text[], "postedAt" float8, words tsvector, "payMin" float8, "payMax" float8,
    company int, locations int[], titles int[], functions int[], mains int[], categories int[], skills int[],
    "jobType" int, level int, degree int, arrangement int, industry int, size int, languages text[], verified boolean)`

const INDEXES = `
  create index on posting using gin (words);
  create index on posting using gin (countries);
  create index on posting using gin (locations);
  create index on posting using gin (functions);
  create index on posting using gin (skills);
  create index on posting ("postedAt" desc);
  create index on posting (company);
  create index on posting ("jobType", level);
  vacuum analyze posting`

const FACTS = [
  'id',
  'countries',
  '"postedAt"',
  '"payMin"',
  '"payMax"',
  ...[...COUNTED, ...COUNTED_LISTS].map(quoted),
].join()

async function insert(client: pg.Client, postings: readonly FlatPosting[]): Promise<void> {
  await client.query(
    `insert into posting (${FACTS}, words)
     select ${FACTS}, to_tsvector('simple', (given ->> 'title') || ' ' || (given ->> 'text'))
     from jsonb_array_elements($1::jsonb) given, jsonb_populate_record(null::posting, given - 'text' - 'title')`,
    [JSON.stringify(postings)],
  )
}

async function ask(client: pg.Client, query: JobQuery): Promise<void> {
  const values: unknown[] = []
  const conditions = conditionsOf(query, (value) => `$${values.push(value)}`)
  const order = { newest: '"postedAt"', pay: '"payMax"', relevance: 'ts_rank_cd(words, asked)' }[query.sort]
  const asked = query.text === '' ? '' : `, plainto_tsquery('simple', $${values.push(query.text)}) asked`
  if (asked !== '') conditions.push('words @@ asked')
  const lists: readonly string[] = COUNTED_LISTS
  const counts = [...COUNTED, ...COUNTED_LISTS].map((column) => {
    const value = lists.includes(column) ? `unnest(${quoted(column)})` : quoted(column)
    return `(select json_agg(counted) from (select ${value} as value, count(*) from hits group by 1 order by 2 desc limit 50) counted)`
  })
  await client.query(
    `with hits as materialized (
       select posting.*, ${asked === '' && query.sort === 'relevance' ? '"postedAt"' : order} as key
       from posting${asked} where ${conditions.join(' and ')}
     )
     select (select count(*) from hits), ${counts.join()},
       array(select id from hits order by key desc nulls last, id desc offset ${query.offset} limit ${query.limit})`,
    values,
  )
}

function conditionsOf(query: JobQuery, bind: (value: unknown) => string): string[] {
  const { values: asked, postedSince, pay } = query.filters
  const conditions = chosenIn(query).map(([field, chosen]) => {
    if (field === 'countries' || field === 'languages') return `${field} && ${bind(chosen)}::text[]`
    const lists: readonly string[] = COUNTED_LISTS
    return lists.includes(field)
      ? `${quoted(field)} && ${bind(chosen)}::int[]`
      : `${quoted(field)} = any(${bind(chosen)}::int[])`
  })
  if (asked.verifiedCompany) conditions.push('verified')
  if (postedSince !== null) conditions.push(`"postedAt" >= ${bind(postedSince)}`)
  if (pay !== null) conditions.push(`"payMax" >= ${bind(pay.from)}`)
  return ['true', ...conditions]
}

/** The columns have the names of the fields. */
function quoted(column: string): string {
  return `"${column}"`
}
