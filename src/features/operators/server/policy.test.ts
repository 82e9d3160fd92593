import { expect, test } from 'vitest'
import { mayWithAccount } from './policy.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const EARLIER = new Date('2026-03-01T09:00:00Z')
const LATER = new Date('2026-03-03T09:00:00Z')

test.each([
  ['an account that is not suspended', 'mai', null, null, { suspend: true, restore: 41098 }],
  ['an account that is suspended without an end', 'mai', EARLIER, null, { suspend: 41098, restore: true }],
  [
    'an account that is suspended until a later time',
    'mai',
    EARLIER,
    LATER,
    { suspend: 41098, restore: true },
  ],
  ['an account with a suspension that ends now', 'mai', EARLIER, NOW, { suspend: true, restore: 41098 }],
  ['their own account', 'operator', null, null, { suspend: 40005, restore: 41098 }],
  [
    'their own account, suspended by another operator',
    'operator',
    EARLIER,
    null,
    { suspend: 40005, restore: true },
  ],
])('an operator may suspend or restore: %s', (_name, id, suspended_at, suspended_until, verdicts) => {
  expect(mayWithAccount('operator', { id, suspended_at, suspended_until }, NOW)).toEqual(verdicts)
})
