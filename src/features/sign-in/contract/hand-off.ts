import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { signedIn } from './signed-in.ts'

/**
 * Carries who is signed in from one of our sites to the other (docs/decisions/0018): the site that is entered asks, the
 * other one answers with a code, the first one redeems it. What passes through the browser is of use in that browser
 * alone, once, for a minute.
 */

/** What stands in an address between the sites: it opens nothing by itself. */
const token = z.string().max(100)

export const askHandOff = defineContract({
  name: 'accounts.askHandOff',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/ask',
  summary: 'Asks the other site who is signed in there: the address to open for it, in this browser.',
  access: 'public',
  limit: 'account',
  request: z.object({
    /** Where to afterwards: a path of this site or an address of the other one; anything else leads home. */
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
  summary:
    'Answers what the other site has asked: its address, with a single-use code where somebody is signed in here.',
  access: 'public',
  limit: 'account',
  request: z.object({
    ask: token,
    /** The visitor has closed the question whether to open the app, and is not asked again over there. */
    is_app_prompt_closed: z.boolean().default(false),
  }),
  response: z.object({ url: z.string() }),
  errors: [41022],
})

/** Somebody else is signed in here: who of the two goes on is for the person to say. */
const otherPerson = z.object({
  /** Signed in here. */
  here: z.string(),
  /** Arriving. */
  arriving: z.string(),
})

const handedOff = signedIn.extend({
  is_app_prompt_closed: z.boolean(),
  other_person: otherPerson.nullable(),
  /** Where to next; an address of the other site where that was asked for. */
  next: z.string().nullable(),
})

export type OtherPerson = z.output<typeof otherPerson>

export const redeemHandOff = defineContract({
  name: 'accounts.redeemHandOff',
  service: 'auth',
  method: 'POST',
  path: '/hand-off/redeem',
  summary: 'Signs in by the code of the other site, in the browser that asked for it.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    ask: token,
    /** Absent: nobody is signed in over there. */
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
  summary: 'How whoever is signed in here goes on on the other site, and whether they may.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    /** The way over there, signed in or not. */
    url: z.string(),
    /** Null: nobody is signed in. */
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
  summary: 'Who waits to be signed in here in place of somebody else.',
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
  summary: 'Goes on as who has arrived from the other site, or stays who is signed in here.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ goes_on_as: z.enum(['arriving', 'here']) }),
  response: handedOff,
  errors: [41022, 41044, 41047, 40005],
})
