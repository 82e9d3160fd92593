import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Jobs } from '#platform/db/schema.generated.ts'
import { clusterJobs, type FingerprintRow } from './clusters.ts'
import { addCompanies, COMPANY_SOURCE, type CompanyRow } from './companies.ts'
import { writingPostings } from './posting-lock.ts'

/** The SQL of postings as they are imported. */

/** A posting's row of `jobs`, which belongs to the company of `company_ref`, with the posting's other data. */
export interface PostingRow {
  source: string
  source_ref: string
  company_ref: string
  /** Null if the posting has no date of its own. */
  posted_at: Date | null
  /** Its values by column; a change of any makes a new hash. */
  content: PostingContent
  text: { lang: string; title: string; description: string }
  fingerprint: { key: string; simhash: string | null } | null
}

type PostingContent = { content_hash: string } & {
  readonly [Column in Exclude<keyof Jobs, KeptColumn>]?: Unchanged<Insertable<Jobs>[Column]>
}
type Unchanged<Value> = Value extends (infer Item)[] ? readonly Item[] : Value

/** The columns that the database sets by itself. */
type KeptColumn = 'id' | 'company_id' | 'source' | 'source_ref' | 'posted_at' | 'first_seen_at'

/** How many postings a batch added and changed; the others existed already. */
export interface Written {
  added: number
  changed: number
  /** When this writer got the lock, by `performance.now()`; null: there was nothing to write. */
  begunAt: number | null
}

/**
 * Companies and postings of one batch, in one transaction: nobody sees a job without its text or its company. A posting
 * that has not changed costs one look-up.
 */
export async function writePostings(
  db: Db,
  companies: readonly CompanyRow[],
  postings: readonly PostingRow[],
  { now, fingerprintVersion }: { now: Date; fingerprintVersion: number },
): Promise<Written> {
  const changed = await changedPostings(db, postings)
  if (changed.length === 0) return { added: 0, changed: 0, begunAt: null }
  return writingPostings(db, async (trx) => {
    const begunAt = performance.now()
    if (companies.length > 0) await addCompanies(trx, companies)
    const written = await upsertJobs(trx, changed, now)
    await writeTexts(trx, written, changed)
    await clusterJobs(trx, fingerprintsOf(written, changed), fingerprintVersion)
    const added = written.filter(({ is_new }) => is_new).length
    return { added, changed: written.length - added, begunAt }
  })
}

async function changedPostings(db: Db, postings: readonly PostingRow[]): Promise<readonly PostingRow[]> {
  const keys = postings.map(({ source, source_ref, content }) => ({
    source,
    source_ref,
    content_hash: content.content_hash,
  }))
  const { rows } = await sql<{ source: string; source_ref: string }>`
    select given.source, given.source_ref
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given(source text, source_ref text, content_hash text)
    join jobs using (source, source_ref)
    where jobs.content_hash = given.content_hash and not jobs.closed_by_feed`.execute(db)
  const unchanged = new Set(rows.map(keyOf))
  return postings.filter((posting) => !unchanged.has(keyOf(posting)))
}

const keyOf = ({ source, source_ref }: { source: string; source_ref: string }) => `${source}\n${source_ref}`

interface WrittenJob {
  id: number
  source: string
  source_ref: string
  is_new: boolean
}

/**
 * Changed and new jobs, and those that come back to their feed. The dates of import are those of the first import;
 * `posted_at` too if the posting has no date of its own.
 */
async function upsertJobs(db: Db, postings: readonly PostingRow[], now: Date): Promise<WrittenJob[]> {
  const columns = Object.keys(postings[0]?.content ?? {})
  const listed = (write: (column: string) => RawBuilder<unknown>) => sql.join(columns.map(write))
  const given = listed((column) => sql.ref(`given.${column}`))
  const replaced = listed((column) => sql`${sql.id(column)} = ${sql.ref(`excluded.${column}`)}`)
  const rows = postings.map(({ source, source_ref, posted_at, content }) => ({
    ...content,
    source,
    source_ref,
    posted_at,
  }))
  const companyRefs = postings.map(({ source, source_ref, company_ref }) => ({
    source,
    source_ref,
    company_ref,
  }))
  const { rows: written } = await sql<WrittenJob>`
    with given as (
      select * from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb)
    ), company_of as (
      select * from jsonb_to_recordset(${JSON.stringify(companyRefs)}::jsonb) as t(source text, source_ref text, company_ref text)
    )
    insert into jobs (company_id, ${listed((column) => sql.id(column))}, source, source_ref, posted_at, first_seen_at)
    select company.id, ${given}, given.source, given.source_ref, coalesce(given.posted_at, ${now}), ${now}
    from given
    join company_of using (source, source_ref)
    join companies company on company.source = ${COMPANY_SOURCE} and company.source_ref = company_of.company_ref
    on conflict (source, source_ref) do update
      set company_id = excluded.company_id, ${replaced}, updated_at = ${now},
        status = case when jobs.closed_by_feed then 'open' else jobs.status end,
        closed_at = case when jobs.closed_by_feed then null else jobs.closed_at end,
        closed_by_feed = false,
        posted_at = case when excluded.posted_at = ${now} then jobs.posted_at else excluded.posted_at end
      where jobs.content_hash is distinct from excluded.content_hash or jobs.closed_by_feed
    returning id, source, source_ref, xmax = 0 as is_new`.execute(db)
  return written
}

/** The original text of each written job; a text in another language replaces the former one. */
async function writeTexts(
  db: Db,
  written: readonly WrittenJob[],
  postings: readonly PostingRow[],
): Promise<void> {
  const texts = new Map(postings.map((posting) => [keyOf(posting), posting.text]))
  const changed = written.filter(({ is_new }) => !is_new).map(({ id }) => id)
  if (changed.length > 0) {
    await db.deleteFrom('job_texts').where('job_id', 'in', changed).where('is_original', '=', true).execute()
  }
  const rows = written.map(({ id, source, source_ref }) => ({
    job_id: id,
    ...texts.get(keyOf({ source, source_ref })),
  }))
  await sql`
    insert into job_texts (job_id, lang, title, description, is_original)
    select job_id, lang, title, description, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t(job_id bigint, lang text, title text, description text)
    on conflict (job_id, lang) do update
      set title = excluded.title, description = excluded.description, is_original = true`.execute(db)
}

function fingerprintsOf(written: readonly WrittenJob[], postings: readonly PostingRow[]): FingerprintRow[] {
  const prints = new Map(postings.map((posting) => [keyOf(posting), posting.fingerprint]))
  return written.map((job) => ({ job_id: job.id, key: null, simhash: null, ...prints.get(keyOf(job)) }))
}
