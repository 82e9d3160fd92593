import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Call {
  path: string
  /** Absent: a reading call. */
  body?: object
}

export interface Calls {
  next: () => Call
  /** How many, or for how long. */
  calls: number | (() => boolean)
  connections: number
  /** Between two calls of a connection; absent: none. */
  pauseMs?: number
}

export interface CallsResult {
  seconds: number
  /** Milliseconds of each call by the clock, ascending. */
  times: number[]
  /** Responses by status. */
  statuses: Record<number, number>
}

let visitors = 0

/** One call after the other on each of `connections`, each from its own network, as behind a proxy. */
export async function call(
  origin: string,
  { next, calls, connections, pauseMs = 0 }: Calls,
): Promise<CallsResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: CallsResult = { seconds: 0, times: [], statuses: {} }
  const start = performance.now()
  let begun = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (typeof calls === 'number' ? begun < calls : calls()) {
        begun += 1
        const startedAt = performance.now()
        const status = await callOnce(agent, origin, next())
        result.times.push(performance.now() - startedAt)
        result.statuses[status] = (result.statuses[status] ?? 0) + 1
        if (pauseMs > 0) await setTimeout(pauseMs)
      }
    }),
  )
  result.seconds = (performance.now() - start) / 1000
  result.times.sort((a, b) => a - b)
  agent.destroy()
  return result
}

function callOnce(agent: Agent, origin: string, { path, body }: Call): Promise<number> {
  const visitor = ++visitors
  const network = [10, (visitor >> 16) & 255, (visitor >> 8) & 255, visitor & 255].join('.')
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** The time within which `share` of the calls were answered. */
export const quantile = ({ times }: CallsResult, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
