import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import { beginSession, findSession } from '#features/sessions/server/sessions.ts'
import { resetEmailTask } from '#features/sign-in/server/request-reset.ts'
import { createBrowser } from '#platform/http/browser.ts'
import type { Session, Viewer } from '#shared/viewer.ts'
import { envelope, type TestSite } from '../../../../tests/site/test-site.ts'

/** A test browser: it stores cookies and sends requests as our own pages do. */
export interface CookieJar {
  call: TestSite['call']
  fetch: TestSite['fetch']
  /** The value of a cookie; undefined if there is none. */
  cookie(name: string): string | undefined
  /** All cookies: for a second tab, or for a thief's browser. */
  held(): Record<string, string>
  /** Begins a session, as after a sign-in by password. */
  signIn(accountId: string, as?: Session['site']): Promise<void>
  /** Runs server code with this browser as the viewer. */
  act<Result>(work: (viewer: Viewer) => Promise<Result>, site?: Session['site']): Promise<Result>
}

export function cookieJar(site: TestSite, held: Readonly<Record<string, string>> = {}): CookieJar {
  const cookies = new Map(Object.entries(held))
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = (init: RequestInit = {}): RequestInit => {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', header())
    if (!headers.has('user-agent')) headers.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0')
    // To pack and unpack on one machine is a tenth of a test.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
    if (typeof init.body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    return { ...init, headers }
  }
  const fetchHere: TestSite['fetch'] = async (path, init) => {
    const response = await site.fetch(path, sent(init))
    keep(response.headers.getSetCookie())
    return response
  }
  const act: CookieJar['act'] = async (work, as = 'seeker') => {
    const browser = createBrowser({ cookie: header(), 'user-agent': 'Firefox' }, false)
    const token = cookies.get(SESSION_COOKIES[as]) ?? cookies.get(GUEST_COOKIE)
    const found =
      token === undefined ? null : await findSession({ db: site.database.db, clock: site.clock }, token)
    const viewer: Viewer = {
      ...{ role: 'visitor', language: 'en', country: 'PH', address: '192.0.2.7', browser },
      ...(found !== null && { session: found.session }),
    }
    const result = await work(viewer)
    keep(browser.setCookies)
    return result
  }
  return {
    fetch: fetchHere,
    call: async (path, init) => {
      const response = await fetchHere(path, init)
      return { status: response.status, body: envelope.parse(await response.json()) }
    },
    cookie: (name) => cookies.get(name),
    held: () => Object.fromEntries(cookies),
    act,
    signIn: async (accountId, as = 'seeker') => {
      const session = { accountId, site: as, provenBy: ['password'] }
      await act((viewer) => beginSession({ db: site.database.db, clock: site.clock }, viewer, session), as)
    },
  }
}

/** The newest mail or SMS to a recipient; its first six digits are its code. */
export async function lastMessage(
  site: TestSite,
  to: string,
): Promise<{ kind: string; text: string; code: string }> {
  const found = await site.database.db
    .selectFrom('outbound_messages')
    .select(['kind', 'text'])
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { ...found, code: /\b\d{6}\b/.exec(found.text)?.[0] ?? '' }
}

/** Runs the waiting tasks that send password codes, as a worker would. */
export async function sendResetEmails(site: TestSite): Promise<void> {
  const { db } = site.database
  const task = resetEmailTask({ db, clock: site.clock, secrets: site.secrets })
  const tasks = await db
    .deleteFrom('background_jobs')
    .where('task', '=', task.name)
    .returning('payload')
    .execute()
  for (const { payload } of tasks) await task.run(payload, new AbortController().signal)
}

/** Waits until this many statements wait for a lock. */
export async function somebodyWaits(site: TestSite, count = 1): Promise<void> {
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      site.database.db,
    )
    if (rows.length >= count) return
  }
  throw new Error('Nobody has come so far as to wait.')
}

/** A network address that no other test uses. */
export const newNetwork = (): Record<string, string> => ({
  'x-forwarded-for': `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`,
})
