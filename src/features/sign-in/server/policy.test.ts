import { expect, test } from 'vitest'
import {
  mayEnterSite,
  mayWithFactors,
  mayWithPasskey,
  mayWithProvider,
  mayWithQrSignIn,
  type SignInMethods,
} from './policy.ts'

const PROVEN = new Date('2026-03-02T09:00:00Z')
const NONE: SignInMethods = {
  ...{ email: null, email_verified_at: null, phone: null, phone_verified_at: null },
  ...{ password_hash: null, passkeys: 0, providers: 0 },
}

/** The name of each case lists the sign-in methods beside the passkey or provider that is to be removed. */
test.each<[string, SignInMethods, remove: true | number, unlink: true | number]>([
  ['a passkey alone', { ...NONE, passkeys: 1 }, 41037, true],
  ['two passkeys', { ...NONE, passkeys: 2 }, true, true],
  ['a provider alone', { ...NONE, providers: 1 }, true, 41037],
  ['a passkey and a provider', { ...NONE, passkeys: 1, providers: 1 }, true, true],
  [
    'a proven email address',
    { ...NONE, passkeys: 1, email: 'a@b.test', email_verified_at: PROVEN },
    true,
    true,
  ],
  ['an email address that is not proven', { ...NONE, passkeys: 1, email: 'a@b.test' }, 41037, true],
  ['a proven phone number', { ...NONE, passkeys: 1, phone: '+6391', phone_verified_at: PROVEN }, true, true],
  ['a password and an address', { ...NONE, passkeys: 1, password_hash: 'h', email: 'a@b.test' }, true, true],
  ['a password without an address', { ...NONE, passkeys: 1, password_hash: 'h' }, 41037, true],
])('sign-in methods that may be removed: %s', (_name, methods, remove, unlink) => {
  expect([mayWithPasskey(methods), mayWithProvider(methods)]).toEqual([{ remove }, { unlink }])
})

const PERSON = { is_operator: false, email_verified_at: PROVEN, has_app: false, asks_email_code: false }
const OPERATOR = { ...PERSON, is_operator: true }

test.each([
  [
    'a person without any',
    PERSON,
    false,
    { add_factor: true, ask_email_code: true, renew_recovery_codes: 40004 },
  ],
  [
    'no proven email address',
    { ...PERSON, email_verified_at: null },
    false,
    { add_factor: true, ask_email_code: 41009, renew_recovery_codes: 40004 },
  ],
  [
    'an app',
    { ...PERSON, has_app: true },
    false,
    { add_factor: true, ask_email_code: true, renew_recovery_codes: true },
  ],
  [
    'codes by mail',
    { ...PERSON, asks_email_code: true },
    false,
    { add_factor: true, ask_email_code: true, renew_recovery_codes: true },
  ],
  [
    'an operator by mail or password',
    OPERATOR,
    false,
    { add_factor: 41102, ask_email_code: true, renew_recovery_codes: 40004 },
  ],
  [
    'an operator by a factor',
    { ...OPERATOR, has_app: true },
    true,
    { add_factor: true, ask_email_code: true, renew_recovery_codes: true },
  ],
])('second factors: %s', (_name, person, isProvenByFactor, verdicts) => {
  expect(mayWithFactors(person, isProvenByFactor)).toEqual(verdicts)
})

test.each([
  [
    'a seeker',
    { is_recruiter: false, is_operator: false },
    { seeker: true, employer: 40005, console: 40002 },
  ],
  [
    'a recruiter',
    { is_recruiter: true, is_operator: false },
    { seeker: true, employer: true, console: 40002 },
  ],
  [
    'an operator',
    { is_recruiter: false, is_operator: true },
    { seeker: true, employer: 40005, console: true },
  ],
])('sites that a person may enter: %s', (_name, person, verdicts) => {
  expect(mayEnterSite(person)).toEqual(verdicts)
})

const NOTHING = { scan: 41020, confirm: 41020, refuse: 41020 }

test.each([
  ['shown to anybody', 'shown', null, { scan: true, confirm: 41020, refuse: true }],
  ['scanned by this account', 'scanned', 'mai', { scan: true, confirm: true, refuse: true }],
  ['scanned by another account', 'scanned', 'ken', NOTHING],
  ['allowed by this account', 'confirmed', 'mai', { scan: 41020, confirm: 41020, refuse: true }],
  ['allowed by another account', 'confirmed', 'ken', NOTHING],
  ['refused', 'refused', 'mai', NOTHING],
  ['used', 'used', 'mai', NOTHING],
] as const)('a sign-in by QR code that is %s', (_name, status, account_id, verdicts) => {
  expect(mayWithQrSignIn('mai', { status, account_id })).toEqual(verdicts)
})
