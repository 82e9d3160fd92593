import { networkOf } from './rate-limits.ts'

/**
 * One thread answers all queries of the job index, one after another. A limit per minute lets one network send all its
 * queries at once, and everybody else would wait behind them. So each network has only a few queries in the thread at a
 * time, and its others wait in a queue of their own.
 */
export interface ConcurrencyLimit {
  /** Runs the work when the network of this address has a free slot. An empty address (our own work) never waits. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

export function createConcurrencyLimit(mostAtOnce: number): ConcurrencyLimit {
  /** For each network with queries: how many run, and who waits. */
  const networks = new Map<string, { running: number; waiting: (() => void)[] }>()
  return {
    async run(address, work) {
      if (address === '') return work()
      const key = networkOf(address)
      const network = networks.get(key) ?? { running: 0, waiting: [] }
      networks.set(key, network)
      if (network.running < mostAtOnce) network.running++
      else await new Promise<void>((begin) => network.waiting.push(begin))
      try {
        return await work()
      } finally {
        // The slot is passed on, or freed.
        const next = network.waiting.shift()
        if (next !== undefined) next()
        else if (--network.running === 0) networks.delete(key)
      }
    },
  }
}
