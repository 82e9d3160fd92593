/** What six digits may be for; who is signed in asks for those of a `session`, and they end with it. */
export const CODE_PURPOSES = {
  'sign-in': 'anybody',
  'provider-email': 'anybody',
  'reset-password': 'anybody',
  // Beside what was proven first, without which they are of no use.
  'second-factor': 'anybody',
  // Of who has just registered, or is signed in.
  'verify-email': 'anybody',
  confirm: 'session',
  'change-email': 'session',
  'change-phone': 'session',
} as const satisfies Record<string, 'session' | 'anybody'>

export type CodePurpose = keyof typeof CODE_PURPOSES

/** @param purpose may go on with what the code is about */
export const isOfSession = (purpose: CodePurpose | `${CodePurpose} ${string}`): boolean =>
  Object.entries(CODE_PURPOSES).some(([name, kind]) => kind === 'session' && name === purpose.split(' ')[0])
