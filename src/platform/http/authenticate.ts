import type { FastifyInstance, FastifyReply } from 'fastify'
import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { type AnsweredBrowser, createBrowser } from './browser.ts'

export interface AuthenticationOptions {
  /** Which of the sites this process answers for here. */
  site: 'seeker' | 'employer'
  /** The session that a cookie stands for; null where it has ended. */
  findSession: (token: string) => Promise<KnownSession | null>
  /** Whether visitors come over TLS. */
  isSecure: () => boolean
}

export interface KnownSession {
  session: Session
  /**
   * Notes that it is used, for which its answer is to come. Answers for how many seconds the browser is to keep its cookie
   * from now on; null: as it does.
   */
  noteUse: () => Promise<number | null>
}

/** What is known of who sends a request. */
export interface RequestAuthentication
  extends Pick<Viewer, 'role' | 'site' | 'session' | 'operator' | 'isExpired' | 'isUnknown'> {
  browser: AnsweredBrowser
  /** The cookies by which sessions were found. */
  used: readonly UsedCookie[]
}

interface UsedCookie extends KnownSession {
  name: string
  token: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where nobody asks: for files, and in servers without sessions. */
    authentication?: RequestAuthentication | undefined
  }
}

/** Files are the same for everybody. */
const FILES = /^\/(?:assets|files|icons|health)\//

/**
 * Recognises by its cookies who sends a request, before anything else asks, and leaves in their browser what the answer
 * wants left there.
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
    // What others get too holds nobody's cookie.
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
    const operator = await usedIn(browser, SESSION_COOKIES.operator, 'operator')
    const guest = own === null && site === 'seeker' ? await usedIn(browser, GUEST_COOKIE, site) : null
    const found = isAccount(own) ? own : isGuest(guest) ? guest : null
    return {
      role: roleOf(found?.session ?? null),
      site,
      ...(found !== null && { session: found.session }),
      ...(isAccount(operator) && { operator: operator.session }),
      ...(own === null && browser.cookie(SESSION_COOKIES[site]) !== undefined && { isExpired: true }),
      browser,
      used: [found, isAccount(operator) ? operator : null].filter((used) => used !== null),
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

/** Unless the answer has put another in its place, or taken it away. */
async function renewCookies({ browser, used }: RequestAuthentication): Promise<void> {
  for (const { name, token, noteUse } of used) {
    if (browser.cookie(name) !== token) continue
    // No answer fails for it: the next request does it.
    const seconds = await noteUse().catch(() => null)
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
  return session.site === 'employer' ? 'recruiter' : 'seeker'
}
