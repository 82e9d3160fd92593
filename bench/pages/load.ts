import { Agent, get } from 'node:http'

export interface Load {
  next: () => string
  /** How many, or for how long. */
  pages: number | (() => boolean)
  connections: number
}

export interface LoadResult {
  seconds: number
  /** Milliseconds of each page by the clock, ascending. */
  times: number[]
  /** Bytes of all bodies on the network. */
  bytes: number
  /** Responses by status. */
  statuses: Record<number, number>
}

/**
 * Requests one address after the other on each of `connections` until `pages` have arrived, as browsers of new visitors
 * do: compressed, and each with its own network address.
 */
export async function load(origin: string, { next, pages, connections }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: LoadResult = { seconds: 0, times: [], bytes: 0, statuses: {} }
  const start = performance.now()
  let begun = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (typeof pages === 'number' ? begun < pages : pages()) {
        begun += 1
        const startedAt = performance.now()
        const { status, bytes } = await fetchOnce(agent, origin + next(), begun)
        result.times.push(performance.now() - startedAt)
        result.bytes += bytes
        result.statuses[status] = (result.statuses[status] ?? 0) + 1
      }
    }),
  )
  result.seconds = (performance.now() - start) / 1000
  result.times.sort((a, b) => a - b)
  agent.destroy()
  return result
}

function fetchOnce(agent: Agent, url: string, visitor: number): Promise<{ status: number; bytes: number }> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-PH',
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
      answer.on('error', reject)
    }).on('error', reject)
  })
}

/** The time within which `share` of the pages arrived. */
export const quantile = ({ times }: LoadResult, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
