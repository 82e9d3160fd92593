/** Sends at most one report a second of each kind; later events go into the next. */
const PAUSE_MS = 1000
/** The maximum of one report: see the batches of retries. */
const MOST = 50

export interface Batches<Item> {
  add: (item: Item) => void
  /** Sends waiting events at once: the page may be closed in a moment. */
  leave: () => void
}

export function createBatches<Item>(
  send: (items: readonly Item[], isLeaving: boolean) => void,
): Batches<Item> {
  let waiting: Item[] = []
  let sentAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(isLeaving: boolean): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    sentAt = performance.now()
    const items = waiting
    waiting = []
    send(items, isLeaving)
  }

  return {
    add(item) {
      if (waiting.length < MOST) waiting.push(item)
      const pause = sentAt + PAUSE_MS - performance.now()
      if (pause <= 0) flush(false)
      else timer ??= setTimeout(() => flush(false), pause)
    },
    leave: () => flush(true),
  }
}
