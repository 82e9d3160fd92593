import { ApiError } from '#shared/api-error.ts'

/**
 * Who is let in when more is asked for than can be made. Work that costs (a page, a search) passes here: a few at a time
 * are made, some wait for their turn, and who would wait for longer than anybody likes is refused before anything is done
 * for them. Without that everybody is let in and everybody waits for everybody else.
 *
 * The wait is estimated: those ahead, times what one cost lately, divided by the lanes. Estimates err, so who has waited
 * too long all the same is refused as well. A few are let in whatever the estimate says: one slow page, such as the first
 * after the start, must not turn away the handful of visitors of a quiet site.
 */
export interface Admission {
  /**
   * Does it when its turn comes. Throws `ApiError` 50017 (busy) at once where the wait would be too long, or as soon as it
   * has been.
   * @param asker.signal aborts when nobody waits for it any longer; it then leaves the queue
   */
  run<Result>(work: () => Promise<Result>, asker?: { rank?: Rank; signal?: AbortSignal }): Promise<Result>
}

/** Whose turn comes first: somebody signed in or on the way in, a visitor, and what nobody waits for. */
const RANKS = ['member', 'visitor', 'background'] as const
export type Rank = (typeof RANKS)[number]

export interface AdmissionSettings {
  /** So many are made at a time. */
  lanes: number
  /** Who would be answered later than so many milliseconds is refused. */
  mostMs: number
  /** So many, those that are being made included, are let in whatever the estimate says. */
  always: number
}

/** Pages and searches to read: two are being made while others wait for the database or the index. */
const FOR_READING: AdmissionSettings = { lanes: 8, mostMs: 500, always: 24 }

/**
 * What people typed has lanes of its own, so that no crowd of readers is ever ahead of it, and is waited for longer: to
 * type it again costs more. Some of it waits for other queues, such as that of passwords, while it holds a lane.
 */
const FOR_FORMS: AdmissionSettings = { lanes: 16, mostMs: 3000, always: 64 }

const BUSY = 50017

/** Who was let in early waits for at most so long, whatever the others do. */
const LONGEST_WAIT_MS = 5_000
/** Every fourth turn goes to who has waited longest, so that those of a lower rank are served as well. */
const TURNS = 4
/** What one is thought to cost before any was made, in milliseconds, and how much each says about the next. */
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

  /** Hands the lane over: nobody slips in between. */
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

/** The doors of a process, shared by all its sites. */
export interface Admissions {
  reading: Admission
  forms: Admission
}

export const createAdmissions = (): Admissions => ({
  reading: createAdmission(FOR_READING),
  forms: createAdmission(FOR_FORMS),
})

const open: Admission = { run: (work) => work() }
/** Everybody is let in, for servers with nothing that costs. */
export const UNLIMITED_ADMISSION: Admissions = { reading: open, forms: open }

/** The decision by itself: `ahead` have an earlier turn, `inside` are all who wait or are being served. */
export function isAdmitted(
  { ahead, inside, costMs }: { ahead: number; inside: number; costMs: number },
  { lanes, mostMs, always }: AdmissionSettings,
): boolean {
  return inside < always || ((ahead + 1) / lanes + 1) * costMs <= mostMs
}

/** The place in a queue, the oldest first, of who comes next. */
export function nextPlace(queue: readonly Rank[], turn: number): number {
  if (turn % TURNS === TURNS - 1) return 0
  const best = RANKS.find((rank) => queue.includes(rank))
  return best === undefined ? 0 : queue.indexOf(best)
}

/** When to come back: not all in the same second, or they would find the same crowd. */
function busy(random: () => number): ApiError {
  return new ApiError(BUSY, { params: { seconds: 2 + Math.floor(random() * 7) } })
}
