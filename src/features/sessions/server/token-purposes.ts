/**
 * The purposes of one-time tokens, and the events that end a token early (docs/decisions/0024):
 * - `session`: the end of the session that requested it, which is required
 * - `change`: a change of the sign-in methods of its account
 * - `nothing`: the token alone signs nobody in
 */
export const TOKEN_PURPOSES = {
  'magic-link': 'change',
  proven: 'change',
  'second-factor': 'change',
  'console second step': 'change',
  // The link is shown on the terminal of the machine; the second token is the set-up that it starts.
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
  // It contains the code, and the change ends that code.
  reset: 'nothing',
  // These are requests and challenges. A person who redeems one gives a new proof, or is still signed in.
  'hand-off ask': 'nothing',
  'passkey-sign-in': 'nothing',
  'provider-errand': 'nothing',
  'provider-answer': 'nothing',
  // It proves only an address that the account still has.
  'verify-email': 'nothing',
  // It confirms job alerts for the address to which it was sent.
  'job-alert': 'nothing',
  // Undoes a thief's change. It ends by separate rules (`removeCredentials`).
  'address-undo': 'nothing',
} as const satisfies Record<string, 'session' | 'change' | 'nothing'>

export type TokenPurpose = keyof typeof TOKEN_PURPOSES
