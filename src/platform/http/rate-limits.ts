import { RATE_LIMITS } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Clock } from '../clock.ts'

export interface RateLimits {
  /** Counts one call of this address. Throws `ApiError` 40006 with the seconds to wait once the limit is reached. */
  take(limit: keyof typeof RATE_LIMITS, address: string | undefined): void
}

/** Above this many addresses the oldest windows are dropped: memory stays bounded whoever calls. */
const MAX_ADDRESSES = 100_000

/** Rate limits for reads, counted in this process, in fixed windows that start with an address's first call. */
export function createRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { calls: number; endsAt: number }>()
  return {
    take(limit, address) {
      const { calls, seconds } = RATE_LIMITS[limit]
      const now = clock.now().getTime()
      const key = `${limit} ${networkOf(address)}`
      const current = windows.get(key)
      if (!current || current.endsAt <= now) {
        windows.delete(key)
        windows.set(key, { calls: 1, endsAt: now + seconds * 1000 })
        if (windows.size > MAX_ADDRESSES) forgetOldest(windows)
        return
      }
      if (current.calls >= calls) {
        throw new ApiError(40006, { params: { seconds: Math.ceil((current.endsAt - now) / 1000) } })
      }
      current.calls++
    },
  }
}

/**
 * The unit that limits count: an IPv4 address, or an IPv6 /64, which one household or host usually has. A connection
 * that closes while its request is read has no address any more, whatever Fastify's types say: all of these count as
 * one.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

function forgetOldest(windows: Map<string, unknown>): void {
  const oldest = windows.keys().next()
  if (!oldest.done) windows.delete(oldest.value)
}
