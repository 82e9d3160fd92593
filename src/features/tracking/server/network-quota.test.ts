import { expect, test } from 'vitest'
import { createNetworkQuota } from './network-quota.ts'

test('only a limited number of events of one network is stored per day, across all its addresses', () => {
  const quota = createNetworkQuota()
  const flood = Array.from({ length: 30_000 }, (_, index) => `2001:db8::${index.toString(16)}`)
  const taken = flood.filter((address) => quota.takeEvent(address, '2026-11-21'))
  expect(taken).toHaveLength(20_000)
  expect(quota.takeEvent('2001:db8:0:1::1', '2026-11-21')).toBe(true)
  expect(quota.takeEvent('2001:db8::1', '2026-11-22')).toBe(true)
})
