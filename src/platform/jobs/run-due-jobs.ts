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

/** A worker that says nothing for so long is taken for dead, and its job given to another. */
const HOLD_MS = 60_000
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 6 * 3_600_000

/** Sees to it that what comes regularly is in the queue. */
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

/** Does what is due, one after the other, until nothing is or `signal` is aborted. Answers how many were taken. */
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
    if (job.attempts > MAX_ATTEMPTS && job.every_seconds === null) throw new Error('Its workers died of it.')
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

/** Ten seconds, then twice as long each time; what comes regularly is never given up. */
function nextAttempt({ attempts, every_seconds }: ClaimedJob, now: Date): Date | null {
  if (attempts >= MAX_ATTEMPTS && every_seconds === null) return null
  return later(now, Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)))
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)
