/**
 * What a one-time token may be for, and what ends it before its time (docs/decisions/0024):
 * - `session`: the end of the session that asked for it; there has to be one
 * - `change`: a change of the ways in of the account that it is about, or leads to
 * - `nothing`: it lets nobody in by itself
 */
export const TOKEN_PURPOSES = {
  'magic-link': 'change',
  proven: 'change',
  'second-factor': 'change',
  'console second step': 'change',
  // Shown on the terminal of the machine, and what it leads to.
  'console-link': 'change',
  'console set-up': 'change',
  'passkey-console-set-up': 'change',
  'provider-waiting': 'change',
  'passkey-second-factor': 'change',
  'passkey-console': 'change',
  'hand-off seeker': 'session',
  'hand-off employer': 'session',
  'hand-off change': 'session',
  'passkey-add': 'session',
  'passkey-confirm': 'session',
  authenticator: 'session',
  'identity-errand': 'session',
  // Carries the code, which ends.
  reset: 'nothing',
  // A question, a challenge, a trip: who answers it proves who they are anew, or is still signed in.
  'hand-off ask': 'nothing',
  'passkey-sign-in': 'nothing',
  'provider-errand': 'nothing',
  'provider-answer': 'nothing',
  // Proves an address that the account still has, to whom it belongs.
  'verify-email': 'nothing',
  // The owner's answer to a thief's change. It ends by rules of its own (`dropCredentials`).
  'address-undo': 'nothing',
} as const satisfies Record<string, 'session' | 'change' | 'nothing'>

export type TokenPurpose = keyof typeof TOKEN_PURPOSES
