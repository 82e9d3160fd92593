import type { Viewer } from '#shared/viewer.ts'
import { type AccountsWorld, later } from './accounts-world.ts'
import {
  addToken,
  type FoundToken,
  findToken,
  removeTokensBefore,
  takeToken,
} from './queries/one-time-tokens.ts'
import { hashOfToken, newToken } from './token.ts'

/**
 * 256 random bits that do one thing once: in a link (`magic-link`, `verify-email`), or in a cookie or page that leads from
 * one step to the next (`reset`, `second-factor`, `passkey`, `hand-off`). Each is good for its purpose alone; one that is
 * bound to a browser is of no use in another.
 */
export interface TokenRequest {
  purpose: string
  accountId?: string | null
  /** Comes back with the token; whoever reads it parses it. */
  payload?: unknown
  seconds: number
  /** Only the browser of this viewer may redeem it. */
  boundTo?: Viewer
}

type Tokens = Pick<AccountsWorld, 'db' | 'clock'>

/** The browser's own mark: it stays while tokens that are bound to it may be redeemed. */
const BROWSER_COOKIE = 'browser_mark'
const MARK_SECONDS = 24 * 3600

export async function issueToken(
  { db, clock }: Tokens,
  { purpose, accountId = null, payload = {}, seconds, boundTo }: TokenRequest,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await addToken(db, {
    tokenHash: hashOfToken(token),
    purpose,
    accountId,
    browserHash: boundTo === undefined ? null : markOf(boundTo),
    payload,
    now,
    expiresAt: later(now, seconds),
  })
  return token
}

/** Spends a token. Null where it is unknown, used, expired, for something else, or bound to another browser. */
export function redeemToken(
  { db, clock }: Tokens,
  { purpose, token, viewer }: { purpose: string; token: string; viewer: Viewer },
): Promise<FoundToken | null> {
  const mark = viewer.browser?.cookie(BROWSER_COOKIE)
  const browserHash = mark === undefined ? null : hashOfToken(mark)
  return takeToken(db, { tokenHash: hashOfToken(token), purpose, browserHash, now: clock.now() })
}

/** What a token is for without spending it, and whether this browser is the one that may. */
export async function lookAtToken(
  { db, clock }: Tokens,
  { purpose, token, viewer }: { purpose: string; token: string; viewer: Viewer },
): Promise<(FoundToken & { isHere: boolean }) | null> {
  const found = await findToken(db, { tokenHash: hashOfToken(token), purpose, now: clock.now() })
  if (found === null) return null
  const mark = viewer.browser?.cookie(BROWSER_COOKIE)
  const isHere =
    found.browser_hash === null || (mark !== undefined && found.browser_hash.equals(hashOfToken(mark)))
  return { ...found, isHere }
}

export const forgetTokens = ({ db, clock }: Tokens): Promise<void> =>
  removeTokensBefore(db, later(clock.now(), -24 * 3600))

function markOf({ browser }: Viewer): Buffer {
  if (!browser) throw new Error('There is no browser to bind a token to.')
  const mark = browser.cookie(BROWSER_COOKIE) ?? newToken()
  browser.setCookie(BROWSER_COOKIE, mark, { seconds: MARK_SECONDS })
  return hashOfToken(mark)
}
