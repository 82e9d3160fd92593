import { networkOf } from './rate-limits.ts'

/**
 * What is asked of the job index is answered by one thread, one after another. A limit by the minute lets one network ask for
 * all of it at once, and everybody else would wait behind that. So of one network only a few are with the thread at a time,
 * and its others wait for these: who else comes waits for a few of each.
 */
export interface ConcurrencyLimit {
  /** Does the work when the network of this address has a turn. An empty address stands for nobody, who does not wait. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

export function createConcurrencyLimit(mostAtOnce: number): ConcurrencyLimit {
  /** Of each network that has any: how many are at it, and who waits. */
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
        // A turn is handed on, or given back.
        const next = network.waiting.shift()
        if (next !== undefined) next()
        else if (--network.running === 0) networks.delete(key)
      }
    },
  }
}
