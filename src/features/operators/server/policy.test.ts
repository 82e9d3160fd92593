import { expect, test } from 'vitest'
import { mayWithAccount } from './policy.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const EARLIER = new Date('2026-03-01T09:00:00Z')
const LATER = new Date('2026-03-03T09:00:00Z')

test.each([
  ['one that is not suspended', 'mai', null, null, { suspend: true, restore: 41098 }],
  ['one that is suspended for good', 'mai', EARLIER, null, { suspend: 41098, restore: true }],
  ['one that is suspended until later', 'mai', EARLIER, LATER, { suspend: 41098, restore: true }],
  ['one whose suspension ends now', 'mai', EARLIER, NOW, { suspend: true, restore: 41098 }],
  ['their own', 'operator', null, null, { suspend: 40005, restore: 41098 }],
  ['their own, suspended by another', 'operator', EARLIER, null, { suspend: 40005, restore: true }],
])('an operator and an account: %s', (_name, id, suspended_at, suspended_until, verdicts) => {
  expect(mayWithAccount('operator', { id, suspended_at, suspended_until }, NOW)).toEqual(verdicts)
})
