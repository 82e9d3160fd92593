import type { Clock } from '../clock.ts'
import {
  addJob,
  type ClaimedJob,
  claimNextJob,
  extendClaim,
  finishJob,
  releaseJob,
} from '../db/background-jobs.ts'
import type { Db } from '../db/database.ts'
import { errorFields, type Log } from '../log.ts'
import type { Task } from './tasks.ts'

export interface WorkerDependencies {
  db: Db
  clock: Clock
  log: Log
  tasks: readonly Task[]
}

/** A worker that does not extend its claim for this long counts as dead, and its job goes to another. */
const HOLD_MS = 60_000
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 6 * 3_600_000

/** Makes sure that all regular tasks are in the queue. */
export async function scheduleRegularTasks({ db, clock, tasks }: WorkerDependencies): Promise<void> {
  for (const { name, everySeconds } of tasks) {
    if (everySeconds === undefined) continue
    const job = {
      task: name,
      payload: {},
      key: `every:${name}`,
      everySeconds,
      priority: 0,
      runAt: clock.now(),
    }
    await addJob(db, job)
  }
}

/** Runs due jobs one after another until none is left or `signal` is aborted. Returns how many ran. */
export async function runDueJobs(deps: WorkerDependencies, signal: AbortSignal): Promise<number> {
  const names = deps.tasks.map(({ name }) => name)
  for (let count = 0; ; count++) {
    if (signal.aborted) return count
    const now = deps.clock.now()
    const job = await claimNextJob(deps.db, names, now, later(now, HOLD_MS))
    if (!job) return count
    await runJob(deps, job, signal)
  }
}

async function runJob(deps: WorkerDependencies, job: ClaimedJob, stop: AbortSignal): Promise<void> {
  const { db, clock, log, tasks } = deps
  const lost = new AbortController()
  const keepHolding = setInterval(async () => {
    const isOurs = await extendClaim(db, job, later(clock.now(), HOLD_MS)).catch(() => true)
    if (!isOurs) lost.abort()
  }, HOLD_MS / 3)
  try {
    if (job.attempts > MAX_ATTEMPTS && job.every_seconds === null)
      throw new Error('Every worker that ran this job died.')
    const task = tasks.find(({ name }) => name === job.task)
    await task?.run(job.payload, AbortSignal.any([stop, lost.signal]))
    await finishJob(db, job, clock.now())
  } catch (error) {
    log.error(`The task ${job.task} failed`, errorFields(error))
    const now = clock.now()
    const reason = error instanceof Error ? error.message : String(error)
    await releaseJob(db, job, {
      error: reason.slice(0, 1000),
      now,
      runAgainAt: stop.aborted ? now : nextAttempt(job, now),
    })
  } finally {
    clearInterval(keepHolding)
  }
}

/** Ten seconds, then twice as long each time; regular tasks are never given up. */
function nextAttempt({ attempts, every_seconds }: ClaimedJob, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS && every_seconds === null) return null
  return later(now, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)))
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
