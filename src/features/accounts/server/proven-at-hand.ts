import { z } from 'zod'
import { PROVEN_SECONDS } from '#config/limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { issueToken, lookAtToken, redeemToken } from './one-time-tokens.ts'

/**
 * What a browser has proven while nobody is signed in yet: an address without an account, or addresses of different ones.
 * It stands in the database under a token that this browser alone may use, once, for `PROVEN_SECONDS`.
 */
const proven = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** By what the last of them was. */
  by: z.enum(['email-code', 'phone-code', 'link']),
  redirect: z.string().nullable(),
  /** Where there is a choice: whose accounts they are, and by what each was proven. */
  accounts: z.array(z.object({ id: z.string(), by: z.enum(['email-code', 'phone-code', 'link']) })),
})
export type Proven = z.output<typeof proven>

const PURPOSE = 'proven'
const COOKIE = 'proven'

export async function holdProven(world: AccountsWorld, viewer: Viewer, payload: Proven): Promise<void> {
  const seconds = PROVEN_SECONDS
  const token = await issueToken(world, { purpose: PURPOSE, payload, seconds, boundTo: viewer })
  viewer.browser?.setCookie(COOKIE, token, { seconds })
}

/** Null: nothing. */
export async function lookAtProven(world: AccountsWorld, viewer: Viewer): Promise<Proven | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  const found = await lookAtToken(world, { purpose: PURPOSE, token, viewer })
  return found?.isHere === true ? proven.parse(found.payload) : null
}

/** The same, and it is gone. */
export async function spendProven(world: AccountsWorld, viewer: Viewer): Promise<Proven | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  const found = await redeemToken(world, { purpose: PURPOSE, token, viewer })
  return found === null ? null : proven.parse(found.payload)
}

/** Once somebody is signed in: what is spent needs no cookie. */
export function dropProven({ browser }: Viewer): void {
  if (browser?.cookie(COOKIE) !== undefined) browser.dropCookie(COOKIE)
}
