import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/storage/file-store.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { drawApplicants } from './applicants.ts'
import { castJobs } from './cast.ts'
import { castApplications, castInterests, castSaved } from './cast-applications.ts'
import { castCompanies } from './cast-companies.ts'
import { CAST_OPERATOR, CAST_SEEKERS } from './cast-people.ts'
import {
  addApplicants,
  addApplications,
  addCastApplications,
  addCastInterests,
  addCastSaved,
  hasApplications,
} from './load-applications.ts'
import { addAlbums, addCompanies } from './load-companies.ts'
import { addAnsweredJobs } from './load-jobs.ts'
import { addOperator, addRecruiters, addSeekers } from './load-people.ts'
import type { DemoCompany, DemoWorld } from './records.ts'
import { generateWorld, type WorldOptions } from './world.ts'

export interface DemoLoad {
  /** Rows added; 0 if the world existed already. */
  companies: number
  jobs: number
  /** A world of another size exists, and stays as it is: its refs mean other companies and jobs than ours. */
  isAnother: boolean
}

interface LoadOptions
  extends Pick<WorldOptions, 'seed' | 'now'>,
    Partial<Pick<WorldOptions, 'jobs' | 'companies'>> {
  /** The store of the pictures of companies. */
  files: FileStore
  /** The stores of the photos of the cast. */
  privateFiles: PrivateFiles
  /** Ends the load after the current batch. */
  signal?: AbortSignal
}

/** How many rows one statement adds: it commits well within the 300 ms that the job index allows a writer. */
const BATCH = 250

/**
 * Writes the named cast and the demo world to the database, a few thousand rows a second. Does nothing if they are
 * loaded; after an interrupted load it adds the missing rows. All rows have the `source` 'demo'.
 */
export async function loadDemo(
  db: Db,
  { seed, now, jobs = 20_000, companies = 2000, files, privateFiles, signal }: LoadOptions,
): Promise<DemoLoad> {
  const cast = await loadCast(db, { files, privateFiles }, now)
  const there = await worldThere(db)
  const isAnother = there.companies > 0 && there.companies !== companies
  if (isAnother || (there.jobs >= jobs && (await hasApplications(db)))) return { ...cast, isAnother }
  const world = generateWorld({ seed, now, jobs, companies })
  const added = { ...cast, isAnother }
  // All at once: their number tells which world is loaded.
  added.companies += await addCompanies(db, world.companies)
  for (const batch of inBatches(world.companies)) {
    if (!signal?.aborted) await addCompanyRows(db, files, batch, now)
  }
  for (const batch of inBatches(world.jobs)) {
    if (!signal?.aborted) added.jobs += await addAnsweredJobs(db, batch, now)
  }
  if (!signal?.aborted) await loadApplications(db, seed, now, world)
  return added
}

/** Who has applied where, all or nothing: the applications tell that they are loaded. */
async function loadApplications(db: Db, seed: number, now: Date, world: DemoWorld): Promise<void> {
  if (await hasApplications(db)) return
  const cast = castJobs(now)
  const { people, applications } = drawApplicants(seed, now, {
    companies: [...world.companies, ...castCompanies()],
    jobs: [...world.jobs, ...cast],
  })
  await db.transaction().execute(async (transaction) => {
    await addApplicants(transaction, people, now)
    for (const batch of inBatches(applications)) await addApplications(transaction, batch)
    const applied = castApplications(now, world.jobs)
    await addCastApplications(transaction, applied, now)
    await addCastSaved(transaction, castSaved(world.jobs, applied), now)
    await addCastInterests(transaction, castInterests(world.jobs, cast), now)
  })
}

async function loadCast(
  db: Db,
  { files, privateFiles }: Pick<LoadOptions, 'files' | 'privateFiles'>,
  now: Date,
): Promise<Pick<DemoLoad, 'companies' | 'jobs'>> {
  const companies = castCompanies()
  const jobs = castJobs(now)
  const addedCompanies = await addCompanies(db, companies)
  await addCompanyRows(db, files, companies, now)
  await addSeekers(db, privateFiles, Object.values(CAST_SEEKERS), now)
  await addOperator(db, CAST_OPERATOR, now)
  const addedJobs = await addAnsweredJobs(db, jobs, now)
  return { companies: addedCompanies, jobs: addedJobs }
}

async function addCompanyRows(
  db: Db,
  files: FileStore,
  companies: readonly DemoCompany[],
  now: Date,
): Promise<void> {
  await addAlbums(db, files, companies)
  await addRecruiters(db, companies, now)
}

/** How much of a generated world is in the database, without the cast. */
async function worldThere(db: Db): Promise<{ companies: number; jobs: number }> {
  const countOf = async (table: 'companies' | 'jobs', refs: string) =>
    (
      await db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('source', '=', 'demo')
        .where('source_ref', 'like', refs)
        .executeTakeFirstOrThrow()
    ).count
  return { companies: await countOf('companies', 'demo-%'), jobs: await countOf('jobs', 'demo-%') }
}

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  )
}
