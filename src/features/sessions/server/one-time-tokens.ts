import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import { browserMarks, ensureBrowserMark } from './browser-marks.ts'
import { grantedBySession } from './granted-by-session.ts'
import {
  addToken,
  type FoundToken,
  findToken,
  removeTokensBefore,
  spendToken,
} from './queries/one-time-tokens.ts'
import { hashOfToken, newToken } from './token.ts'
import { TOKEN_PURPOSES, type TokenPurpose } from './token-purposes.ts'

export { type FoundToken, removeTokensOf, wasTokenUsed } from './queries/one-time-tokens.ts'

/**
 * 256 random bits for one use: in a link (`magic-link`, `verify-email`), or in a cookie or page between two steps
 * (`reset`, `second-factor`, `passkey`, `hand-off`). A token works for its purpose only; one that is bound to a browser
 * works only there. `TOKEN_PURPOSES` says which events end it early.
 */
export interface TokenRequest {
  purpose: TokenPurpose
  accountId?: string | null
  /** The session that requests the token. The token ends with it. */
  grantedBy?: string | null
  /** Returned with the token; the caller parses it. */
  payload?: unknown
  seconds: number
  /** Only the browser of this viewer may redeem it. */
  boundTo?: Viewer
}

interface ShownToken {
  purpose: TokenPurpose
  token: string
  viewer: Viewer
}

type Tokens = Pick<AccountDependencies, 'db' | 'clock'>

/** Makes a token. Throws 40003 if the session has just ended. */
export async function issueToken(
  { db, clock }: Tokens,
  { purpose, accountId = null, grantedBy = null, payload = {}, seconds, boundTo }: TokenRequest,
): Promise<string> {
  if (TOKEN_PURPOSES[purpose] === 'session' && grantedBy === null) {
    throw new Error(`Only a session may ask for a token for "${purpose}".`)
  }
  const token = newToken()
  const now = clock.now()
  await grantedBySession(
    addToken(db, {
      tokenHash: hashOfToken(token),
      purpose,
      accountId,
      grantedBy,
      browserHash: boundTo === undefined ? null : ensureBrowserMark(boundTo),
      payload,
      now,
      expiresAt: later(now, seconds),
    }),
  )
  return token
}

/**
 * Spends a token. Returns null if it is unknown, used, expired, ended, for another purpose, or bound to another
 * browser.
 */
export function redeemToken(
  { db, clock }: Tokens,
  { viewer, ...shown }: ShownToken,
): Promise<FoundToken | null> {
  return spendToken(db, { ...tokenQuery(shown), browserHashes: browserMarks(viewer), now: clock.now() })
}

/** Reads a token without spending it, with `isHere`: whether this browser may redeem it. */
export async function peekToken(
  { db, clock }: Tokens,
  { viewer, ...shown }: ShownToken,
): Promise<(FoundToken & { isHere: boolean }) | null> {
  const found = await findToken(db, { ...tokenQuery(shown), now: clock.now() })
  if (found === null) return null
  const { browser_hash } = found
  const isHere = browser_hash === null || browserMarks(viewer).some((mark) => mark.equals(browser_hash))
  return { ...found, isHere }
}

/** Spends a token in any browser. */
export const redeemInAnyBrowser = (
  { db, clock }: Tokens,
  found: Pick<FoundToken, 'browser_hash'>,
  shown: Omit<ShownToken, 'viewer'>,
): Promise<FoundToken | null> => {
  const browserHashes = found.browser_hash === null ? [] : [found.browser_hash]
  return spendToken(db, { ...tokenQuery(shown), browserHashes, now: clock.now() })
}

export const forgetTokens = ({ db, clock }: Tokens): Promise<void> =>
  removeTokensBefore(db, later(clock.now(), -24 * 3600))

const tokenQuery = ({ purpose, token }: Omit<ShownToken, 'viewer'>) => ({
  ...{ purpose, tokenHash: hashOfToken(token) },
  isOutlasting: TOKEN_PURPOSES[purpose] === 'nothing',
})
