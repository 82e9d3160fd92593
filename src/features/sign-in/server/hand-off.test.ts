import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { addCompany } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database
const employerSite = { ...site, ...site.employer }
const company = await addCompany(db)

/** One browser with separate cookies for both sites. */
interface Both {
  seeker: CookieJar
  employer: CookieJar
}
const browserOnBoth = (): Both => ({ seeker: cookieJar(site), employer: cookieJar(employerSite) })

async function person({ hires }: { hires: boolean }): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${crypto.randomUUID()}@people.test`, first_name: 'Mai', last_name: 'Tran' })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hires) await db.insertInto('recruiters').values({ account_id: id, company_id: company }).execute()
  return id
}

const post = (jar: CookieJar, path: string, body: object) =>
  jar.call(`/api-server/auth/hand-off/${path}`, { method: 'POST', body: JSON.stringify(body) })

const address = z.object({ url: z.string() })
const tokensIn = (data: unknown) => Object.fromEntries(new URL(address.parse(data).url).searchParams)

/** Requests and grants a hand-off as the pages do. Returns the parameters with which the browser comes back. */
async function handOver(from: CookieJar, to: CookieJar, redirect?: string): Promise<Record<string, string>> {
  const asked = await post(to, 'ask', redirect === undefined ? {} : { redirect })
  const granted = await post(from, 'grant', {
    ask: tokensIn(asked.body.data).ask,
    is_app_prompt_closed: true,
  })
  return tokensIn(granted.body.data)
}

const outcome = z.object({
  user: z.object({ id: z.string() }).nullable(),
  next: z.string().nullable(),
  other_person: z.object({ here: z.string(), arriving: z.string() }).nullable(),
  is_app_prompt_closed: z.boolean(),
})
const redeem = async (jar: CookieJar, tokens: Record<string, string>) =>
  outcome.parse((await post(jar, 'redeem', tokens)).body.data)

const who = async (jar: CookieJar) =>
  z
    .object({ user: z.object({ id: z.string() }).nullable() })
    .parse((await jar.call('/api-server/auth/session')).body.data).user?.id ?? null

test('a recruiter goes to the employer site and back without signing in again', async () => {
  const id = await person({ hires: true })
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(id)
  const there = await redeem(employer, await handOver(seeker, employer))
  expect(there).toMatchObject({ user: { id }, next: '/en', is_app_prompt_closed: true })
  expect(await who(employer)).toBe(id)
  const fresh = cookieJar(site)
  expect((await redeem(fresh, await handOver(employer, fresh, '/en/onsite-job?query=cook'))).user).toEqual({
    id,
  })
  expect(await who(fresh)).toBe(id)
})

test('no address contains a session', async () => {
  const id = await person({ hires: true })
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(id)
  const tokens = await handOver(seeker, employer)
  const token = seeker.cookie('seeker_sid') ?? ''
  expect(token).not.toBe('')
  expect(JSON.stringify(tokens)).not.toContain(token)
  const rows = await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()
  for (const row of rows) expect(JSON.stringify(tokens)).not.toContain(row.id)
})

test('a code works once, even for simultaneous requests, and for a minute', async () => {
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(await person({ hires: true }))
  const tokens = await handOver(seeker, employer)
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(employer, 'redeem', tokens)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([0, 41022]))
  const late = await handOver(seeker, cookieJar(employerSite))
  time += 61_000
  expect((await post(employer, 'redeem', late)).body.code).toBe(41022)
  time += 3_600_000
})

test('a code is refused in another browser, for another request, and on the site that made it', async () => {
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(await person({ hires: true }))
  const victim = cookieJar(employerSite)
  // A link that a stranger has prepared with their own account.
  expect((await post(victim, 'redeem', await handOver(seeker, employer))).body.code).toBe(41022)
  const { ask: own } = tokensIn((await post(victim, 'ask', {})).body.data)
  const { code } = await handOver(seeker, employer)
  expect((await post(victim, 'redeem', { ask: own, code })).body.code).toBe(41022)
  expect(await who(victim)).toBeNull()
  const back = cookieJar(site)
  const { ask } = tokensIn((await post(back, 'ask', {})).body.data)
  const { code: forEmployers } = await handOver(seeker, employer)
  expect((await post(back, 'redeem', { ask, code: forEmployers })).body.code).toBe(41022)
  expect((await post(seeker, 'grant', { ask })).body.code).toBe(41022)
})

test('a visitor without a session signs in on the sign-in page, and reaches the requested page', async () => {
  const { seeker, employer } = browserOnBoth()
  const tokens = await handOver(seeker, employer, '/en/a?b=c')
  expect(tokens.code).toBeUndefined()
  expect((await redeem(employer, tokens)).next).toBe('/en/get-started?redirect=%2Fen%2Fa%3Fb%3Dc')
})

test('an account without a company cannot enter the employer site', async () => {
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(await person({ hires: false }))
  const refused = await post(employer, 'redeem', await handOver(seeker, employer))
  expect([refused.status, refused.body.code]).toEqual([403, 40005])
  expect(await who(employer)).toBeNull()
})

test('an account that was suspended during the hand-off is refused', async () => {
  const id = await person({ hires: true })
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(id)
  const tokens = await handOver(seeker, employer)
  await db
    .updateTable('accounts')
    .set({ suspended_at: new Date(time) })
    .where('id', '=', id)
    .execute()
  expect((await post(employer, 'redeem', tokens)).body.code).toBe(41044)
})

test('a person who is signed in to another account is asked first', async () => {
  const [here, arriving] = [await person({ hires: true }), await person({ hires: true })]
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(arriving)
  await employer.signIn(here, 'employer')
  const first = await redeem(employer, await handOver(seeker, employer))
  expect(first).toMatchObject({ user: null, next: null, other_person: { here: 'Mai Tran' } })
  expect(await who(employer)).toBe(here)
  await post(employer, 'change-person', { goes_on_as: 'here' })
  expect(await who(employer)).toBe(here)
  expect((await post(employer, 'change-person', { goes_on_as: 'arriving' })).body.code).toBe(41022)
  await redeem(employer, await handOver(seeker, employer))
  await post(employer, 'change-person', { goes_on_as: 'arriving' })
  expect(await who(employer)).toBe(arriving)
})

test('a proof keeps its age across a hand-off', async () => {
  const id = await person({ hires: true })
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(id)
  const provenAt = new Date(time)
  time += 86_400_000
  await redeem(employer, await handOver(seeker, employer))
  const session = await db
    .selectFrom('sessions')
    .select(['proven_at', 'proven_by'])
    .where('account_id', '=', id)
    .where('site', '=', 'employer')
    .executeTakeFirstOrThrow()
  expect(session).toEqual({ proven_at: provenAt, proven_by: ['password', 'hand-off'] })
})

test('no link can redirect to a foreign site', async () => {
  const id = await person({ hires: true })
  const { seeker, employer } = browserOnBoth()
  await seeker.signIn(id)
  await employer.signIn(id, 'employer')
  const home = [site.origin, site.employer.origin]
  const [host] = home.map((origin) => new URL(origin).host)
  const payload = fc.oneof(
    fc.constantFrom(...PAYLOADS, `${site.employer.origin}@evil.test/`, `${site.employer.origin}.evil.test/`),
    fc
      .tuple(
        fc.constantFrom(...PREFIXES),
        fc.constantFrom('evil.test', `${host}@evil.test`),
        fc.string({ maxLength: 8 }),
      )
      .map((parts) => parts.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ maxLength: 40, unit: 'binary' }),
  )
  const leadsHome = async (redirect: string) => {
    const { next } = await redeem(employer, await handOver(seeker, employer, redirect.toWellFormed()))
    const { origin } = new URL(next ?? '/', site.employer.origin)
    expect(home, `${redirect} led to ${next}`).toContain(origin)
  }
  // After the first response, the browser has the mark to which requests are bound.
  await handOver(seeker, employer)
  const together = fc.array(payload, { minLength: 10, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(together, async (redirects) => {
      time += 60_000
      await Promise.all(redirects.map(leadsHome))
    }),
    { numRuns: 50 },
  )
}, 120_000)

const PAYLOADS = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https:/evil.test',
  'http://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  '/%09/evil.test',
  '/%2f/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '///evil.test',
  '////evil.test',
  'https://evil.test\\@site',
  '/en/../..//evil.test',
  '\u2028//evil.test',
  '／／evil.test',
  '/\u0000/evil.test',
]

const PREFIXES = [
  '//',
  '/\\',
  '\\/',
  'https://',
  'http:',
  'https:/',
  '/./',
  '/../',
  '\t//',
  '/\r/',
  'ftp://',
  '@',
  '/;//',
]
