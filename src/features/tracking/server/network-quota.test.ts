import { expect, test } from 'vitest'
import { createNetworkQuota } from './network-quota.ts'

test('of one network only so much is written down on a day, whichever of its addresses it comes from', () => {
  const quota = createNetworkQuota()
  const flood = Array.from({ length: 30_000 }, (_, index) => `2001:db8::${index.toString(16)}`)
  const taken = flood.filter((address) => quota.takeEvent(address, '2026-11-21'))
  expect(taken).toHaveLength(20_000)
  expect(quota.takeEvent('2001:db8:0:1::1', '2026-11-21')).toBe(true)
  expect(quota.takeEvent('2001:db8::1', '2026-11-22')).toBe(true)
})
