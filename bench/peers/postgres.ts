/**
 * The same mix asked of PostgreSQL, with the indexes one would give it: words as a tsvector with GIN, lists of ids with
 * GIN, the rest with B-trees. It is asked for less than the job index answers: no concepts, no typing mistakes, and
 * counts over the hits only, where a page needs each filter counted without itself.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { JobDocument, JobQuery } from '#job-index/types.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { type Figure, figure, spreadOf, spreadText } from './measure.ts'

const TABLE = `
  create unlogged table posting (
    id bigint primary key, countries text[], posted_at float8, words tsvector, pay_min float8, pay_max float8,
    company int, locations int[], titles int[], functions int[], mains int[], categories int[], skills int[],
    job_type int, level int, degree int, arrangement int, industry int, size int, languages text[], verified boolean)`

const INDEXES = `
  create index on posting using gin (words);
  create index on posting using gin (countries);
  create index on posting using gin (locations);
  create index on posting using gin (functions);
  create index on posting using gin (skills);
  create index on posting (posted_at desc);
  create index on posting (company);
  create index on posting (job_type, level);
  vacuum analyze posting`

const COUNTED = ['company', 'job_type', 'level', 'degree', 'arrangement', 'industry', 'size', 'verified']
const COUNTED_LISTS = ['locations', 'titles', 'functions', 'mains', 'categories', 'skills', 'languages']

/** Starts a cluster of its own, fills it, asks, and throws it away. Times by the clock: it works in other processes. */
export async function measurePostgres(
  slices: Iterable<readonly JobDocument[]>,
  queries: readonly JobQuery[],
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-bench-'))
  chmodSync(folder, 0o755)
  const cluster = await startEmbeddedCluster(folder, { durable: false })
  const client = new pg.Client(cluster.connection)
  try {
    await client.connect()
    await client.query(TABLE)
    let jobs = 0
    for (const documents of slices) {
      for (let from = 0; from < documents.length; from += 1000) {
        await insert(client, documents.slice(from, from + 1000))
      }
      jobs += documents.length
    }
    for (const statement of INDEXES.split(';')) await client.query(statement)
    const times: number[] = []
    for (const query of queries) {
      const begun = performance.now()
      await ask(client, query)
      times.push(performance.now() - begun)
    }
    const spread = spreadOf(times)
    return [
      figure(`PostgreSQL, ${jobs} jobs, in one country: ms by the clock`, spreadText(spread)),
      figure('PostgreSQL, searches a second', (1000 / spread.mean).toFixed(1)),
    ]
  } finally {
    await client.end()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function insert(client: pg.Client, documents: readonly JobDocument[]): Promise<void> {
  const rows = documents.map((document) => ({
    id: document.id,
    countries: document.arrangement === 3 ? document.openCountries : [document.country],
    posted_at: document.postedAt,
    text: document.texts.map(({ title, description }) => `${title} ${description}`).join(' '),
    pay_min: document.pay?.min ?? null,
    pay_max: document.pay?.max ?? null,
    company: document.companyId,
    locations: document.locationIds,
    titles: document.titleIds,
    functions: document.functionIds,
    mains: document.mainFunctionIds,
    categories: document.categoryIds,
    skills: document.skillIds,
    job_type: document.jobTypeId,
    level: document.levelId,
    degree: document.degreeId,
    arrangement: document.arrangement,
    industry: document.industryId,
    size: document.companySizeId,
    languages: document.texts.map(({ lang }) => lang),
    verified: document.verifiedCompany,
  }))
  const columns = ['id', 'countries', 'posted_at', 'pay_min', 'pay_max', ...COUNTED, ...COUNTED_LISTS].join()
  await client.query(
    `insert into posting (${columns}, words)
     select ${columns}, to_tsvector('simple', given ->> 'text')
     from jsonb_array_elements($1::jsonb) given, jsonb_populate_record(null::posting, given - 'text')`,
    [JSON.stringify(rows)],
  )
}

async function ask(client: pg.Client, query: JobQuery): Promise<void> {
  const values: unknown[] = []
  const conditions = conditionsOf(query, (value) => `$${values.push(value)}`)
  const order = { newest: 'posted_at', pay: 'pay_max', relevance: 'ts_rank_cd(words, asked)' }[query.sort]
  const asked = query.text === '' ? '' : `, plainto_tsquery('simple', $${values.push(query.text)}) asked`
  if (asked !== '') conditions.push('words @@ asked')
  const counts = [...COUNTED, ...COUNTED_LISTS].map((column) => {
    const value = COUNTED_LISTS.includes(column) ? `unnest(${column})` : column
    return `(select json_agg(counted) from (select ${value} as value, count(*) from hits group by 1 order by 2 desc limit 50) counted)`
  })
  await client.query(
    `with hits as materialized (
       select posting.*, ${asked === '' && query.sort === 'relevance' ? 'posted_at' : order} as key
       from posting${asked} where ${conditions.join(' and ')}
     )
     select (select count(*) from hits), ${counts.join()},
       array(select id from hits order by key desc nulls last, id desc offset ${query.offset} limit ${query.limit})`,
    values,
  )
}

function conditionsOf({ countries, filters }: JobQuery, bind: (value: unknown) => string): string[] {
  const conditions = ['true']
  const overlap = (column: string, ids: readonly (number | string)[], type: string) => {
    if (ids.length > 0) conditions.push(`${column} && ${bind(ids)}::${type}[]`)
  }
  const among = (column: string, ids: readonly number[]) => {
    if (ids.length > 0) conditions.push(`${column} = any(${bind(ids)}::int[])`)
  }
  if (countries !== undefined) overlap('countries', countries, 'text')
  overlap('locations', filters.locationIds, 'int')
  overlap('functions', filters.functionIds, 'int')
  overlap('mains', filters.mainFunctionIds, 'int')
  overlap('categories', filters.categoryIds, 'int')
  overlap('skills', filters.skillIds, 'int')
  overlap('languages', filters.languages, 'text')
  among('job_type', filters.jobTypeIds)
  among('level', filters.levelIds)
  among('degree', filters.degreeIds)
  among('arrangement', filters.arrangements)
  among('industry', filters.industryIds)
  among('size', filters.companySizeIds)
  if (filters.verifiedCompany) conditions.push('verified')
  if (filters.postedSince !== null) conditions.push(`posted_at >= ${bind(filters.postedSince)}`)
  if (filters.pay !== null) conditions.push(`pay_max >= ${bind(filters.pay.from)}`)
  return conditions
}
