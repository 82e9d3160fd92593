import { z } from 'zod'
import { PROVEN_SECONDS } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccountByEmail,
  findAccountByPhone,
} from '#features/accounts/server/door.ts'
import { issueToken, peekToken, redeemToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Channel } from '../contract/phones.ts'

/**
 * The addresses that a browser has proven before a sign-in: one address without an account, or two addresses of
 * different accounts. They are stored under a one-time token of this browser for `PROVEN_SECONDS`. Their accounts are
 * looked up each time, since an account may have changed its sign-in methods or its address.
 */
const provenAddress = z.object({
  address: z.string(),
  by: z.enum(['email-code', 'phone-code', 'link']),
  /** The position of its code or link in the sequence of proofs. */
  number: z.number(),
})
const proven = z.object({
  email: provenAddress.nullable(),
  phone: provenAddress.nullable(),
  redirect: z.string().nullable(),
})
export type ProvenAddress = z.output<typeof provenAddress>
export type ProvenAddresses = z.output<typeof proven>

const PURPOSE = 'proven'
const COOKIE = 'proven'

export async function storeProvenAddresses(
  deps: AccountDependencies,
  viewer: Viewer,
  payload: ProvenAddresses,
): Promise<void> {
  const seconds = PROVEN_SECONDS
  const token = await issueToken(deps, { purpose: PURPOSE, payload, seconds, boundTo: viewer })
  viewer.browser?.setCookie(COOKIE, token, { seconds })
}

/** Null if there are none. */
export async function readProvenAddresses(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ProvenAddresses | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  const found = await peekToken(deps, { purpose: PURPOSE, token, viewer })
  return found?.isHere === true ? validAddresses(deps, proven.parse(found.payload)) : null
}

/** Reads and spends them. */
export async function redeemProvenAddresses(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ProvenAddresses | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  const found = await redeemToken(deps, { purpose: PURPOSE, token, viewer })
  return found === null ? null : validAddresses(deps, proven.parse(found.payload))
}

/** Removes the cookie once somebody is signed in. */
export function dropProvenCookie({ browser }: Viewer): void {
  if (browser?.cookie(COOKIE) !== undefined) browser.dropCookie(COOKIE)
}

/** The accounts of the proven addresses. */
export async function accountsOf(
  deps: Pick<AccountDependencies, 'db'>,
  stored: ProvenAddresses,
): Promise<{ channel: Channel; account: FoundAccount; by: ProvenAddress['by'] }[]> {
  const found = []
  for (const channel of ['email', 'phone'] as const) {
    const at = stored[channel]
    const account = at === null ? null : await ownerOf(deps, channel, at.address)
    if (at !== null && account !== null) found.push({ channel, account, by: at.by })
  }
  return found
}

async function validAddresses(
  deps: AccountDependencies,
  stored: ProvenAddresses,
): Promise<ProvenAddresses | null> {
  const email = await ifValid(deps, 'email', stored.email)
  const phone = await ifValid(deps, 'phone', stored.phone)
  return email === null && phone === null ? null : { ...stored, email, phone }
}

async function ifValid(
  deps: AccountDependencies,
  channel: Channel,
  at: ProvenAddress | null,
): Promise<ProvenAddress | null> {
  if (at === null) return null
  const account = await ownerOf(deps, channel, at.address)
  return account !== null && account.proofs_valid_from > at.number ? null : at
}

/** The account that has proven the address. */
async function ownerOf(
  { db }: Pick<AccountDependencies, 'db'>,
  channel: Channel,
  address: string,
): Promise<FoundAccount | null> {
  const account = await (channel === 'email' ? findAccountByEmail : findAccountByPhone)(db, address)
  const provenAt = channel === 'email' ? account?.email_verified_at : account?.phone_verified_at
  return account !== null && provenAt != null ? account : null
}
