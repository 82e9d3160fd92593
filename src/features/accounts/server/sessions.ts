import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { type AccountsWorld, later } from './accounts-world.ts'
import {
  addSession,
  findLiveSession,
  noteSeen,
  removeEndedSessions,
  removeSession,
  removeSessionsOf,
} from './queries/sessions.ts'
import { hashOfToken, newToken } from './token.ts'

const DAY_SECONDS = 24 * 3600

/** A session ends when it has not been used for `idle`, and in any case at its absolute age. Seconds. */
const LIFETIMES: Readonly<Record<Session['site'], { idle: number; absolute: number }>> = {
  seeker: { idle: 30 * DAY_SECONDS, absolute: 180 * DAY_SECONDS },
  employer: { idle: 14 * DAY_SECONDS, absolute: 90 * DAY_SECONDS },
  operator: { idle: 3600, absolute: 12 * 3600 },
}

/** The least of the idle times is an hour: so often is enough to know when a session was last used. */
const SEEN_EVERY_SECONDS = 300

type Sessions = Pick<AccountsWorld, 'db' | 'clock'>

/**
 * Signs the viewer's browser in on a site. Whatever session it had there ends: a token that somebody knew before cannot
 * become one that is signed in.
 */
export async function beginSession(
  { db, clock }: Sessions,
  viewer: Viewer,
  {
    accountId,
    site,
    provenBy,
    provenAt,
  }: {
    accountId: string | null
    site: Session['site']
    provenBy: readonly string[]
    /** Absent: now. */
    provenAt?: Date | undefined
  },
): Promise<string> {
  const { browser } = viewer
  if (!browser) throw new Error('There is no browser to sign in.')
  const before = site === 'operator' ? viewer.operator : viewer.session
  if (before !== undefined) await removeSession(db, before.id)
  const token = newToken()
  const now = clock.now()
  const { absolute } = LIFETIMES[site]
  const id = await addSession(db, {
    tokenHash: hashOfToken(token),
    site,
    accountId,
    provenBy,
    provenAt: provenAt ?? now,
    userAgent: browser.userAgent,
    address: viewer.address,
    country: viewer.country,
    language: viewer.language,
    now,
    expiresAt: later(now, absolute),
  })
  browser.setCookie(cookieOf(site, accountId), token, { seconds: absolute })
  if (accountId !== null && browser.cookie(GUEST_COOKIE) !== undefined) browser.dropCookie(GUEST_COOKIE)
  return id
}

/** The session a cookie's token stands for; null where it has ended. */
export async function findSession({ db, clock }: Sessions, token: string): Promise<Session | null> {
  const now = clock.now()
  const longest = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle))
  const found = await findLiveSession(db, {
    tokenHash: hashOfToken(token),
    now,
    seenSince: later(now, -longest),
  })
  if (found === null || later(found.last_seen_at, LIFETIMES[found.site].idle) <= now) return null
  if (later(found.last_seen_at, SEEN_EVERY_SECONDS) <= now) await noteSeen(db, found.id, now)
  const { id, account_id, site, proven_by, proven_at } = found
  return { id, accountId: account_id, site, provenBy: proven_by, provenAt: proven_at }
}

/** Signs the viewer's browser out of a site, also where its session has ended before. */
export async function endSession(
  { db }: Pick<Sessions, 'db'>,
  viewer: Viewer,
  site: Session['site'],
): Promise<void> {
  const session = site === 'operator' ? viewer.operator : viewer.session
  if (session !== undefined) await removeSession(db, session.id)
  viewer.browser?.dropCookie(SESSION_COOKIES[site])
}

/** Signs an account out everywhere at once, but for the session `except`. Answers how many sessions ended. */
export const endSessionsOf = (
  { db }: Pick<Sessions, 'db'>,
  accountId: string,
  except: string | null = null,
): Promise<number> => removeSessionsOf(db, accountId, except)

/** Sweeps away what has ended. */
export async function forgetEndedSessions({ db, clock }: Sessions): Promise<void> {
  const now = clock.now()
  const longest = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle))
  await removeEndedSessions(db, { now, seenSince: later(now, -longest) })
}

const cookieOf = (site: Session['site'], accountId: string | null): string =>
  accountId === null ? GUEST_COOKIE : SESSION_COOKIES[site]
