import { ApiError } from '#shared/api-error.ts'

/**
 * Admission control: decides which requests are served when more arrive than the process can answer. Expensive work (a
 * page, a search) passes through here. A few run at a time, some wait in a queue, and a request that would wait too
 * long is refused before any work is done for it. Without this, every request is accepted and every request becomes
 * slow.
 *
 * The wait is estimated: the requests ahead, times the recent cost of one, divided by the lanes. Estimates can be
 * wrong, so a request that has waited too long is refused as well. A minimum number is always admitted: one slow page,
 * such as the first after the start, must not turn away the few visitors of a quiet site.
 */
export interface Admission {
  /**
   * Runs the work when a lane is free. Throws `ApiError` 50017 (busy) at once if the estimated wait is too long, or
   * later if the actual wait is.
   * @param asker.signal aborts when the client has gone; the request then leaves the queue
   */
  run<Result>(work: () => Promise<Result>, asker?: { rank?: Rank; signal?: AbortSignal }): Promise<Result>
}

/** Order of service: signed-in visitors and those signing in, other visitors, work that nobody waits for. */
const RANKS = ['member', 'visitor', 'background'] as const
export type Rank = (typeof RANKS)[number]

export interface AdmissionSettings {
  /** How many run at a time. */
  lanes: number
  /** A request whose estimated time exceeds this many milliseconds is refused. */
  mostMs: number
  /** This many, running ones included, are admitted whatever the estimate says. */
  always: number
}

/** Pages and searches: more lanes than cores, since some wait for the database or the index. */
const FOR_READING: AdmissionSettings = { lanes: 8, mostMs: 500, always: 24 }

/**
 * Submitted forms have their own lanes, so that readers never delay them. They may wait longer, since typing again
 * costs more. Some wait for other queues (such as password hashing) while they hold a lane.
 */
const FOR_FORMS: AdmissionSettings = { lanes: 16, mostMs: 3000, always: 64 }

const BUSY = 50017

/** A request admitted without an estimate waits at most this long. */
const LONGEST_WAIT_MS = 5_000
/** Every fourth turn goes to the oldest request, so that lower ranks are served as well. */
const TURNS = 4
/** The assumed cost of one request before any has run, in milliseconds, and the weight of each new measurement. */
const FIRST_COST_MS = 30
const WEIGHT = 0.1

/** @param now milliseconds, of any beginning */
export function createAdmission(
  settings: AdmissionSettings,
  { now = () => performance.now(), random = Math.random }: { now?: () => number; random?: () => number } = {},
): Admission {
  const waiting: Waiting[] = []
  let running = 0
  let costMs = FIRST_COST_MS
  let turns = 0

  async function enter(rank: Rank, signal: AbortSignal | undefined): Promise<void> {
    if (running < settings.lanes) {
      running++
      return
    }
    const ahead = waiting.filter((other) => RANKS.indexOf(other.rank) <= RANKS.indexOf(rank)).length
    const inside = running + waiting.length
    if (!isAdmitted({ ahead, inside, costMs }, settings)) throw busy(random)
    const patienceMs = inside < settings.always ? LONGEST_WAIT_MS : settings.mostMs
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(own), 1)
        stop()
        reject(busy(random))
      }
      const timer = setTimeout(leave, patienceMs)
      const stop = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
      }
      const own: Waiting = {
        rank,
        begin: () => {
          stop()
          resolve()
        },
      }
      signal?.addEventListener('abort', leave)
      waiting.push(own)
    })
  }

  /** Passes the lane directly to the next request, so that no newcomer overtakes it. */
  function leaveLane(): void {
    const place = nextPlace(
      waiting.map(({ rank }) => rank),
      turns++,
    )
    const [next] = waiting.splice(place, 1)
    if (next === undefined) running--
    else next.begin()
  }

  return {
    async run(work, { rank = 'visitor', signal } = {}) {
      if (signal?.aborted) throw busy(random)
      await enter(rank, signal)
      const start = now()
      try {
        return await work()
      } finally {
        costMs += WEIGHT * (now() - start - costMs)
        leaveLane()
      }
    },
  }
}

interface Waiting {
  rank: Rank
  begin: () => void
}

/** The admission queues of a process, shared by all its sites. */
export interface Admissions {
  reading: Admission
  forms: Admission
}

export const createAdmissions = (): Admissions => ({
  reading: createAdmission(FOR_READING),
  forms: createAdmission(FOR_FORMS),
})

const open: Admission = { run: (work) => work() }
/** Admits everything, for servers without expensive work. */
export const UNLIMITED_ADMISSION: Admissions = { reading: open, forms: open }

/** The decision as a pure function: `ahead` are served earlier, `inside` are all that wait or run. */
export function isAdmitted(
  { ahead, inside, costMs }: { ahead: number; inside: number; costMs: number },
  { lanes, mostMs, always }: AdmissionSettings,
): boolean {
  return inside < always || ((ahead + 1) / lanes + 1) * costMs <= mostMs
}

/** The index of the next request in a queue that is sorted by age, oldest first. */
export function nextPlace(queue: readonly Rank[], turn: number): number {
  if (turn % TURNS === TURNS - 1) return 0
  const best = RANKS.find((rank) => queue.includes(rank))
  return best === undefined ? 0 : queue.indexOf(best)
}

/** The delay before a retry is random, so that refused clients do not all return in the same second. */
function busy(random: () => number): ApiError {
  return new ApiError(BUSY, { params: { seconds: 2 + Math.floor(random() * 7) } })
}
