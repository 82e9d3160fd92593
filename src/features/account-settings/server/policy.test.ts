import { expect, test } from 'vitest'
import { mayWithAccount, needsProofForPassword } from './policy.ts'

const BOTH = {
  ...{ email: 'mai@people.test', phone: '+63917', isCoordinator: false },
  keepsWayIn: { withoutEmail: true, withoutPhone: true },
}
const NO_WAY = { withoutEmail: false, withoutPhone: false }

test.each([
  ['both addresses', BOTH, { remove_email: true, remove_phone: true, delete: true }],
  [
    'an email address alone',
    { ...BOTH, phone: null },
    { remove_email: 41037, remove_phone: 40004, delete: true },
  ],
  [
    'a phone number alone',
    { ...BOTH, email: null },
    { remove_email: 40004, remove_phone: 41037, delete: true },
  ],
  [
    'no other sign-in method',
    { ...BOTH, keepsWayIn: NO_WAY },
    { remove_email: 41037, remove_phone: 41037, delete: true },
  ],
  [
    'no sign-in method without the phone number',
    { ...BOTH, keepsWayIn: { withoutEmail: true, withoutPhone: false } },
    { remove_email: true, remove_phone: 41037, delete: true },
  ],
  [
    'a coordinator',
    { ...BOTH, isCoordinator: true },
    { remove_email: true, remove_phone: true, delete: 41079 },
  ],
])('%s', (_name, account, verdicts) => {
  expect(mayWithAccount(account)).toEqual(verdicts)
})

test.each([
  ['no password', { hasPassword: false, isGuarded: false }, true],
  ['a password', { hasPassword: true, isGuarded: false }, false],
  ['a password beside an app or a passkey', { hasPassword: true, isGuarded: true }, true],
  ['an app or a passkey alone', { hasPassword: false, isGuarded: true }, true],
])('a change of the password with or without a recent proof: %s', (_name, account, isNeeded) => {
  expect(needsProofForPassword(account)).toBe(isNeeded)
})
