import { Agent, get } from 'node:http'
import type { Outcome } from './scenario.ts'

/** Later responses do not count. */
const PATIENCE_MS = 60_000

export interface StressAnswer {
  kind: keyof Outcome
  status: number
  milliseconds: number
  bytes: number
  /** Seconds after which the visitor may retry. */
  retryAfter: number
}

export type Ask = (path: string) => Promise<StressAnswer>

let known = 0

/** A new visitor; scenarios use numbers below ten million for their own visitors. */
export const newVisitor = (origin: string): Ask => visitorOf(origin, 10_000_000 + known++)

/**
 * One visitor with its own connection and its own address (or the given one), who accepts what every browser accepts.
 */
export function visitorOf(origin: string, number: number, address = addressOf(number)): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-PH',
    'x-forwarded-for': address,
  }
  return (path) =>
    new Promise((resolve) => {
      const start = performance.now()
      const end = (status: number, bytes: number, retryAfter = 0) =>
        resolve({ kind: kindOf(status), status, bytes, retryAfter, milliseconds: performance.now() - start })
      const sent = get(origin + path, { agent, headers, timeout: PATIENCE_MS }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () => end(answer.statusCode ?? 0, bytes, Number(answer.headers['retry-after'] ?? 0)))
        answer.on('error', () => end(0, bytes))
      })
      sent.on('timeout', () => sent.destroy()).on('error', () => end(0, 0))
    })
}

function kindOf(status: number): keyof Outcome {
  if (status === 503 || status === 429) return 'refused'
  return status === 0 || status >= 500 ? 'failed' : 'admitted'
}

const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
