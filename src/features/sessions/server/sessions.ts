import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { KnownSession } from '#platform/http/authenticate.ts'
import { later } from '#shared/later.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { rememberDevice } from './known-devices.ts'
import { removeKnownDevicesOf } from './queries/known-devices.ts'
import { endOlderProofs } from './queries/older-proofs.ts'
import {
  addSession,
  detachSession,
  type FoundSession,
  findLiveSession,
  findLiveSessions,
  lockSession,
  moveGranted,
  removeEndedSessions,
  removeSession,
  removeSessionsOf,
  updateLastSeen,
} from './queries/sessions.ts'
import { hashOfToken, newToken } from './token.ts'

export type { AccountDependencies } from '#features/accounts/server/door.ts'
export { removeSessionsOn } from './queries/sessions.ts'

const DAY_SECONDS = 24 * 3600

/** In seconds. A session ends when it has been idle for `idle`, or at its absolute age. Its cookie lives as long. */
const LIFETIMES: Readonly<Record<Session['site'], { idle: number; absolute: number }>> = {
  seeker: { idle: 30 * DAY_SECONDS, absolute: 180 * DAY_SECONDS },
  employer: { idle: 14 * DAY_SECONDS, absolute: 90 * DAY_SECONDS },
  console: { idle: 3600, absolute: 12 * 3600 },
}

/** The time of the last use is stored this often: employers see who is active just now. */
const SEEN_EVERY_SECONDS = 60

/**
 * The cookie is renewed once a day, or more often if `idle` is short, so that it lives for `idle` from its last use.
 */
const renewalSeconds = (site: Session['site']): number => Math.min(DAY_SECONDS, LIFETIMES[site].idle / 12)

type Sessions = Pick<AccountDependencies, 'db' | 'clock'>

/** The session that grants another one. */
export interface Granter {
  id: string
  expiresAt: Date
}

/**
 * Signs the viewer's browser in on a site. Its earlier session there ends, so that a token that an attacker knew before
 * has no effect. If the same account signs in again, its granted sessions and codes stay: they move to the new session.
 */
export async function beginSession(
  { db, clock }: Sessions,
  viewer: Viewer,
  {
    accountId,
    site,
    provenBy,
    provenAt,
    granter = null,
  }: {
    accountId: string | null
    site: Session['site']
    provenBy: readonly string[]
    /** Absent: now. */
    provenAt?: Date | undefined
    /** The session that grants the new one. They end together, and the new one does not last longer. */
    granter?: Granter | null
  },
): Promise<string> {
  const { browser } = viewer
  if (!browser) throw new Error('There is no browser to sign in.')
  const before = viewer.session
  const token = newToken()
  const now = clock.now()
  const { idle, absolute } = LIFETIMES[site]
  const end = later(now, absolute)
  const expiresAt = granter !== null && granter.expiresAt < end ? granter.expiresAt : end
  const deviceHash = accountId === null ? null : await rememberDevice({ db, clock }, viewer, accountId)
  const id = await addSession(db, {
    deviceHash,
    tokenHash: hashOfToken(token),
    site,
    accountId,
    grantedBy: granter?.id ?? null,
    provenBy,
    provenAt: provenAt ?? now,
    userAgent: browser.userAgent,
    address: viewer.address,
    country: viewer.country,
    language: viewer.language,
    now,
    expiresAt,
  })
  // Signing in is the first use.
  await updateLastSeen(db, id, now)
  if (before !== undefined) {
    if (before.accountId === accountId) await moveGranted(db, { from: before.id, to: id })
    await removeSession(db, before.id)
  }
  browser.setCookie(cookieOf(site, accountId), token, {
    seconds: Math.min(idle, secondsUntil(expiresAt, now)),
  })
  if (accountId !== null && browser.cookie(GUEST_COOKIE) !== undefined) browser.dropCookie(GUEST_COOKIE)
  return id
}

/** The session of a cookie's token; null if it has ended. `recordUse` records the use when the response is sent. */
export async function findSession({ db, clock }: Sessions, token: string): Promise<KnownSession | null> {
  const now = clock.now()
  const longest = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle))
  const found = await findLiveSession(db, {
    tokenHash: hashOfToken(token),
    now,
    seenSince: later(now, -longest),
  })
  if (found === null || isIdle(found, now)) return null
  const { id, account_id, site, proven_by, proven_at } = found
  return {
    session: { id, accountId: account_id, site, provenBy: proven_by, provenAt: proven_at },
    recordUse: () => recordUse(db, found, now),
  }
}

/** Returns the new lifetime of the cookie in seconds; null if the cookie needs no renewal. */
async function recordUse(db: Sessions['db'], used: FoundSession, now: Date): Promise<number | null> {
  const { id, site, last_seen_at, expires_at } = used
  if (later(last_seen_at, SEEN_EVERY_SECONDS) > now) return null
  const isLive = await updateLastSeen(db, id, now)
  const turnOf = (time: Date) => Math.floor(time.getTime() / 1000 / renewalSeconds(site))
  if (!isLive || turnOf(last_seen_at) === turnOf(now)) return null
  return Math.min(LIFETIMES[site].idle, secondsUntil(expires_at, now))
}

/** Locks a valid session that grants another one until the transaction ends; null if it has ended. */
export async function lockGranter({ db, clock }: Sessions, id: string): Promise<Granter | null> {
  const now = clock.now()
  const locked = await lockSession(db, id, now)
  return locked === null || isIdle(locked, now) ? null : { id, expiresAt: locked.expires_at }
}

/** Returns the given sessions that have ended for any reason. */
export async function listEnded({ db, clock }: Sessions, ids: readonly string[]): Promise<string[]> {
  const now = clock.now()
  const found = await findLiveSessions(db, { ids, now })
  const live = new Set(found.filter((session) => !isIdle(session, now)).map(({ id }) => id))
  return ids.filter((id) => !live.has(id))
}

/** Signs the viewer's browser out of a site, even if its session has ended already. */
export async function endSession(
  { db }: Pick<Sessions, 'db'>,
  viewer: Viewer,
  site: Session['site'],
): Promise<void> {
  if (viewer.session !== undefined) await removeSession(db, viewer.session.id)
  viewer.browser?.dropCookie(SESSION_COOKIES[site])
}

/**
 * Signs an account out everywhere except in the session `except`, forgets its known devices, and ends its older proofs.
 * Call it in a transaction. Returns the number of ended sessions.
 */
export async function endSessionsOf(
  { db }: Pick<Sessions, 'db'>,
  accountId: string,
  except: string | null = null,
): Promise<number> {
  await endOlderProofs(db, accountId, except)
  if (except !== null) await detachSession(db, except)
  await removeKnownDevicesOf(db, accountId, except)
  return removeSessionsOf(db, accountId, except)
}

/** Deletes ended sessions. */
export async function forgetEndedSessions({ db, clock }: Sessions): Promise<void> {
  const now = clock.now()
  const longest = Math.max(...Object.values(LIFETIMES).map(({ idle }) => idle))
  await removeEndedSessions(db, { now, seenSince: later(now, -longest) })
}

const secondsUntil = (end: Date, now: Date): number => Math.ceil((end.getTime() - now.getTime()) / 1000)

const isIdle = ({ site, last_seen_at }: { site: Session['site']; last_seen_at: Date }, now: Date): boolean =>
  later(last_seen_at, LIFETIMES[site].idle) <= now

const cookieOf = (site: Session['site'], accountId: string | null): string =>
  accountId === null ? GUEST_COOKIE : SESSION_COOKIES[site]
