import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

/** As the state's register has it: its code, and its own words in English. */
const coded = z.object({ code: z.string(), text: z.string() })

/** A confirmed identity, as shown to its owner. */
export const nationalIdentity = z.object({
  /** NRIC or FIN by its last four characters: `S••••567A`. */
  number: z.string(),
  principal_name: z.string(),
  nationality: coded.nullable(),
  residential_status: coded.nullable(),
  /** Null for citizens and permanent residents, as are the next two. */
  pass_type: coded.nullable(),
  pass_status: z.string().nullable(),
  /** `2027-03-31` */
  pass_expiry_date: z.iso.date().nullable(),
  verified_at: z.iso.datetime(),
})
export type NationalIdentity = z.output<typeof nationalIdentity>

/** Whether confirming is offered: not configured here, not to people elsewhere, not without a name to compare. */
export const identityOffer = z.enum(['open', 'unconfigured', 'elsewhere', 'nameless'])
export type IdentityOffer = z.output<typeof identityOffer>

/** `mismatch`: the account has been given another name since. */
export const identityState = z.enum(['none', 'verified', 'mismatch'])
export type IdentityState = z.output<typeof identityState>

export const getIdentity = defineContract({
  name: 'identity.get',
  service: 'jobseeker',
  method: 'GET',
  path: '/identity',
  summary:
    'The national identity that whoever asks has confirmed, masked; null for none. Each answer is noted.',
  access: 'seeker',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    offer: identityOffer,
    may: z.object({ start: z.boolean() }),
    /** The name of the account, with which the identity's is compared. */
    account_name: z.string(),
    identity: nationalIdentity.nullable(),
    state: identityState,
  }),
  errors: [40003],
})

export const startIdentity = defineContract({
  name: 'identity.start',
  service: 'jobseeker',
  method: 'POST',
  path: '/identity/start',
  summary:
    'Where to go to confirm an identity with Singpass; the browser that asks is the one that may come back.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({ url: z.url() }),
  errors: [40003, 40006, 41025, 41036, 41053],
})

export const deleteIdentity = defineContract({
  name: 'identity.delete',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/identity',
  summary: 'Erases the confirmed identity of the signed-in account; without one nothing happens.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({}),
  errors: [40003],
})
