/**
 * Tracks whether the database answers, so that no request waits for one that does not.
 *
 * A server that hangs obeys no timeout of its own and closes no connection. So every waiting query is tracked. When the
 * oldest has waited for a while, a probe asks the server over a separate connection. If the server answers, only that
 * query is slow, and it continues. If not, all waiting queries are cut off and new ones are refused at once, until a
 * probe succeeds.
 */
export interface CircuitBreaker {
  /** Whether the database is known not to answer. */
  isOpen(): boolean
  /**
   * Calls `cut` when the database stops answering, or when this query has waited too long. Returns a function that ends
   * the tracking.
   */
  follow(cut: () => void): () => void
  /** A connection broke or could not be made: probes at once. */
  suspect(): void
  /** Stops all timers and reports. */
  close(): void
}

/** Milliseconds. */
export interface CircuitBreakerTimes {
  /** Waiting time after which the server is probed. */
  silent: number
  /** Longest time for one query while the server is alive. */
  longest: number
  /** Pause between two probes while the database is unavailable. */
  pause: number
}

interface Wait {
  since: number
  cut: () => void
}

export function createCircuitBreaker({
  answers,
  times,
  report,
}: {
  /** Whether the server answers a probe; resolves in bounded time. */
  answers: () => Promise<boolean>
  times: CircuitBreakerTimes
  /** Called when the database becomes unavailable, and when it is back. */
  report: (isUnavailable: boolean) => void
}): CircuitBreaker {
  /** The oldest first. */
  const waiting = new Set<Wait>()
  let isOpen = false
  let isClosed = false
  let isProbing = false
  let isDoubted = false
  let answeredAt = 0
  let checkTimer: NodeJS.Timeout | undefined
  let probeTimer: NodeJS.Timeout | undefined

  function checkWaiting(): void {
    const now = performance.now()
    for (const wait of waiting) {
      if (now - wait.since < times.longest) break
      end(wait)
      wait.cut()
    }
    const [first] = waiting
    if (first !== undefined && now - Math.max(first.since, answeredAt) >= times.silent) void probeNow()
  }

  async function probeNow(): Promise<void> {
    if (isProbing || isOpen || isClosed) return
    isProbing = true
    let isAlive: boolean
    do {
      isDoubted = false
      isAlive = await answers()
      // A connection may have broken after the server answered.
    } while (isAlive && isDoubted)
    isProbing = false
    answeredAt = performance.now()
    if (!isAlive && !isClosed) open()
  }

  function open(): void {
    isOpen = true
    report(true)
    const cutOff = [...waiting]
    for (const wait of cutOff) {
      end(wait)
      wait.cut()
    }
    probeLater()
  }

  function probeLater(): void {
    probeTimer = setTimeout(async () => {
      const isAlive = await answers()
      if (isClosed) return
      if (!isAlive) return probeLater()
      isOpen = false
      report(false)
    }, times.pause).unref()
  }

  function end(wait: Wait): void {
    waiting.delete(wait)
    if (waiting.size > 0) return
    clearInterval(checkTimer)
    checkTimer = undefined
  }

  return {
    isOpen: () => isOpen,
    follow(cut) {
      const wait = { since: performance.now(), cut }
      waiting.add(wait)
      checkTimer ??= setInterval(checkWaiting, times.silent / 4).unref()
      return () => end(wait)
    },
    suspect() {
      isDoubted = true
      void probeNow()
    },
    close() {
      isClosed = true
      clearInterval(checkTimer)
      clearTimeout(probeTimer)
    },
  }
}
