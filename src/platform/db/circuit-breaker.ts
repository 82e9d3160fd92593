/**
 * Knows whether the database answers, so that nobody waits for one that does not.
 *
 * A server that hangs obeys no limit of its own and closes no connection: only time tells. So whoever waits for it is
 * followed. When the one who waits longest has heard nothing for a while, the server is asked for a sign of life over a
 * connection of its own. If it answers, only that one query is slow, and goes on. If it does not, all who wait are cut
 * off and all who come are refused at once, while it is asked again and again until it answers.
 */
export interface CircuitBreaker {
  /** The database is known not to answer. */
  isOpen(): boolean
  /** `cut` is called when the database is found silent, or this one has waited for too long. Returns the end of it. */
  follow(cut: () => void): () => void
  /** A connection broke or could not be made: asks at once. */
  suspect(): void
  /** Told of nothing any more. */
  close(): void
}

/** Milliseconds. */
export interface CircuitBreakerTimes {
  /** So long somebody has waited when the server is asked for a sign of life. */
  silent: number
  /** So long one answer may take while the server lives. */
  longest: number
  /** Between two questions to a server that is away. */
  pause: number
}

interface Wait {
  since: number
  cut: () => void
}

export function createCircuitBreaker({
  answers,
  times,
  tell,
}: {
  /** Whether the server gives a sign of life; resolves in bounded time. */
  answers: () => Promise<boolean>
  times: CircuitBreakerTimes
  /** Told when the database goes, and when it is back. */
  tell: (isUnavailable: boolean) => void
}): CircuitBreaker {
  /** Those who wait longest come first. */
  const waiting = new Set<Wait>()
  let isOpen = false
  let isClosed = false
  let isAsking = false
  let isDoubted = false
  let answeredAt = 0
  let looking: NodeJS.Timeout | undefined
  let pausing: NodeJS.Timeout | undefined

  function look(): void {
    const now = performance.now()
    for (const wait of waiting) {
      if (now - wait.since < times.longest) break
      end(wait)
      wait.cut()
    }
    const [first] = waiting
    if (first !== undefined && now - Math.max(first.since, answeredAt) >= times.silent) void ask()
  }

  async function ask(): Promise<void> {
    if (isAsking || isOpen || isClosed) return
    isAsking = true
    let isAlive: boolean
    do {
      isDoubted = false
      isAlive = await answers()
      // What broke meanwhile may have broken after the answer was sent.
    } while (isAlive && isDoubted)
    isAsking = false
    answeredAt = performance.now()
    if (!isAlive && !isClosed) open()
  }

  function open(): void {
    isOpen = true
    tell(true)
    const cutOff = [...waiting]
    for (const wait of cutOff) {
      end(wait)
      wait.cut()
    }
    askAgain()
  }

  function askAgain(): void {
    pausing = setTimeout(async () => {
      const isAlive = await answers()
      if (isClosed) return
      if (!isAlive) return askAgain()
      isOpen = false
      tell(false)
    }, times.pause).unref()
  }

  function end(wait: Wait): void {
    waiting.delete(wait)
    if (waiting.size > 0) return
    clearInterval(looking)
    looking = undefined
  }

  return {
    isOpen: () => isOpen,
    follow(cut) {
      const wait = { since: performance.now(), cut }
      waiting.add(wait)
      looking ??= setInterval(look, times.silent / 4).unref()
      return () => end(wait)
    },
    suspect() {
      isDoubted = true
      void ask()
    },
    close() {
      isClosed = true
      clearInterval(looking)
      clearTimeout(pausing)
    },
  }
}
