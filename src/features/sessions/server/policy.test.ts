import { expect, test } from 'vitest'
import { mayChange, mayWithSession, type Provable } from './policy.ts'

const NOW = new Date('2026-03-02T09:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const DAY = 24 * 3600

const PLAIN: Provable = {
  ...{
    password_hash: 'hash',
    password_set_at: ago(30 * DAY),
    email_verified_at: ago(DAY),
    phone_verified_at: null,
  },
  ...{ has_app: false, has_recovery: false, passkeys: 0 },
}
const ACCOUNTS = {
  plain: PLAIN,
  app: { ...PLAIN, has_app: true, has_recovery: true },
  passkey: { ...PLAIN, passkeys: 1 },
  newPassword: { ...PLAIN, passkeys: 1, password_set_at: ago(DAY) },
  passkeyMailOnly: { ...PLAIN, passkeys: 1, password_hash: null },
  recovery: { ...PLAIN, passkeys: 1, has_recovery: true },
} satisfies Record<string, Provable>

/** Which accounts a session may change, by the proofs that it has just shown. */
test.each([
  [
    'password',
    { plain: true, app: 41058, passkey: 41058, newPassword: 41058, passkeyMailOnly: 41058, recovery: 41058 },
  ],
  [
    'email-code',
    { plain: true, app: 41058, passkey: 41058, newPassword: 41058, passkeyMailOnly: true, recovery: 41058 },
  ],
  [
    'password email-code',
    { plain: true, app: 41058, passkey: true, newPassword: 41058, passkeyMailOnly: true, recovery: 41058 },
  ],
  [
    'google',
    { plain: true, app: 41058, passkey: 41058, newPassword: 41058, passkeyMailOnly: 41058, recovery: 41058 },
  ],
  [
    'passkey',
    { plain: true, app: true, passkey: true, newPassword: true, passkeyMailOnly: true, recovery: true },
  ],
  [
    'app',
    { plain: true, app: true, passkey: true, newPassword: true, passkeyMailOnly: true, recovery: true },
  ],
  [
    'recovery',
    { plain: true, app: true, passkey: true, newPassword: true, passkeyMailOnly: true, recovery: true },
  ],
])('changes allowed after a proof by %s', (shown, expected) => {
  expect(verdicts(shown.split(' '), ago(1))).toEqual(expected)
})

test('a proof from ten minutes ago allows no change', () => {
  const all = ['password', 'email-code', 'passkey', 'app', 'recovery']
  expect([...new Set(Object.values(verdicts(all, ago(601))))]).toEqual([41058])
})

test.each([
  ['a session of the same account', { account_id: 'mai' }, true],
  ['a session of another account', { account_id: 'ken' }, 40004],
  ['a session of a guest', { account_id: null }, 40004],
  ['a session that has ended', null, 40004],
])('ending %s', (_name, session, verdict) => {
  expect(mayWithSession('mai', session)).toEqual({ end: verdict })
})

const verdicts = (provenBy: readonly string[], provenAt: Date) =>
  Object.fromEntries(
    Object.entries(ACCOUNTS).map(([name, account]) => [
      name,
      mayChange(account, { provenBy, provenAt }, NOW),
    ]),
  )
