import { availableParallelism } from 'node:os'
import { ApiError } from '#shared/api-error.ts'

export interface Lanes {
  /** Runs the work when a lane is free. Throws `ApiError` 40006 at once if too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws the same error without doing anything, so that a caller can check before other work. */
  refuseIfFull(): void
}

/** Lanes for work that takes a whole processor: at most two, and one processor is left to the site. */
export const HEAVY_LANES = Math.max(1, Math.min(2, availableParallelism() - 1))

interface LanesOptions {
  lanes: number
  mostWaiting: number
  retryAfterSeconds: number
  /** While others wait, how long a lane stays empty after its work, as a multiple of the time that this took. */
  rest?: number
}

/** Runs a limited number at a time, in order of arrival; a limited number waits. */
export function createLanes({ lanes, mostWaiting, retryAfterSeconds, rest = 0 }: LanesOptions): Lanes {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < lanes) {
      running++
      return
    }
    refuseIfFull()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function refuseIfFull(): void {
    const isFull = running >= lanes && waiting.length >= mostWaiting
    if (isFull) throw new ApiError(40006, { params: { seconds: retryAfterSeconds } })
  }

  /** Passes the lane directly to the next, so that no newcomer overtakes it. */
  function leave(took: number): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else if (rest === 0) next()
    else setTimeout(next, rest * took)
  }

  return {
    refuseIfFull,
    async run(work) {
      await enter()
      const began = performance.now()
      try {
        return await work()
      } finally {
        leave(performance.now() - began)
      }
    },
  }
}
