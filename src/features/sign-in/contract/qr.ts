import { z } from 'zod'
import {
  finishQrSignInCall,
  getQrStateCall,
  scanQrSignInCall,
  startQrSignInCall,
} from '#features/sign-in/calls.ts'
import type { CallPath } from '#shared/call-address.ts'
import { defineContract } from '#shared/contract.ts'
import { signedIn } from './signed-in.ts'

/** The code in the QR image. */
const code = z.string().regex(/^[\w-]{43}$/)

/** The browser that wants to sign in, as its owner sees it. It contains facts only, no guesses. */
const asker = z.object({
  /** The browser; null if unknown. */
  browser: z.string().nullable(),
  /** The operating system; null if unknown. */
  system: z.string().nullable(),
  /** Whether both devices have the same network address. */
  is_same_network: z.boolean(),
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

export const startQrSignIn = defineContract({
  name: 'accounts.startQrSignIn',
  ...startQrSignInCall,
  summary:
    'Makes a QR code that a signed-in device scans to sign this browser in. An earlier one of this browser ends.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    code: z.string(),
    /** The content of the image: a page of this site. */
    url: z.url(),
    /** An SVG document. */
    svg: z.string(),
    expires_at: z.iso.datetime(),
    expires_in: z.number().int().describe('Seconds'),
  }),
  errors: [],
})

export const getQrState = defineContract({
  name: 'accounts.getQrState',
  ...getQrStateCall,
  summary: 'The state of this browser’s QR sign-in, to be polled every two seconds.',
  access: 'public',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /**
     * `confirmed`: the browser can call `finishQrSignIn` now. `expired`: also if this browser has not started a QR
     * sign-in, or has finished it.
     */
    state: z.enum(['shown', 'scanned', 'confirmed', 'refused', 'expired']),
  }),
  errors: [],
})

export const finishQrSignIn = defineContract({
  name: 'accounts.finishQrSignIn',
  ...finishQrSignInCall,
  summary: 'Signs this browser in as the account that has confirmed it.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** The next page. */
    redirect: z.string().max(2000).nullish(),
  }),
  response: signedIn,
  errors: [41020, 41021, 41044, 41047],
})

export const getQrRequester = defineContract({
  name: 'accounts.getQrAsker',
  service: 'auth',
  method: 'GET',
  path: '/qr/:code',
  summary: 'The browser that wants to sign in to the viewer’s account by a QR code.',
  access: 'account',
  limit: 'account',
  request: z.object({ code }),
  response: z.object({
    asker,
    /** `scanned`: the viewer has scanned it. */
    state: z.enum(['shown', 'scanned', 'confirmed', 'refused']),
    /** Whether the viewer may scan now. Confirming and refusing come after that. */
    may: z.object({ scan: z.boolean() }),
  }),
  errors: [41020],
})

const step = <Path extends CallPath>(name: string, path: Path, summary: string) =>
  defineContract({
    name,
    service: 'auth',
    method: 'POST',
    path,
    summary,
    access: 'account',
    limit: 'account',
    request: z.object({ code }),
    response: z.object({ asker }),
    errors: [41020],
  })

export const scanQrSignIn = step(
  'accounts.scanQrSignIn',
  scanQrSignInCall.path,
  'Scans the QR code: from now on only this account can confirm the sign-in.',
)
export const confirmQrSignIn = step(
  'accounts.confirmQrSignIn',
  '/qr/:code/confirm',
  'Allows the sign-in, after it was scanned.',
)
export const refuseQrSignIn = step('accounts.refuseQrSignIn', '/qr/:code/refuse', 'Refuses the sign-in.')
