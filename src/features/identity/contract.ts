import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

/** A value of the state's register: its code, and its English text. */
const coded = z.object({ code: z.string(), text: z.string() })

/** A confirmed identity, as shown to its owner. */
export const nationalIdentity = z.object({
  /** NRIC or FIN by its last four characters: `S••••567A`. */
  number: z.string(),
  principal_name: z.string(),
  nationality: coded.nullable(),
  residential_status: coded.nullable(),
  /** Null for citizens and permanent residents, like the next two fields. */
  pass_type: coded.nullable(),
  pass_status: z.string().nullable(),
  /** `2027-03-31` */
  pass_expiry_date: z.iso.date().nullable(),
  verified_at: z.iso.datetime(),
})
export type NationalIdentity = z.output<typeof nationalIdentity>

/**
 * Whether the site offers to confirm an identity. The reasons against it: Singpass is not configured, the person is
 * outside Singapore, or the account has no name to compare.
 */
export const identityOffer = z.enum(['open', 'unconfigured', 'elsewhere', 'nameless'])
export type IdentityOffer = z.output<typeof identityOffer>

/** `mismatch`: the name of the account has changed since. */
export const identityState = z.enum(['none', 'verified', 'mismatch'])
export type IdentityState = z.output<typeof identityState>

export const getIdentity = defineContract({
  name: 'identity.get',
  service: 'jobseeker',
  method: 'GET',
  path: '/identity',
  summary:
    'Returns the confirmed national identity of the signed-in account, masked; null if there is none. A log records each access.',
  access: 'seeker',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    offer: identityOffer,
    may: z.object({ start: z.boolean() }),
    /** The name of the account. It is compared with the name of the identity. */
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
    'Returns the Singpass address at which a person confirms their identity; only the same browser can return from there.',
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
  summary: 'Deletes the confirmed identity of the signed-in account; without an identity nothing happens.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({}),
  errors: [40003],
})
