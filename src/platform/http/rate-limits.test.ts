import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#config/limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { createRateLimits } from './rate-limits.ts'

const { calls, seconds } = RATE_LIMITS.search

function limitsAt(start: number) {
  let now = start
  const limits = createRateLimits({ now: () => new Date(now) })
  return { limits, pass: (milliseconds: number) => (now += milliseconds) }
}

function callsUntilRefused(take: () => void): number {
  for (let count = 0; count < 10_000; count++) {
    try {
      take()
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError)
      return count
    }
  }
  throw new Error('never refused')
}

test('an address is refused after its calls, told how long to wait, and served again then', () => {
  const { limits, pass } = limitsAt(0)
  const take = () => limits.take('search', '192.0.2.1')
  expect(callsUntilRefused(take)).toBe(calls)
  pass(seconds * 1000 - 1500)
  expect(take).toThrow(expect.objectContaining({ code: 40006, params: { seconds: 2 } }))
  pass(1500)
  expect(callsUntilRefused(take)).toBe(calls)
})

test('addresses and limits are counted apart, an IPv6 network as one', () => {
  const { limits } = limitsAt(0)
  expect(callsUntilRefused(() => limits.take('search', '2001:db8::1'))).toBe(calls)
  expect(() => limits.take('search', '2001:db8:0:0:ffff::2')).toThrow(ApiError)
  limits.take('search', '2001:db8:0:1::1')
  limits.take('read', '2001:db8::1')
  limits.take('search', '192.0.2.1')
})
