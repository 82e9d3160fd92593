import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The queue's SQL. Times and claims use the caller's clock, so that tests can move time. */

export interface NewJob {
  task: string
  payload: unknown
  key: string | null
  everySeconds: number | null
  priority: number
  runAt: Date
}

export interface ClaimedJob {
  id: number
  task: string
  payload: unknown
  attempts: number
  every_seconds: number | null
  holder: string
}

/**
 * Adds a job. If a job with the same key already waits, it runs at the earlier of both times, and a job that had been
 * given up is tried again. If that job is running, nothing is added.
 */
export async function addJob(db: Db, job: NewJob): Promise<void> {
  await sql`
    insert into background_jobs (task, payload, key, every_seconds, priority, run_at)
    values (${job.task}, ${JSON.stringify(job.payload)}::jsonb, ${job.key}, ${job.everySeconds}, ${job.priority},
      ${job.runAt})
    on conflict (key) do update
      set run_at = least(background_jobs.run_at, excluded.run_at), failed_at = null,
        every_seconds = excluded.every_seconds,
        attempts = case when background_jobs.failed_at is null then background_jobs.attempts else 0 end
      where background_jobs.holder is null
        and (background_jobs.failed_at is not null or excluded.run_at < background_jobs.run_at
          or excluded.every_seconds is distinct from background_jobs.every_seconds)`.execute(db)
}

/** Claims the next job that is due and unclaimed. Concurrent workers claim different jobs. */
export async function claimNextJob(
  db: Db,
  tasks: readonly string[],
  now: Date,
  holdUntil: Date,
): Promise<ClaimedJob | null> {
  const { rows } = await sql<ClaimedJob>`
    update background_jobs set holder = ${randomUUID()}::uuid, held_until = ${holdUntil}, attempts = attempts + 1
    where id = (
      select id from background_jobs
      where task = any(${tasks}) and failed_at is null and run_at <= ${now}
        and (held_until is null or held_until <= ${now})
      order by priority, run_at, id limit 1
      for update skip locked)
    returning id, task, payload, attempts, every_seconds, holder`.execute(db)
  return rows[0] ?? null
}

/** Extends a claim. Returns false if another worker has taken the job. */
export async function extendClaim(db: Db, { id, holder }: ClaimedJob, until: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update background_jobs set held_until = ${until} where id = ${id} and holder = ${holder}::uuid`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Deletes a finished job, or schedules its next run if it repeats. */
export async function finishJob(db: Db, { id, holder }: ClaimedJob, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from background_jobs where id = ${id} and holder = ${holder}::uuid and every_seconds is null)
    update background_jobs
      set holder = null, held_until = null, attempts = 0, last_error = null,
        run_at = ${now}::timestamptz + make_interval(secs => every_seconds)
      where id = ${id} and holder = ${holder}::uuid and every_seconds is not null`.execute(db)
}

/** Releases a job: for another attempt, or for good if `runAgainAt` is null. */
export async function releaseJob(
  db: Db,
  { id, holder }: ClaimedJob,
  { error, now, runAgainAt }: { error: string; now: Date; runAgainAt: Date | null },
): Promise<void> {
  await sql`
    update background_jobs
      set holder = null, held_until = null, last_error = ${error},
        run_at = ${runAgainAt ?? now}, failed_at = ${runAgainAt === null ? now : null}
      where id = ${id} and holder = ${holder}::uuid`.execute(db)
}

/** When the next of these tasks becomes due; null: nothing waits. */
export async function nextJobAt(db: Db, tasks: readonly string[]): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(run_at, held_until)) as at from background_jobs
    where task = any(${tasks}) and failed_at is null`.execute(db)
  return rows[0]?.at ?? null
}
