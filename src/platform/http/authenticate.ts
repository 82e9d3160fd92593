import type { FastifyInstance, FastifyReply } from 'fastify'
import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import type { Session, Site, Viewer } from '#shared/viewer.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { type AnsweredBrowser, createBrowser } from './browser.ts'

export interface AuthenticationOptions {
  /** The site that this server answers for. */
  site: Site
  /** The session of a cookie's token; null if it has ended. */
  findSession: (token: string) => Promise<KnownSession | null>
  /** Whether visitors come over TLS. */
  isSecure: () => boolean
}

export interface KnownSession {
  session: Session
  /**
   * Records the use of the session. Returns for how many seconds the browser is to keep its cookie from now on; null:
   * unchanged.
   */
  recordUse: () => Promise<number | null>
}

/** What is known about the sender of a request. */
export interface RequestAuthentication
  extends Pick<Viewer, 'role' | 'site' | 'session' | 'isExpired' | 'isUnknown'> {
  browser: AnsweredBrowser
  /** The cookies of the sessions that were found. */
  used: readonly UsedCookie[]
}

interface UsedCookie extends KnownSession {
  name: string
  token: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent for files, and in servers without sessions. */
    authentication?: RequestAuthentication | undefined
  }
}

/** Files are the same for every visitor. */
const FILES = /^\/(?:assets|files|icons|health)\//

/**
 * Finds the sessions of a request by its cookies before any other hook needs them, and sets the cookies of the
 * response.
 */
export function mountAuthentication(
  app: FastifyInstance,
  { site, findSession, isSecure }: AuthenticationOptions,
): void {
  app.decorateRequest('authentication', undefined)

  app.addHook('onRequest', async (request) => {
    if (FILES.test(request.url)) return
    request.authentication = await authenticate(createBrowser(request.headers, isSecure()))
  })

  app.addHook('onSend', async ({ authentication }, reply) => {
    // A response that is shared with others sets no cookie.
    if (authentication === undefined || isForOthersToo(reply)) return
    await renewCookies(authentication)
    for (const cookie of authentication.browser.setCookies) reply.header('set-cookie', cookie)
  })

  /** A session that cannot be looked up has not ended: its cookie stays, and nobody is asked to sign in again. */
  async function authenticate(browser: AnsweredBrowser): Promise<RequestAuthentication> {
    try {
      return await findSessions(browser)
    } catch (error) {
      if (isDatabaseUnavailable(error)) return { role: 'visitor', site, isUnknown: true, browser, used: [] }
      throw error
    }
  }

  async function findSessions(browser: AnsweredBrowser): Promise<RequestAuthentication> {
    const own = await usedIn(browser, SESSION_COOKIES[site], site)
    const guest = own === null && site === 'seeker' ? await usedIn(browser, GUEST_COOKIE, site) : null
    const found = isAccount(own) ? own : isGuest(guest) ? guest : null
    return {
      role: roleOf(found?.session ?? null),
      site,
      ...(found !== null && { session: found.session }),
      ...(own === null && browser.cookie(SESSION_COOKIES[site]) !== undefined && { isExpired: true }),
      browser,
      used: found === null ? [] : [found],
    }
  }

  async function usedIn(
    browser: AnsweredBrowser,
    name: string,
    where: Session['site'],
  ): Promise<UsedCookie | null> {
    const token = browser.cookie(name)
    const known = token === undefined ? null : await findSession(token)
    return token !== undefined && known?.session.site === where ? { ...known, name, token } : null
  }
}

/** Renews cookies, unless the response has replaced or removed them. */
async function renewCookies({ browser, used }: RequestAuthentication): Promise<void> {
  for (const { name, token, recordUse } of used) {
    if (browser.cookie(name) !== token) continue
    // A failure here fails no response: the next request renews the cookie.
    const seconds = await recordUse().catch(() => null)
    if (seconds !== null) browser.setCookie(name, token, { seconds })
  }
}

const isForOthersToo = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').startsWith('public')

const isAccount = (used: UsedCookie | null): used is UsedCookie =>
  used !== null && used.session.accountId !== null
const isGuest = (used: UsedCookie | null): used is UsedCookie =>
  used !== null && used.session.accountId === null

function roleOf(session: Session | null): Viewer['role'] {
  if (session === null) return 'visitor'
  if (session.accountId === null) return 'guest'
  return ROLES[session.site]
}

const ROLES = { seeker: 'seeker', employer: 'recruiter', console: 'operator' } as const
