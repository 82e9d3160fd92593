import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Companies, Jobs, JobTexts } from '#platform/db/schema.generated.ts'

/** Rows for tests: name only the values that a test is about. */

let made = 0

/** Adds a company; returns its id. */
export async function addCompany(db: Db, given: Partial<Insertable<Companies>> = {}): Promise<number> {
  const number = ++made
  const { id } = await db
    .insertInto('companies')
    .values({ name: `Company ${number}`, source: 'test', source_ref: `company-${number}`, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface JobGiven extends Partial<Insertable<Jobs>> {
  texts?: readonly Partial<Insertable<JobTexts>>[]
}

/** Adds an open job posted now, with one English text unless given otherwise; returns its id. */
export async function addJob(db: Db, { texts = [{}], ...given }: JobGiven = {}): Promise<number> {
  const number = ++made
  const now = new Date()
  const { id } = await db
    .insertInto('jobs')
    .values({
      company_id: given.company_id ?? (await addCompany(db)),
      source: 'test',
      source_ref: `job-${number}`,
      posted_at: now,
      first_seen_at: now,
      valid_through: new Date(now.getTime() + 30 * 86_400_000),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = texts.map((text, index) => ({
    job_id: id,
    lang: 'en',
    title: `Job ${number}`,
    description: '<p>Work.</p>',
    is_original: index === 0,
    ...text,
  }))
  await db.insertInto('job_texts').values(rows).execute()
  return id
}
