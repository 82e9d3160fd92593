import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { proofOutcome } from '../contract/codes.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) }, trustProxy: true })
const { db } = site.database

let networks = 0
async function post(jar: CookieJar, path: string, body: object, address = `198.51.100.${++networks % 250}`) {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-forwarded-for': address } }
  return (await jar.call(`/api-server/auth/${path}`, init)).body
}
const newEmail = () => `mai.${crypto.randomUUID().slice(0, 8)}@people.test`
const owner = async (email: string) =>
  (
    await db
      .insertInto('accounts')
      .values({ email, first_name: 'Mai', email_verified_at: new Date(time) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

async function ask(jar: CookieJar, email: string, more = {}): Promise<string> {
  expect(await post(jar, 'magic-link/send', { email, ...more })).toMatchObject({ code: 0 })
  return /magic-link\?token=([\w-]{43})/.exec((await lastMessage(site, email)).text)?.[1] ?? ''
}
const confirm = async (jar: CookieJar, token: string, more = {}) =>
  post(jar, 'magic-link/confirm', { token, ...more })
const outcome = async (answer: Promise<{ data?: unknown }>) => proofOutcome.parse((await answer).data)
const look = z.object({ state: z.string(), email: z.string().nullable(), asked: z.unknown() })
const lookAt = async (jar: CookieJar, token: string) =>
  look.parse((await post(jar, 'magic-link/look', { token })).data)
const who = async (jar: CookieJar) =>
  z
    .object({ user: z.object({ id: z.string() }).nullable() })
    .parse((await jar.call('/api-server/auth/session')).body.data).user?.id ?? null

test('a link signs in the browser that requested it, once', async () => {
  const email = newEmail()
  const id = await owner(email)
  const here = cookieJar(site)
  const token = await ask(here, email, { redirect: '/en/jobs/1' })
  expect(await lookAt(here, token)).toMatchObject({ state: 'good', email: expect.stringMatching(/^m•••@/) })
  const entered = await outcome(confirm(here, token))
  expect(entered).toMatchObject({ user: { id }, needs: null, next: expect.stringContaining('jobs%2F1') })
  expect(await who(here)).toBe(id)
  expect((await confirm(here, token)).code).toBe(41019)
  expect(await lookAt(here, token)).toEqual({ state: 'used', email: null, asked: null })
})

test('previewing a link spends nothing', async () => {
  const email = newEmail()
  const id = await owner(email)
  const here = cookieJar(site)
  const token = await ask(here, email)
  for (let times = 0; times < 3; times++) await lookAt(cookieJar(site), token)
  expect((await outcome(confirm(here, token))).user?.id).toBe(id)
})

test('another device shows the browser that requested the link, and signs in only after a confirmation', async () => {
  const email = newEmail()
  const id = await owner(email)
  const desk = cookieJar(site)
  const token = await ask(desk, email)
  const phone = cookieJar(site)
  expect(await lookAt(phone, token)).toEqual({
    state: 'other-browser',
    email: expect.stringMatching(/^m•••@/),
    asked: {
      ...{ browser: 'Firefox', system: 'Linux', country: null },
      asked_at: '2026-11-21T12:00:00.000Z',
    },
  })
  expect(await outcome(confirm(phone, token))).toMatchObject({ user: null, needs: 'confirm-here' })
  expect(await who(phone)).toBeNull()
  expect((await outcome(confirm(phone, token, { confirm_here: 'on' }))).user?.id).toBe(id)
  expect([await who(phone), await who(desk)]).toEqual([id, null])
  expect((await confirm(desk, token)).code).toBe(41019)
})

test('a stranger who requests a link gains nothing from its reader’s click', async () => {
  const email = newEmail()
  await owner(email)
  const attacker = cookieJar(site)
  const token = await ask(attacker, email)
  const victim = cookieJar(site)
  await confirm(victim, token, { confirm_here: true })
  expect(await who(attacker)).toBeNull()
  expect((await confirm(attacker, token, { confirm_here: true })).code).toBe(41019)
})

test('a link signs in once, even with ten simultaneous clicks', async () => {
  const email = newEmail()
  await owner(email)
  const here = cookieJar(site)
  const token = await ask(here, email)
  const held = here.held()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(cookieJar(site, held), token)))
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array<number>(9).fill(41019),
  ])
})

test('a link expires after a quarter of an hour', async () => {
  const email = newEmail()
  await owner(email)
  const here = cookieJar(site)
  const token = await ask(here, email)
  time += 900_000
  expect(await lookAt(here, token)).toMatchObject({ state: 'expired', email: null })
  expect((await confirm(here, token)).code).toBe(41019)
  expect((await confirm(here, 'nothing')).code).toBe(41019)
})

test('a person without an account signs up with the proof of the link', async () => {
  const email = newEmail()
  const here = cookieJar(site)
  const token = await ask(here, email, { redirect: '/en/jobs/3' })
  expect(await outcome(confirm(here, token))).toMatchObject({ needs: 'sign-up', proven: { email } })
  const made = await outcome(post(here, 'otp/sign-up', { first_name: 'Mai', terms_and_condition: '1' }))
  expect(made).toMatchObject({ user: { email, is_email_verify: true }, next: '/en/jobs/3' })
})

test('a request for a link reveals no account, and sends at most one link a minute', async () => {
  const email = newEmail()
  await owner(email)
  const [known, unknown] = [cookieJar(site), cookieJar(site)]
  const other = newEmail()
  const answers = [
    await post(known, 'magic-link/send', { email }),
    await post(unknown, 'magic-link/send', { email: other }),
  ]
  expect(answers.map(({ data }) => ({ ...Object(data), sent_to: '' }))).toEqual(
    Array(2).fill({ sent_to: '', resend_in: 60, expires_in: 900 }),
  )
  for (const [here, to] of [
    [known, email],
    [unknown, other],
  ] as const) {
    expect((await post(here, 'magic-link/send', { email: to })).code).toBe(41039)
  }
})

test('a browser with several marks also waits for each link', async () => {
  const here = cookieJar(site)
  const emails = [newEmail(), newEmail(), newEmail()]
  await Promise.all(emails.map((email) => post(here, 'magic-link/send', { email })))
  for (const email of emails) expect((await post(here, 'magic-link/send', { email })).code).toBe(41039)
})

test('a redirect in a link stays on the site', async () => {
  const email = newEmail()
  const id = await owner(email)
  await db
    .insertInto('seekers')
    .values({ account_id: id, register_flow: 4, profile_completed_at: new Date(time) })
    .execute()
  await db.updateTable('accounts').set({ first_name: 'Mai' }).where('id', '=', id).execute()
  const now = new Date(time)
  await db
    .insertInto('job_preferences')
    .values({ account_id: id, position: 0, created_at: now, updated_at: now })
    .execute()
  const here = cookieJar(site)
  const token = await ask(here, email, { redirect: '//evil.example/x' })
  expect((await outcome(confirm(here, token))).next).toBe('/en/onsite-job')
})

test('an address with added mail headers is refused', async () => {
  const answer = await post(cookieJar(site), 'magic-link/send', { email: 'a@b.test\r\nBcc: c@d.test' })
  expect(answer).toMatchObject({ code: 41012, errors: { email: [expect.any(String)] } })
})

test('the maker of a planted account is signed out when the owner uses a link', async () => {
  const email = newEmail()
  const { id } = await db
    .insertInto('accounts')
    .values({ email, password_hash: '$argon2id$planted' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const planter = cookieJar(site)
  await planter.signIn(id)
  const here = cookieJar(site)
  expect((await outcome(confirm(here, await ask(here, email)))).user?.id).toBe(id)
  expect(await who(planter)).toBeNull()
})
