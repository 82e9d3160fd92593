import { Worker } from 'node:worker_threads'

/**
 * A thread for heavy work that is asked for now and then: orders run one after another. It starts with the first order,
 * ends after an idle minute, and is replaced by a new one if it ends by itself or an order takes too long. The module at
 * `url` calls `answerOrders`.
 */
export interface OnDemandThread<Order, Answer> {
  /** Null at once if too many others are waiting. Throws if the work failed, or the thread was lost. */
  ask(order: Order): Promise<Answer> | null
  close(): Promise<void>
}

export interface ThreadSettings {
  maxWaiting: number
  /** How long one order may take. */
  patienceMs: number
  idleMs?: number
}

interface Waiting<Order, Answer> {
  order: Order
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export function createOnDemandThread<Order, Answer>(
  url: URL,
  { maxWaiting, patienceMs, idleMs = 60_000 }: ThreadSettings,
): OnDemandThread<Order, Answer> {
  const queue: Waiting<Order, Answer>[] = []
  let worker: Worker | null = null
  let current: Waiting<Order, Answer> | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function next(): void {
    clearTimeout(timer)
    current = queue.shift() ?? null
    if (current !== null) {
      worker ??= launch()
      worker.postMessage(current.order)
    }
    timer = setTimeout(end, current === null ? idleMs : patienceMs).unref()
  }

  function launch(): Worker {
    const fresh = new Worker(url)
    // Events of a thread that has been given up are ignored.
    const ifCurrent = (act: () => void) => () => worker === fresh && act()
    fresh.on('message', (message: { answer: Answer } | { failure: string }) => {
      const asked = current
      if (worker !== fresh || asked === null) return
      if ('answer' in message) asked.resolve(message.answer)
      else asked.reject(new Error(message.failure))
      next()
    })
    fresh.on('error', (error) => ifCurrent(() => lose(error))())
    fresh.on(
      'exit',
      ifCurrent(() => lose(new Error('The thread has ended.'))),
    )
    fresh.unref()
    return fresh
  }

  function lose(error: Error): void {
    worker = null
    const asked = current
    current = null
    asked?.reject(error)
    if (queue.length > 0) next()
  }

  function end(): void {
    const before = worker
    lose(new Error('The work took too long.'))
    void before?.terminate()
  }

  return {
    ask(order) {
      if (isClosed) return Promise.reject(new Error('The site is closing.'))
      if (queue.length >= maxWaiting) return null
      return new Promise((resolve, reject) => {
        queue.push({ order, resolve, reject })
        if (current === null) next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      for (const { reject } of queue.splice(0)) reject(new Error('The site is closing.'))
      const last = worker
      lose(new Error('The site is closing.'))
      await last?.terminate()
    },
  }
}
