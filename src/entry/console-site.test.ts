import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { type Contract, isAnsweredAt } from '#shared/contract.ts'
import type { Site } from '#shared/viewer.ts'
import { addCompany } from '../../tests/builders/jobs.ts'
import { addOperator, appWith } from '../../tests/builders/operators.ts'
import { type TestSite, testSite } from '../../tests/site/test-site.ts'

/** The operators' console as a separate site: which calls it serves, to whom, and to whose pages. */

const clock = { now: () => new Date() }
const site = await testSite({ clock })
const secure = await testSite({ env: { CONSOLE_ORIGIN: 'https://console.jobs.test' } })
const { db } = site.database
const consoleSite = { ...site, ...site.console }
const employerSite = { ...site, ...site.employer }

const REPORTS = '/api-server/logs/console/reports'

async function accountOf(kind: 'seeker' | 'recruiter' | 'operator') {
  const email = `${crypto.randomUUID()}@people.test`
  const { id } = await db
    .insertInto('accounts')
    .values({ email, first_name: 'Mai', email_verified_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'recruiter') {
    await db
      .insertInto('recruiters')
      .values({ account_id: id, company_id: await addCompany(db) })
      .execute()
  }
  if (kind === 'operator') await addOperator({ db, clock, secrets: site.secrets }, email)
  return { id, email }
}

async function operatorAt() {
  const { id } = await accountOf('operator')
  const jar = cookieJar(consoleSite)
  await jar.signIn(id, 'console')
  return { id, jar }
}

const addressOf = ({ service, path }: Contract): string =>
  `/api-server/${service}${path.replaceAll(/:\w+/g, crypto.randomUUID())}`

const answerTo = async ({ fetch }: Pick<TestSite, 'fetch'>, contract: Contract) => {
  const body =
    contract.method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const answer = await fetch(addressOf(contract), { method: contract.method, ...body })
  return { status: answer.status, text: await answer.text() }
}

describe('a call', () => {
  const { contracts } = site.dispatcher
  const notAnsweredAt = (where: Site) => contracts.filter((contract) => !isAnsweredAt(contract, where))

  test.each([
    ['seekers', 'seeker', site],
    ['recruiters', 'employer', site.employer],
    ['operators', 'console', site.console],
  ] as const)(
    'that is none of the %s’ site is there what any unknown address is',
    async (_who, name, here) => {
      const unknown = await here.fetch('/api-server/logs/nothing-here')
      const expected = { status: 404, text: await unknown.text() }
      expect(notAnsweredAt(name).length).toBeGreaterThan(15)
      for (const contract of notAnsweredAt(name)) {
        expect([contract.name, await answerTo(here, contract)]).toEqual([contract.name, expected])
      }
    },
  )

  test('of the other sites is unknown at the console, but for what its pages need', async () => {
    const elsewhere = notAnsweredAt('seeker')
    const shared = contracts.filter(
      (contract) => isAnsweredAt(contract, 'console') && !elsewhere.includes(contract),
    )
    expect(shared.map(({ name }) => name).sort()).toEqual(['lookups.getList', 'translations.getContent'])
    expect((await site.console.fetch('/api-server/openapi.json')).status).toBe(404)
    // No other site serves the calls of operators.
    for (const contract of contracts.filter(({ access }) => access === 'operator')) {
      expect([contract.name, contract.sites]).toEqual([contract.name, ['console']])
    }
  })
})

describe('who is let in', () => {
  test('nobody by a session of the other sites, whatever name its cookie has', async () => {
    const [seeker, recruiter, operator] = await Promise.all(
      (['seeker', 'recruiter', 'operator'] as const).map(accountOf),
    )
    const strangers = [cookieJar(consoleSite)]
    for (const [one, name] of [
      [seeker, 'seeker'],
      [recruiter, 'employer'],
      // Also not their own account, of the seekers' site.
      [operator, 'seeker'],
    ] as const) {
      const jar = cookieJar(name === 'employer' ? employerSite : site)
      await jar.signIn(one?.id ?? '', name)
      const token = jar.cookie(`${name}_sid`) ?? ''
      strangers.push(cookieJar(consoleSite, jar.held()), cookieJar(consoleSite, { console_sid: token }))
    }
    for (const jar of strangers) {
      const { status, body } = await jar.call(REPORTS)
      expect([status, [40003, 41050].includes(body.code)]).toEqual([401, true])
    }
  })

  test('an operator, and by that on no other site', async () => {
    const { jar } = await operatorAt()
    expect((await jar.call(REPORTS)).status).toBe(200)
    const token = jar.cookie('console_sid') ?? ''
    for (const elsewhere of [site, employerSite]) {
      for (const held of [jar.held(), { seeker_sid: token, employer_sid: token, guest_sid: token }]) {
        const posing = cookieJar(elsewhere, held)
        const { user } = z
          .object({ user: z.unknown() })
          .parse((await posing.call('/api-server/auth/session')).body.data)
        expect(user).toBeNull()
        expect((await posing.call(REPORTS)).status).toBe(404)
      }
    }
    // The use at the other site has not ended the session.
    expect((await jar.call(REPORTS)).status).toBe(200)
  })
})

describe('what other pages send', () => {
  const post = (headers: Record<string, string>) => ({ method: 'POST', body: '{}', headers })

  test('is refused, also from the seekers’ site, which is only another port of the same host', async () => {
    const { jar } = await operatorAt()
    const path = `/api-server/logs/console/accounts/${crypto.randomUUID()}/suspend`
    for (const headers of [
      { origin: site.origin, 'sec-fetch-site': 'same-site' },
      { origin: site.employer.origin, 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      // Browsers that send only the origin of a request.
      { origin: site.origin },
      { origin: 'null' },
    ]) {
      const { status, body } = await jar.call(path, post(headers))
      expect([headers.origin, status, body.code]).toEqual([headers.origin, 403, 40005])
    }
    const own = await jar.call(path, post({ origin: site.console.origin, 'sec-fetch-site': 'same-origin' }))
    expect(own.status).not.toBe(403)
    expect((await jar.call(REPORTS)).status).toBe(200)
  })

  test('is no answer that they may read', async () => {
    const { jar } = await operatorAt()
    const { headers } = await jar.fetch(REPORTS, { headers: { origin: site.origin } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })
})

describe('the name that is asked for', () => {
  /** `fetch` always sends the real one. */
  const under = (origin: string, host: string, path = '/api-server/auth/console') =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      request(new URL(path, origin), { headers: { host, 'x-forwarded-host': 'localhost' } }, async (answer) =>
        resolve({ status: answer.statusCode, body: await text(answer) }),
      )
        .on('error', reject)
        .end()
    })

  test('makes no other site the console', async () => {
    const { host } = new URL(site.console.origin)
    expect((await under(site.origin, host, REPORTS)).status).toBe(404)
    expect((await under(site.employer.origin, host, REPORTS)).status).toBe(404)
    const { host: seekers } = new URL(site.origin)
    expect((await under(site.console.origin, seekers, '/api-server/auth/session')).status).toBe(404)
  })

  test('is the console’s own or an address, and no name that somebody points at this machine', async () => {
    for (const host of ['evil.test', `evil.test:${new URL(site.console.origin).port}`, 'localhost.evil.test'])
      expect([host, (await under(site.console.origin, host)).status]).toEqual([host, 404])
    for (const host of [new URL(site.console.origin).host, 'localhost:3002', '[::1]:3002'])
      expect([host, (await under(site.console.origin, host)).status]).toEqual([host, 200])
    expect((await under(site.console.origin, 'probe.internal', '/health/live')).status).toBe(200)
  })
})

test('behind TLS its cookie is sent over nothing else, and planted by no neighbour', async () => {
  const password = 'seven green teapots sing'
  const email = 'olivia@people.test'
  await secure.database.db
    .insertInto('accounts')
    .values({ email, email_verified_at: new Date(), password_hash: await hashPassword(password) })
    .execute()
  const app = appWith(await addOperator({ db: secure.database.db, clock, secrets: secure.secrets }, email))
  const jar = cookieJar({ ...secure, ...secure.console })
  const send = (path: string, body: object) =>
    jar.fetch(`/api-server/auth/console/${path}`, { method: 'POST', body: JSON.stringify(body) })
  await send('sign-in', { email, password })
  const entered = await send('second-step', { factor: 'app', code: app.generate() })
  const [cookie = ''] = entered.headers.getSetCookie().filter((line) => line.includes('console_sid'))
  expect(cookie).toMatch(/^__Host-console_sid=[^;]+; Path=\/;/)
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect((await jar.call(REPORTS)).status).toBe(200)
  const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
  const planted = cookieJar({ ...secure, ...secure.console }, { console_sid: token })
  expect((await planted.call(REPORTS)).status).toBe(401)
})
