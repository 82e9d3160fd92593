import { nextJobAt } from '../db/background-jobs.ts'
import type { Database } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { errorFields, reportOnce } from '../log.ts'
import { runDueJobs, scheduleRegularTasks, type WorkerDependencies } from './run-due-jobs.ts'

export interface Worker {
  /** Takes no more jobs, tells the running ones to hurry, and waits for them. */
  stop(): Promise<void>
}

/** Notifications may be lost, and the expired claim of a dead worker sends none: so the queue is polled as well. */
const POLL_MS = 30_000
const RETRY_MS = 2000

/**
 * Runs background jobs until stopped, in several lanes; wakes when a job is added or becomes due. With several lanes,
 * the first takes no slow tasks, so that mail does not wait for slow feeds.
 */
export async function startWorker(
  database: Database,
  deps: Omit<WorkerDependencies, 'db'>,
  { concurrency = 3 }: { concurrency?: number } = {},
): Promise<Worker> {
  const full = { ...deps, db: database.db }
  const stopping = new AbortController()
  const quick = { ...full, tasks: full.tasks.filter(({ isSlow }) => !isSlow) }
  const trouble = reportOnce((error) => deps.log.error('Background work is interrupted', errorFields(error)))
  const lanes = Array.from(
    { length: concurrency },
    (_, lane) => new Lane(lane === 0 && concurrency > 1 ? quick : full, stopping.signal, trouble),
  )
  await scheduleRegularTasks(full)
  const wakeAll = () => lanes.forEach((lane) => void lane.wake())
  const stopListening = listen(database.settings, 'background_jobs', wakeAll)
  const timer = setInterval(wakeAll, POLL_MS)
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await stopListening()
      await Promise.all(lanes.map((lane) => lane.idle()))
    },
  }
}

/** Runs one job at a time. */
class Lane {
  #deps: WorkerDependencies
  #signal: AbortSignal
  #trouble: ReturnType<typeof reportOnce>
  #running: Promise<void> | null = null
  #wokenMeanwhile = false
  #timer: NodeJS.Timeout | undefined

  constructor(deps: WorkerDependencies, signal: AbortSignal, trouble: ReturnType<typeof reportOnce>) {
    this.#deps = deps
    this.#signal = signal
    this.#trouble = trouble
  }

  wake(): void {
    this.#wokenMeanwhile = true
    this.#running ??= this.#work().finally(() => {
      this.#running = null
      // A job was added after the last look at the queue: without another look it would wait for the next poll.
      if (this.#wokenMeanwhile && !this.#signal.aborted) this.wake()
    })
  }

  async idle(): Promise<void> {
    await this.#running
    clearTimeout(this.#timer)
  }

  async #work(): Promise<void> {
    try {
      while (this.#wokenMeanwhile && !this.#signal.aborted) {
        this.#wokenMeanwhile = false
        await runDueJobs(this.#deps, this.#signal)
      }
      await this.#wakeWhenDue()
      this.#trouble.worked()
    } catch (error) {
      // A database that is briefly unavailable does not end the worker.
      this.#trouble.failed(error)
      this.#wakeIn(RETRY_MS)
    }
  }

  async #wakeWhenDue(): Promise<void> {
    const at = await nextJobAt(
      this.#deps.db,
      this.#deps.tasks.map(({ name }) => name),
    )
    if (at) this.#wakeIn(Math.min(POLL_MS, at.getTime() - this.#deps.clock.now().getTime()))
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (!this.#signal.aborted) this.#timer = setTimeout(() => this.wake(), Math.max(0, milliseconds))
  }
}
