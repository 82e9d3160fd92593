import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import {
  newBrowser,
  type Provider,
  pressButton,
  providerSite,
} from '../../../../../tests/providers/provider-site.ts'

let time = Date.now()
const stage = await providerSite({ now: () => new Date(time) })
const { site, google, apple, facebook, goThrough } = stage
const { db } = site.database

// These tests send more people from one network than a minute normally has.
beforeEach(() => {
  time += 60_000
})

const PROFILE = '/en/jobseeker-complete-profile'
const mail = () => `${crypto.randomUUID()}@people.test`
const browserOf = () => newBrowser(site)

const session = z.object({ user: z.object({ id: z.string(), email: z.string().nullable() }).nullable() })
const who = async (browser: CookieJar) =>
  session.parse((await browser.call('/api-server/auth/session')).body.data).user
const waiting = async (browser: CookieJar) =>
  (await browser.call('/api-server/auth/providers/waiting')).body.data
const post = (browser: CookieJar, path: string, body: unknown) =>
  browser.call(`/api-server/auth/${path}`, { method: 'POST', body: JSON.stringify(body) })
const accountOf = (email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

async function member(email: string) {
  const { id } = await db
    .insertInto('accounts')
    .values({ email, email_verified_at: new Date(time), first_name: 'Mai' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Signs in by a provider with this address, as a new person. */
async function signInByProvider(
  provider: Provider,
  browser: CookieJar,
  email: string,
  fields = {},
  subject = email,
) {
  if (provider === 'facebook') facebook.setUser({ id: subject, email, first_name: 'Lan', last_name: 'Tran' })
  else
    stage[provider].setUser(subject, { email, email_verified: true, given_name: 'Lan', family_name: 'Tran' })
  return goThrough(browser, provider, fields)
}

test('a visitor sees the configured providers', async () => {
  const { body } = await site.call('/api-server/auth/providers')
  expect(body.data).toEqual({
    providers: [
      { provider: 'google', name: 'Google' },
      { provider: 'apple', name: 'Apple' },
      { provider: 'facebook', name: 'Facebook' },
    ],
  })
})

test('a new person signs in by Google with name and proven email, and is recognised the next time', async () => {
  const [browser, other, email] = [browserOf(), browserOf(), mail()]
  const redirect = '/en/job/7?from=list'
  expect(await signInByProvider('google', browser, email, { redirect, utm_source: 'newsletter' })).toBe(
    redirect,
  )
  const account = await accountOf(email)
  expect(account).toMatchObject({ first_name: 'Lan', last_name: 'Tran', source: 'google' })
  expect(account).toMatchObject({ campaign: { utm_source: 'newsletter' }, password_hash: null })
  expect(account.email_verified_at).not.toBeNull()
  expect(account.terms_agreed_at).not.toBeNull()
  expect(await who(browser)).toMatchObject({ id: account.id })
  expect(await signInByProvider('google', other, email)).toBe(PROFILE)
  expect(await who(other)).toMatchObject({ id: account.id })
})

test('an address that changes at the provider changes nothing here', async () => {
  const [browser, email, other] = [browserOf(), mail(), mail()]
  await signInByProvider('google', browser, email, {}, 'subject-that-stays')
  const { id } = await accountOf(email)
  const stranger = await member(other)
  const again = browserOf()
  await signInByProvider('google', again, other, {}, 'subject-that-stays')
  expect(await who(again)).toEqual({ id, email })
  expect(stranger).not.toBe(id)
})

test('Apple posts its response, and sends the name once', async () => {
  const [browser, email] = [browserOf(), mail()]
  apple.setUser(email, { email, email_verified: 'true' })
  const answer = await stage.ask(await stage.depart(browser, 'apple', { redirect: '/en/onsite-job?query=x' }))
  expect(answer.isPosted).toBe(true)
  answer.parameters.set(
    'user',
    JSON.stringify({ name: { firstName: 'Ngoc\u0000', lastName: 'L'.repeat(80) } }),
  )
  expect(await stage.land(browser, 'apple', answer)).toBe('/en/onsite-job?query=x')
  const account = await accountOf(email)
  expect(account).toMatchObject({ first_name: 'Ngoc', last_name: 'L'.repeat(50), source: 'apple' })
  const again = browserOf()
  await signInByProvider('apple', again, email)
  expect(await who(again)).toMatchObject({ id: account.id })
})

test('a person who signs in by Facebook first proves an address by a code', async () => {
  const [browser, email, typed] = [browserOf(), mail(), mail()]
  const redirect = '/en/job/9'
  expect(await signInByProvider('facebook', browser, email, { redirect }, '31')).toBe(
    '/en/get-started?problem=41009&redirect=%2Fen%2Fjob%2F9',
  )
  expect(await waiting(browser)).toEqual({
    waiting: { provider: 'facebook', name: 'Facebook', needs: 'email', email, redirect },
  })
  expect((await post(browser, 'providers/finish/code', { email: typed })).body.code).toBe(0)
  expect((await post(browser, 'providers/finish', { email: typed, otp: '000000' })).body.code).toBe(41040)
  const { code } = await lastMessage(site, typed)
  expect((await post(browserOf(), 'providers/finish', { email: typed, otp: code })).body.code).toBe(41101)
  const { body } = await post(browser, 'providers/finish', { email: typed, otp: code })
  expect(body).toMatchObject({ code: 0, data: { next: redirect, user: { email: typed, first_name: 'Lan' } } })
  expect(await waiting(browser)).toEqual({ waiting: null })
  const again = browserOf()
  await signInByProvider('facebook', again, email, {}, '31')
  expect(await who(again)).toMatchObject({ email: typed })
})

test('a code of one browser does not finish the sign-in of another', async () => {
  const [mine, theirs, email] = [browserOf(), browserOf(), mail()]
  await signInByProvider('facebook', mine, email, {}, '41')
  await signInByProvider('facebook', theirs, email, {}, '42')
  await post(mine, 'providers/finish/code', { email })
  const { code } = await lastMessage(site, email)
  expect((await post(theirs, 'providers/finish', { email, otp: code })).body.code).toBe(41040)
  expect(await who(theirs)).toBeNull()
})

test('a person who proves the address of an account by code signs in to it, and Facebook is connected', async () => {
  const [browser, email] = [browserOf(), mail()]
  const id = await member(email)
  await signInByProvider('facebook', browser, email, {}, '51')
  await post(browser, 'providers/finish/code', { email })
  const { code } = await lastMessage(site, email)
  await post(browser, 'providers/finish', { email, otp: code })
  expect(await who(browser)).toMatchObject({ id })
  const again = browserOf()
  await signInByProvider('facebook', again, email, {}, '51')
  expect(await who(again)).toMatchObject({ id })
  expect(await lastMessage(site, email)).toMatchObject({ kind: 'notice provider-linked' })
})

test('an account with this email is connected only after its own sign-in in this browser', async () => {
  const [browser, elsewhere, email] = [browserOf(), browserOf(), mail()]
  const id = await member(email)
  expect(await signInByProvider('google', browser, email)).toBe('/en/get-started?problem=41028')
  expect(await who(browser)).toBeNull()
  expect(await waiting(browser)).toMatchObject({ waiting: { needs: 'sign-in', email } })
  await facebookMember(elsewhere, email, '61')
  expect(await who(elsewhere)).toMatchObject({ id })
  expect(await linked(elsewhere)).toEqual(['facebook'])
  await facebookMember(browser, email, '61')
  expect(await linked(browser)).toEqual(['facebook', 'google'])
  expect(await waiting(browser)).toEqual({ waiting: null })
  const again = browserOf()
  await signInByProvider('google', again, email)
  expect(await who(again)).toMatchObject({ id })
})

test('another account that signs in does not get the pending identity', async () => {
  const [browser, email, other] = [browserOf(), mail(), mail()]
  await member(email)
  expect(await signInByProvider('google', browser, email)).toContain('problem=41028')
  await signInByProvider('apple', browser, other)
  expect(await linked(browser)).toEqual(['apple'])
  expect(await waiting(browser)).toEqual({ waiting: null })
})

test('a person shows the second factor before the provider is connected', async () => {
  const [browser, email] = [browserOf(), mail()]
  const id = await member(email)
  await db
    .insertInto('authenticator_apps')
    .values({
      account_id: id,
      secret: Buffer.from('x'),
      confirmed_at: new Date(time),
      last_step: 0,
    })
    .values({ account_id: id, secret: Buffer.from('x'), confirmed_at: new Date(time), last_step: 0 })
    .execute()
  await signInByProvider('facebook', browser, email, {}, '71')
  await post(browser, 'providers/finish/code', { email })
  const { body } = await post(browser, 'providers/finish', {
    email,
    otp: (await lastMessage(site, email)).code,
  })
  expect(body).toMatchObject({ data: { user: null, second_factors: ['app'] } })
  expect(
    await db.selectFrom('account_identities').where('account_id', '=', id).selectAll().execute(),
  ).toEqual([])
  await db
    .insertInto('account_identities')
    .values({
      issuer: google.issuer,
      subject: email,
      account_id: id,
      provider: 'google',
      linked_at: new Date(time),
      last_used_at: new Date(time),
    })
    .execute()
  expect(await signInByProvider('google', browserOf(), email, { redirect: '/en/job/1' })).toBe(
    '/en/second-factor',
  )
})

test('a person who cancels at the provider sees a message, and keeps the redirect', async () => {
  for (const provider of ['google', 'apple', 'facebook'] as const) {
    stage[provider].setUser(null)
    expect(await goThrough(browserOf(), provider, { redirect: '/en/job/1' })).toBe(
      '/en/get-started?problem=41100&redirect=%2Fen%2Fjob%2F1',
    )
  }
})

test('a suspended account is refused', async () => {
  const [browser, email] = [browserOf(), mail()]
  await signInByProvider('google', browser, email)
  await db
    .updateTable('accounts')
    .set({ suspended_at: new Date(time) })
    .where('email', '=', email)
    .execute()
  expect(await signInByProvider('google', browserOf(), email)).toBe('/en/get-started?problem=41044')
})

test('a signed-in person connects a provider, sees it, and disconnects it', async () => {
  const [browser, email] = [browserOf(), mail()]
  const id = await member(email)
  await browser.signIn(id)
  const fields = { purpose: 'link', redirect: '/en/account/security' }
  expect(await signInByProvider('apple', browser, mail(), fields, `apple-of-${id}`)).toBe(
    '/en/account/security',
  )
  const { body } = await browser.call('/api-server/auth/providers/linked')
  expect(body.data).toMatchObject({
    providers: [{ provider: 'apple', name: 'Apple', may: { unlink: true } }],
  })
  const again = browserOf()
  await signInByProvider('apple', again, mail(), {}, `apple-of-${id}`)
  expect(await who(again)).toMatchObject({ id })
  expect((await unlink(browser, 'apple')).code).toBe(0)
  expect((await unlink(browser, 'apple')).code).toBe(40004)
  expect(await linked(browser)).toEqual([])
  expect(await events(id)).toEqual(expect.arrayContaining(['provider-linked', 'provider-unlinked']))
})

test('another account’s identity is not connected', async () => {
  const [first, second, email] = [browserOf(), browserOf(), mail()]
  await signInByProvider('google', first, email)
  await second.signIn(await member(mail()))
  const landed = await signInByProvider('google', second, email, { purpose: 'link', redirect: '/en/account' })
  expect(landed).toBe('/en/account?problem=41029')
  expect(await linked(second)).toEqual([])
})

test('the only sign-in method is not removed', async () => {
  const [browser, email] = [browserOf(), mail()]
  await signInByProvider('google', browser, email)
  const changed = { email: null, email_verified_at: null, phone: '+639171234567' }
  await db.updateTable('accounts').set(changed).where('email', '=', email).execute()
  expect((await unlink(browser, 'google')).code).toBe(41037)
  expect(await linked(browser)).toEqual(['google'])
})

test('a person needs a recent sign-in to connect and disconnect a provider', async () => {
  const [browser, email] = [browserOf(), mail()]
  await signInByProvider('google', browser, email)
  time += 16 * 60_000
  expect((await unlink(browser, 'google')).code).toBe(41058)
  expect((await post(browser, 'providers/apple/link', {})).body.code).toBe(41058)
  const pressed = await pressButton(browser, 'apple', { purpose: 'link' })
  expect(pressed.headers.get('location')).toBe('/en/get-started?problem=41058')
})

async function facebookMember(browser: CookieJar, email: string, subject: string) {
  const landed = await signInByProvider('facebook', browser, email, {}, subject)
  if (!landed.includes('problem=41009')) return
  await post(browser, 'providers/finish/code', { email })
  await post(browser, 'providers/finish', { email, otp: (await lastMessage(site, email)).code })
}

async function linked(browser: CookieJar) {
  const list = z.object({ providers: z.array(z.object({ provider: z.string() })) })
  const { body } = await browser.call('/api-server/auth/providers/linked')
  return list.parse(body.data).providers.map(({ provider }) => provider)
}

const unlink = async (browser: CookieJar, provider: Provider) =>
  (await browser.call(`/api-server/auth/providers/${provider}`, { method: 'DELETE' })).body

const events = async (id: string) =>
  (await db.selectFrom('account_events').select('event').where('account_id', '=', id).execute()).map(
    ({ event }) => event,
  )
