/**
 * The purposes of one-time codes. A code with `session` needs a session and ends with it; anybody can request the
 * others.
 */
export const CODE_PURPOSES = {
  'sign-in': 'anybody',
  'provider-email': 'anybody',
  'reset-password': 'anybody',
  // Used only together with a first factor.
  'second-factor': 'anybody',
  // For a new account, or for the account that is signed in.
  'verify-email': 'anybody',
  confirm: 'session',
  'change-email': 'session',
  'change-phone': 'session',
} as const satisfies Record<string, 'session' | 'anybody'>

export type CodePurpose = keyof typeof CODE_PURPOSES

/** @param purpose may be followed by the id of its subject */
export const isOfSession = (purpose: CodePurpose | `${CodePurpose} ${string}`): boolean =>
  Object.entries(CODE_PURPOSES).some(([name, kind]) => kind === 'session' && name === purpose.split(' ')[0])
