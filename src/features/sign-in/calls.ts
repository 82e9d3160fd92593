/** The addresses of calls that browsers make for signing in and passkeys. Their contracts use them too. */

export const passkeySignInOptionsCall = {
  service: 'auth',
  method: 'POST',
  path: '/passkeys/sign-in/options',
} as const
export const signInWithPasskeyCall = { service: 'auth', method: 'POST', path: '/passkeys/sign-in' } as const
export const passkeyOptionsCall = { service: 'auth', method: 'POST', path: '/passkeys/options' } as const
export const addPasskeyCall = { service: 'auth', method: 'POST', path: '/passkeys' } as const
export const confirmPasskeyOptionsCall = {
  service: 'auth',
  method: 'POST',
  path: '/confirm/passkey/options',
} as const
export const confirmByPasskeyCall = { service: 'auth', method: 'POST', path: '/confirm/passkey' } as const
export const secondFactorPasskeyOptionsCall = {
  service: 'auth',
  method: 'POST',
  path: '/second-factor/passkey/options',
} as const
export const verifySecondFactorPasskeyCall = {
  service: 'auth',
  method: 'POST',
  path: '/second-factor/passkey/verify',
} as const
export const consolePasskeyOptionsCall = {
  service: 'auth',
  method: 'POST',
  path: '/console/passkey/options',
} as const
export const consolePasskeyCall = {
  service: 'auth',
  method: 'POST',
  path: '/console/passkey/verify',
} as const
export const consoleSetUpPasskeyOptionsCall = {
  service: 'auth',
  method: 'POST',
  path: '/console/set-up/passkey/options',
} as const
export const consoleSetUpPasskeyCall = {
  service: 'auth',
  method: 'POST',
  path: '/console/set-up/passkey',
} as const
export const startQrSignInCall = { service: 'auth', method: 'POST', path: '/qr/start' } as const
export const getQrStateCall = { service: 'auth', method: 'GET', path: '/qr/state' } as const
export const finishQrSignInCall = { service: 'auth', method: 'POST', path: '/qr/finish' } as const
export const scanQrSignInCall = { service: 'auth', method: 'POST', path: '/qr/:code/scan' } as const
