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

/** What stands in the picture. */
const code = z.string().regex(/^[\w-]{43}$/)

/** Who asks to be signed in, for who is to allow it. Nothing is told that is only guessed. */
const asker = z.object({
  /** What the browser says it is; null: nothing that we know. */
  browser: z.string().nullable(),
  /** The same of the operating system. */
  system: z.string().nullable(),
  /** Whether both come from one network address: who sits before both screens mostly sees true. */
  is_same_network: z.boolean(),
  asked_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

export const startQrSignIn = defineContract({
  name: 'accounts.startQrSignIn',
  ...startQrSignInCall,
  summary:
    'A picture that another, signed-in device scans to let this browser in. The last one of this browser ends.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    code: z.string(),
    /** What the picture says: a page of this site. */
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
  summary: 'How far this browser’s sign-in by picture is, to be asked every two seconds.',
  access: 'public',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /** `confirmed`: now ask to finish. `expired`: also where this browser has begun none, or has finished it. */
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
    /** Where to afterwards. */
    redirect: z.string().max(2000).nullish(),
  }),
  response: signedIn,
  errors: [41020, 41021, 41044, 41047],
})

export const getQrAsker = defineContract({
  name: 'accounts.getQrAsker',
  service: 'auth',
  method: 'GET',
  path: '/qr/:code',
  summary: 'Who asks by a picture to be signed in as whoever looks.',
  access: 'account',
  limit: 'account',
  request: z.object({ code }),
  response: z.object({
    asker,
    /** `scanned`: by whoever looks. */
    state: z.enum(['shown', 'scanned', 'confirmed', 'refused']),
    /** Scanning comes before allowing and refusing. */
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
  'Takes the picture: from now on only this account can allow the sign-in.',
)
export const confirmQrSignIn = step(
  'accounts.confirmQrSignIn',
  '/qr/:code/confirm',
  'Allows the sign-in, after it was scanned.',
)
export const refuseQrSignIn = step('accounts.refuseQrSignIn', '/qr/:code/refuse', 'Refuses the sign-in.')
