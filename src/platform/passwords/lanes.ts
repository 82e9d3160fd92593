import { ApiError } from '#shared/api-error.ts'

export interface Lanes {
  /** Does it when its turn comes. Throws `ApiError` 40006 at once where too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Throws the same without doing anything, for who would otherwise work in vain before. */
  refuseIfFull(): void
}

/** So many at a time, in the order in which they came, and so many more that wait. */
export function createLanes({
  lanes,
  mostWaiting,
  retryAfterSeconds,
}: {
  lanes: number
  mostWaiting: number
  retryAfterSeconds: number
}): Lanes {
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

  /** Whoever leaves hands the lane over: nobody slips in between. */
  function leave(): void {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }

  return {
    refuseIfFull,
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
