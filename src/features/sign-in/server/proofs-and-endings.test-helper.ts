import { z } from 'zod'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
  sendResetEmails,
} from '#features/accounts/server/accounts.test-helper.ts'
import { addCompany } from '../../../../tests/builders/jobs.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'

/** Prepares people and browsers for `proofs-and-endings.test.ts`. */
export async function stageFor(site: TestSite) {
  const { db } = site.database
  const company = await addCompany(db)
  const employerSite = { ...site, ...site.employer }
  let people = 0

  async function account(values: Record<string, unknown>): Promise<string> {
    const { id } = await db
      .insertInto('accounts')
      .values({ first_name: 'Mai', last_name: 'Tran', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('recruiters').values({ account_id: id, company_id: company }).execute()
    return id
  }

  const newNumber = () => `+63917${4_000_000 + 1013 * ++people}`
  const newEmail = () => `${crypto.randomUUID()}@people.test`

  /** Mai is signed in on two devices: a phone that grants other sessions, and a device on which she ends sessions. */
  async function person() {
    const now = site.clock.now()
    const [email, phone] = [newEmail(), newNumber()]
    const values = { email, phone, email_verified_at: now, phone_verified_at: now, asks_email_code: true }
    const id = await account(values)
    const [mobile, home] = [cookieJar(site), cookieJar(site)]
    await mobile.signIn(id)
    await home.signIn(id)
    const row = () =>
      db.selectFrom('accounts').select(['email', 'phone']).where('id', '=', id).executeTakeFirstOrThrow()
    return { id, email, phone, mobile, home, row }
  }

  /** Another person, signed in on the employer site. */
  async function stranger(): Promise<CookieJar> {
    const jar = cookieJar(employerSite)
    await jar.signIn(await account({ email: newEmail() }), 'employer')
    return jar
  }

  /** Sends a code to an address for this browser. */
  async function codeFor(jar: CookieJar, to: string): Promise<object> {
    const at = to.includes('@')
      ? { channel: 'email', email: to }
      : { channel: 'phone', phone_num: to.slice(3), country_code: 'PH' }
    await must(call(jar, 'auth/otp/send', at))
    return { ...at, otp: (await lastMessage(site, to)).code }
  }

  async function resetCodeFor(jar: CookieJar, email: string): Promise<{ email: string; otp: string }> {
    await must(call(jar, 'auth/reset-password/otp', { email }))
    await sendResetEmails(site)
    return { email, otp: (await lastMessage(site, email)).code }
  }

  /** A browser whose QR code was scanned and confirmed. */
  async function screenAllowedBy(jar: CookieJar): Promise<CookieJar> {
    const screen = cookieJar(site)
    const { code } = z.object({ code: z.string() }).parse(await must(call(screen, 'auth/qr/start')))
    for (const verb of ['scan', 'confirm']) await must(call(jar, `auth/qr/${code}/${verb}`))
    return screen
  }

  /** The request of the destination site. */
  const questionOf = async (jar: CookieJar) => tokensIn(await must(call(jar, 'auth/hand-off/ask')))

  /** Hands off from the seekers' site to the employers'; returns the parameters. */
  async function handOver(from: CookieJar, to: CookieJar): Promise<object> {
    const { ask } = await questionOf(to)
    return tokensIn(await must(call(from, 'auth/hand-off/grant', { ask, is_app_prompt_closed: false })))
  }

  const newBrowser = () => cookieJar(site)
  const employerBrowser = () => cookieJar(employerSite)
  return {
    ...{ account, person, stranger, codeFor, resetCodeFor, screenAllowedBy, handOver, questionOf },
    ...{ newBrowser, employerBrowser, newEmail, newNumber },
  }
}

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof stageFor>>['person']>>

interface Answer {
  code: number
  data?: unknown
}

/** Calls from a new network, so that rate limits do not matter here. */
export async function call(
  jar: CookieJar,
  path: string,
  body: object = {},
  method = 'POST',
): Promise<Answer> {
  const init = { method, headers: newNetwork(), ...(method !== 'GET' && { body: JSON.stringify(body) }) }
  return (await jar.call(`/api-server/${path}`, init)).body
}

/** The data of a successful call. */
export async function must(answer: Promise<Answer>): Promise<unknown> {
  const { code, data } = await answer
  if (code !== 0) throw new Error(`Answered ${code}.`)
  return data
}

export const isDone = async (answer: Promise<Answer>): Promise<boolean> => (await answer).code === 0

export async function isSignedIn(jar: CookieJar): Promise<boolean> {
  const data = await must(call(jar, 'auth/session', {}, 'GET'))
  return z.object({ user: z.unknown() }).parse(data).user !== null
}

const tokensIn = (data: unknown): Record<string, string> =>
  Object.fromEntries(new URL(z.object({ url: z.string() }).parse(data).url).searchParams)
