import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/account-dependencies.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import type { TestSite } from '../../../../../tests/site/test-site.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import type { Proof } from '../expired-proof.ts'
import { signIn } from '../sign-in.ts'

/** Steps that tests of second factors, passkeys and QR codes share. */
export function factorsOf(site: TestSite) {
  const { db } = site.database
  const origin = async () => new URL((await site.fetch('/health/live')).url).origin

  /** A signed-in person with a proven address. */
  async function person() {
    const email = `${crypto.randomUUID()}@people.test`
    const { id } = await db
      .insertInto('accounts')
      .values({ email, email_verified_at: site.clock.now(), first_name: 'Mai' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const browser = cookieJar(site)
    await browser.signIn(id)
    return { id, email, browser }
  }

  /** Passes a first factor in this browser. */
  const passFirst = (browser: CookieJar, accountId: string, proof: Proof = 'password', redirect?: string) =>
    browser.act(async (viewer): Promise<SignedIn> => {
      const seeker = await origin()
      const deps: AccountDependencies = {
        ...{ db, clock: site.clock, secrets: site.secrets },
        origins: { seeker: () => seeker, employer: () => seeker, console: () => seeker },
        channels: { email: true, phone: true },
        guestMoves: [],
      }
      return signIn(deps, viewer, {
        accountId,
        site: 'seeker',
        proof,
        proofNumber: Number.MAX_SAFE_INTEGER,
        redirect,
      })
    })

  /** Sets up an authenticator app; returns its data and the recovery codes. */
  async function addApp(browser: CookieJar) {
    const { secret } = await done(browser, 'authenticator/start', z.object({ secret: z.string() }))
    const app = appFor(secret)
    const answer = z.object({ recovery_codes: z.array(z.string()).nullable() })
    const { recovery_codes } = await done(browser, 'authenticator/confirm', answer, { code: app.now() })
    return { app, recoveryCodes: recovery_codes ?? [] }
  }

  const appFor = (secret: string) => {
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
    const at = (milliseconds: number) =>
      totp.generate({ timestamp: site.clock.now().getTime() + milliseconds })
    return { now: () => at(0), later: (seconds: number) => at(seconds * 1000) }
  }

  const isSignedIn = async (browser: CookieJar) => {
    const { body } = await browser.call('/api-server/auth/session')
    return z.object({ user: z.unknown() }).parse(body.data).user !== null
  }

  return { origin, person, passFirst, addApp, appFor, isSignedIn }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Calls, and returns the response with its code. */
export async function responseCode(
  browser: CookieJar,
  path: string,
  request: Readonly<Record<string, unknown>> = {},
  method: Method = 'POST',
): Promise<number> {
  return (await send(browser, path, request, method)).code
}

/** Calls, and requires success. */
export async function done<Data>(
  browser: CookieJar,
  path: string,
  data: z.ZodType<Data>,
  request: Readonly<Record<string, unknown>> = {},
  method: Method = 'POST',
): Promise<Data> {
  const body = await send(browser, path, request, method)
  expect(body).toMatchObject({ code: 0 })
  return data.parse(body.data)
}

async function send(
  browser: CookieJar,
  path: string,
  request: Readonly<Record<string, unknown>>,
  method: Method,
) {
  const init = method === 'GET' ? {} : { method, body: JSON.stringify(request) }
  return (await browser.call(`/api-server/auth/${path}`, init)).body
}
