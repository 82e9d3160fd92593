import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SESSION_COOKIES } from '#config/cookies.ts'
import type { Db } from '#platform/db/database.ts'
import { addCompany, addJob } from '../../tests/builders/jobs.ts'

/** Somebody who is signed in, each in a network of their own, so that no limit counts. */
export interface Person {
  accountId: string
  email: string
  headers: Record<string, string>
}

export interface Job {
  id: number
  companyId: number
}

/** A data folder may have those of a run before. */
export async function setAsideFormer(db: Db): Promise<void> {
  for (const table of ['companies', 'jobs'])
    await sql`update ${sql.table(table)} set source_ref = 'former ' || id where source = 'test'`.execute(db)
  await sql`delete from sessions using accounts a where a.id = account_id and a.email like '%@people.test'`.execute(
    db,
  )
  await sql`update accounts set email = id || '@former.test' where email like '%@people.test'`.execute(db)
}

/** The jobs that are applied to, with a recruiter for each company. */
export async function addJobs(
  db: Db,
  { companies, each }: { companies: number; each: number },
): Promise<{ jobs: Job[]; recruiters: Map<number, Person> }> {
  const jobs: Job[] = []
  const ids: number[] = []
  for (let number = 0; number < companies; number++) {
    const companyId = await addCompany(db, { name: `Kites ${number}` })
    ids.push(companyId)
    for (let at = 0; at < each; at++)
      jobs.push({
        companyId,
        id: await addJob(db, { company_id: companyId, country: 'PH', texts: [{ title: 'Job' }] }),
      })
  }
  const people = await addPeople(db, { site: 'employer', count: companies })
  const rows = people.map(({ accountId }, at) => ({ account_id: accountId, company_id: ids[at] ?? 0 }))
  await db.insertInto('recruiters').values(rows).execute()
  return { jobs, recruiters: new Map(people.map((person, at) => [ids[at] ?? 0, person])) }
}

export const addSeekers = (db: Db, count: number): Promise<Person[]> =>
  addPeople(db, { site: 'seeker', count })

async function addPeople(
  db: Db,
  { site, count }: { site: 'seeker' | 'employer'; count: number },
): Promise<Person[]> {
  // Others than those of an earlier run on the same data.
  const tokens = Array.from({ length: count }, () => `${site}-${randomUUID()}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const activeKey = site === 'seeker' ? 1 : 2
  const { rows } = await sql<{ account_id: string; email: string; token: string }>`
    with given as (
      select hash, token, uuidv7() as id
      from unnest(${hashes}::bytea[], ${tokens}::text[]) as both_of (hash, token)),
    people as (
      insert into accounts (id, email, email_verified_at, active_key, first_name, country)
      select id, token || '@people.test', now(), ${activeKey}, token, 'PH' from given returning id, email),
    seeking as (insert into seekers (account_id) select id from people where ${site === 'seeker'}),
    signed_in as (
      insert into sessions (token_hash, site, account_id, proven_at, language, created_at, last_seen_at, expires_at)
      select hash, ${site}, id, now(), 'en', now(), now(), now() + interval '30 days' from given)
    select given.id as account_id, people.email, token from given join people using (id)
    order by account_id`.execute(db)
  return rows.map(({ account_id, email, token }, number) => ({
    ...{ accountId: account_id, email },
    headers: {
      cookie: `${SESSION_COOKIES[site]}=${token}`,
      'x-forwarded-for': `${site === 'seeker' ? 10 : 11}.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
  }))
}
