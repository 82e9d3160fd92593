import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { signedIn } from './signed-in.ts'

/**
 * Signs a person in on our other site (docs/decisions/0018). The destination site starts with a request, the other site
 * returns a code, and the destination redeems the code. The code works only in this browser, once, within a minute.
 */

/** A token in the addresses between the sites. The token alone signs nobody in. */
const token = z.string().max(100)

export const requestHandOff = defineContract({
  name: 'accounts.askHandOff',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/ask',
  summary: 'Starts a hand-off: returns the address on the other site that this browser has to open.',
  access: 'public',
  limit: 'account',
  request: z.object({
    /** The next page: a path of this site or an address of the other one; anything else leads to the home page. */
    redirect: z.string().max(4000).optional(),
  }),
  response: z.object({ url: z.string() }),
  errors: [],
})

export const grantHandOff = defineContract({
  name: 'accounts.grantHandOff',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/grant',
  summary: 'Returns the address of the other site, with a single-use code if somebody is signed in here.',
  access: 'public',
  limit: 'account',
  request: z.object({
    ask: token,
    /** The visitor has closed the app prompt; the other site does not show it again. */
    is_app_prompt_closed: z.boolean().default(false),
  }),
  response: z.object({ url: z.string() }),
  errors: [41022],
})

/** Two different people are signed in on the two sites. The person chooses one. */
const otherPerson = z.object({
  /** The person who is signed in on this site. */
  here: z.string(),
  /** The person who arrives from the other site. */
  arriving: z.string(),
})

const handedOff = signedIn.extend({
  is_app_prompt_closed: z.boolean(),
  other_person: otherPerson.nullable(),
  /** The next page; may be an address of the other site if that was requested. */
  next: z.string().nullable(),
})

export type OtherPerson = z.output<typeof otherPerson>

export const redeemHandOff = defineContract({
  name: 'accounts.redeemHandOff',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/redeem',
  summary: 'Signs in by the code of the other site, in the browser that requested it.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    ask: token,
    /** Absent if nobody is signed in on the other site. */
    code: token.optional(),
  }),
  response: handedOff,
  errors: [41022, 41044, 41047, 40005],
})

export const getOtherSite = defineContract({
  name: 'accounts.getOtherSite',
  service: 'auth',
  method: 'GET',
  path: '/hand-off/other-site',
  summary: 'The address of the other site, and whether the signed-in person may use it.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    /** The address of the other site, with or without a session. */
    url: z.string(),
    /** Null if nobody is signed in. */
    name: z.string().nullable(),
    may: z.object({ enter: z.boolean() }),
  }),
  errors: [],
})

export const getOtherPerson = defineContract({
  name: 'accounts.getOtherPerson',
  service: 'auth',
  method: 'GET',
  path: '/hand-off/other-person',
  summary: 'The person who arrived from the other site, until the visitor chooses between two people.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({ other_person: otherPerson.nullable() }),
  errors: [],
})

export const changePerson = defineContract({
  name: 'accounts.changePerson',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/change-person',
  summary: 'Signs in the person who has arrived, or keeps the person who is signed in.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ goes_on_as: z.enum(['arriving', 'here']) }),
  response: handedOff,
  errors: [41022, 41044, 41047, 40005],
})
