import type { FastifyInstance } from 'fastify'
import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { type AnsweredBrowser, createBrowser } from './browser.ts'

export interface Recognition {
  /** Which of the sites this process answers for here. */
  site: 'seeker' | 'employer'
  /** The session that a cookie stands for; null where it has ended. */
  findSession: (token: string) => Promise<Session | null>
  /** Whether visitors come over TLS. */
  isSecure: () => boolean
}

/** What is known of who sends a request. */
export interface Recognised extends Pick<Viewer, 'role' | 'site' | 'session' | 'operator' | 'isExpired'> {
  browser: AnsweredBrowser
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Absent where nobody asks: for files, and in servers without sessions. */
    recognised?: Recognised | undefined
  }
}

/** Files are the same for everybody. */
const FILES = /^\/(?:assets|files|icons|health)\//

/**
 * Recognises by its cookies who sends a request, before anything else asks, and leaves in their browser what the answer
 * wants left there.
 */
export function mountRecognition(app: FastifyInstance, { site, findSession, isSecure }: Recognition): void {
  app.decorateRequest('recognised', undefined)

  app.addHook('onRequest', async (request) => {
    if (FILES.test(request.url)) return
    request.recognised = await recognise(createBrowser(request.headers, isSecure()))
  })

  app.addHook('onSend', async (request, reply) => {
    for (const cookie of request.recognised?.browser.setCookies ?? []) reply.header('set-cookie', cookie)
  })

  async function recognise(browser: AnsweredBrowser): Promise<Recognised> {
    const own = await sessionIn(browser, SESSION_COOKIES[site], site)
    const operator = await sessionIn(browser, SESSION_COOKIES.operator, 'operator')
    const guest = own === null && site === 'seeker' ? await sessionIn(browser, GUEST_COOKIE, site) : null
    const session = isAccount(own) ? own : isGuest(guest) ? guest : null
    return {
      role: roleOf(session),
      site,
      ...(session !== null && { session }),
      ...(isAccount(operator) && { operator }),
      ...(own === null && browser.cookie(SESSION_COOKIES[site]) !== undefined && { isExpired: true }),
      browser,
    }
  }

  async function sessionIn(
    browser: AnsweredBrowser,
    cookie: string,
    where: Session['site'],
  ): Promise<Session | null> {
    const token = browser.cookie(cookie)
    const session = token === undefined ? null : await findSession(token)
    return session?.site === where ? session : null
  }
}

const isAccount = (session: Session | null): session is Session =>
  session !== null && session.accountId !== null
const isGuest = (session: Session | null): session is Session =>
  session !== null && session.accountId === null

function roleOf(session: Session | null): Viewer['role'] {
  if (session === null) return 'visitor'
  if (session.accountId === null) return 'guest'
  return session.site === 'employer' ? 'recruiter' : 'seeker'
}
