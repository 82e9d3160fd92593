import { beforeEach, describe, expect, test } from 'vitest'
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
const { site, google, apple, facebook } = stage
const { db } = site.database

// These tests send more people from one network than a minute normally has.
beforeEach(() => {
  time += 60_000
})

const EXPIRED = '/en/get-started?problem=41101'
const mail = () => `${crypto.randomUUID()}@people.test`
const browserOf = () => newBrowser(site)
const session = z.object({ user: z.object({ id: z.string(), email: z.string().nullable() }).nullable() })
const who = async (browser: CookieJar) =>
  session.parse((await browser.call('/api-server/auth/session')).body.data).user
const post = (browser: CookieJar, path: string, body: unknown) =>
  browser.call(`/api-server/auth/${path}`, { method: 'POST', body: JSON.stringify(body) })

function setUser(provider: Provider, email: string, subject = email) {
  if (provider === 'facebook') facebook.setUser({ id: subject, email })
  else stage[provider].setUser(subject, { email, email_verified: true })
}

/** Completes the sign-in, with a code for the address if the provider does not vouch for it. */
async function signInByProvider(provider: Provider, browser: CookieJar, email: string, subject = email) {
  setUser(provider, email, subject)
  const landed = await stage.goThrough(browser, provider)
  if (!landed.includes('problem=41009')) return
  await post(browser, 'providers/finish/code', { email })
  await post(browser, 'providers/finish', { email, otp: (await lastMessage(site, email)).code })
}

/** Accounts that an attacker can prepare without access to the victim's mail; the attacker only knows the address. */
const TRAPS: Readonly<Record<string, (email: string) => Promise<string>>> = {
  'a password': (email) => trap({ email, password_hash: '$argon2id$known' }),
  'a phone number': (email) =>
    trap({
      email,
      phone: `+63917${String(Math.random()).slice(2, 9)}`,
      phone_verified_at: new Date(time),
      password_hash: '$argon2id$known',
    }),
  'Google without a proven address': (email) => trapBy('google', google.issuer, email),
  'Apple without a proven address': (email) => trapBy('apple', apple.issuer, email),
  'Facebook without a proven address': (email) => trapBy('facebook', 'https://www.facebook.com', email),
  'a passkey': async (email) => {
    const id = await trap({ email })
    const key = { credential_id: id, account_id: id, public_key: Buffer.from('key'), name: 'Key' }
    await db
      .insertInto('passkeys')
      .values({ ...key, created_at: new Date(time) })
      .execute()
    return id
  },
}

async function trap(values: {
  email: string
  password_hash?: string
  phone?: string
  phone_verified_at?: Date
}): Promise<string> {
  const { id } = await db.insertInto('accounts').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

async function trapBy(provider: string, issuer: string, email: string): Promise<string> {
  const account_id = await trap({ email })
  const times = { linked_at: new Date(time), last_used_at: new Date(time) }
  await db
    .insertInto('account_identities')
    .values({ issuer, subject: `of-a-thief ${email}`, account_id, provider, ...times })
    .execute()
  return account_id
}

describe.each(Object.keys(TRAPS))('an account that an attacker has prepared with %s', (kind) => {
  test.each(['google', 'apple', 'facebook'] as const)(
    'does not trap a person who signs in by %s',
    async (provider) => {
      const [thief, owner, email] = [browserOf(), browserOf(), mail()]
      const trapId = (await TRAPS[kind]?.(email)) ?? ''
      await thief.signIn(trapId)
      await signInByProvider(provider, owner, email)
      const own = (await who(owner))?.id ?? ''
      expect(await who(owner)).toMatchObject({ email })
      expect((await who(thief))?.id).not.toBe(own)
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', own)
        .executeTakeFirstOrThrow()
      expect(account).toMatchObject({ password_hash: null, phone: null })
      const kept = await db
        .selectFrom('account_identities')
        .selectAll()
        .where('account_id', '=', own)
        .execute()
      expect(kept.map(({ subject }) => subject)).toEqual([email])
      expect(await db.selectFrom('passkeys').selectAll().where('account_id', '=', own).execute()).toEqual([])
      // The attacker's account keeps its data, but loses the address.
      const left = await db.selectFrom('accounts').select('email').where('id', '=', trapId).executeTakeFirst()
      expect(trapId === own || left?.email === null).toBe(true)
      if (['google', 'apple', 'facebook'].some((name) => kind.toLowerCase().startsWith(name))) {
        const again = browserOf()
        const way = kind.split(' ')[0]?.toLowerCase()
        if (way === 'google' || way === 'apple' || way === 'facebook') {
          setUser(way, mail(), `of-a-thief ${email}`)
          await stage.goThrough(again, way)
          expect((await who(again))?.id).not.toBe(own)
        }
      }
    },
  )
})

test('no provider alone signs in to an account with a proven address', async () => {
  for (const provider of ['google', 'apple', 'facebook'] as const) {
    const [browser, email] = [browserOf(), mail()]
    const id = await trap({ email })
    await db
      .updateTable('accounts')
      .set({ email_verified_at: new Date(time) })
      .where('id', '=', id)
      .execute()
    setUser(provider, email)
    const landed = await stage.goThrough(browser, provider)
    expect(landed).toBe(`/en/get-started?problem=${provider === 'facebook' ? 41009 : 41028}`)
    expect(await who(browser)).toBeNull()
  }
})

test('an address that Google does not vouch for proves nothing', async () => {
  const [browser, email] = [browserOf(), mail()]
  google.setUser(email, { email, email_verified: false })
  expect(await stage.goThrough(browser, 'google')).toBe('/en/get-started?problem=41009')
  expect(await who(browser)).toBeNull()
})

test.each(['google', 'apple', 'facebook'] as const)(
  'a response of %s works in the requesting browser only, once and in time',
  async (provider) => {
    const [thief, victim] = [browserOf(), browserOf()]
    setUser(provider, mail())
    // The victim has also started a sign-in at the provider, so their browser has a mark.
    await stage.depart(victim, provider)
    const stolen = await stage.ask(await stage.depart(thief, provider))
    expect(await stage.land(victim, provider, stolen)).toBe(EXPIRED)
    expect(await who(victim)).toBeNull()

    const answer = await stage.ask(await stage.depart(thief, provider))
    const first = await stage.land(thief, provider, answer)
    expect(first).not.toContain('41101')
    expect(await stage.land(thief, provider, answer)).toBe(EXPIRED)

    const departure = await stage.depart(victim, provider)
    const state = departure.searchParams.get('state') ?? ''
    answer.parameters.set('state', state)
    expect(await stage.land(victim, provider, answer)).toMatch(/problem=4103[023]$/)
    expect(await who(victim)).toBeNull()

    const late = await stage.ask(await stage.depart(victim, provider))
    time += 16 * 60_000
    expect(await stage.land(victim, provider, late)).toBe(EXPIRED)
  },
)

test.each(['nonce', 'code_challenge'])('a response for another %s is refused', async (field) => {
  const browser = browserOf()
  setUser('google', mail())
  const departure = await stage.depart(browser, 'google')
  departure.searchParams.set(field, 'x'.repeat(43))
  expect(await stage.land(browser, 'google', await stage.ask(departure))).toBe(
    '/en/get-started?problem=41030',
  )
  expect(await who(browser)).toBeNull()
})

test('one provider’s response is refused at another', async () => {
  const browser = browserOf()
  for (const [asked, landed] of [
    ['google', 'apple'],
    ['google', 'facebook'],
    ['facebook', 'google'],
  ] as const) {
    setUser(asked, mail())
    const answer = await stage.ask(await stage.depart(browser, asked))
    expect(await stage.land(browser, landed, { ...answer, isPosted: false })).toBe(EXPIRED)
  }
  expect(await who(browser)).toBeNull()
})

test('a response that names another issuer is refused', async () => {
  const browser = browserOf()
  setUser('google', mail())
  const answer = await stage.ask(await stage.depart(browser, 'google'))
  answer.parameters.set('iss', apple.issuer)
  expect(await stage.land(browser, 'google', answer)).toBe('/en/get-started?problem=41030')
})

test('no other site can send a browser to a provider', async () => {
  const response = await browserOf().fetch('/en/auth/google', {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.status).toBe(403)
})

test('a provider is connected only to the account that requested it, while that account is signed in', async () => {
  const [browser, email] = [browserOf(), mail()]
  const first = await trap({ email: mail() })
  await browser.signIn(first)
  setUser('google', email)
  const answer = await stage.ask(await stage.depart(browser, 'google', { purpose: 'link' }))
  await browser.signIn(await trap({ email: mail() }))
  expect(await stage.land(browser, 'google', answer)).toBe('/en/account?problem=41101')
  const found = await db.selectFrom('account_identities').selectAll().where('subject', '=', email).execute()
  expect(found).toEqual([])
  const response = await pressButton(browserOf(), 'google', { purpose: 'link' })
  expect(response.headers.get('location')).toBe('/en/get-started?problem=40003')
})

test('an attacker with the database cannot use an intercepted response', async () => {
  const browser = browserOf()
  const departure = await stage.depart(browser, 'google')
  const rows = JSON.stringify(await db.selectFrom('one_time_tokens').selectAll().execute())
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(rows).not.toContain(departure.searchParams.get(name))
})

test('a prefetch spends nothing', async () => {
  const browser = browserOf()
  setUser('google', mail())
  const answer = await stage.ask(await stage.depart(browser, 'google'))
  const path = `/auth/google/callback?${answer.parameters}`
  expect((await browser.fetch(path, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(503)
  expect((await browser.fetch(path, { method: 'HEAD' })).status).not.toBe(303)
  expect(await stage.land(browser, 'google', answer)).toBe('/en/jobseeker-complete-profile')
})

test('every redirect stays on the site', async () => {
  const payloads = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
  ]
  for (const redirect of [
    ...payloads,
    '/%2f/../..//evil.test',
    `/${'x'.repeat(3000)}`,
    '\u0000/x',
    '/@evil.test',
  ]) {
    time += 60_000
    const browser = browserOf()
    setUser('google', mail())
    for (const fields of [{ redirect }, { redirect, purpose: 'link' }]) {
      const landed = await stage.goThrough(browser, 'google', fields)
      expect(new URL(landed, 'https://home.test').origin).toBe('https://home.test')
      expect(landed).toMatch(/^\/(?![/\\])/)
    }
    google.setUser(null)
    const refused = await stage.goThrough(browser, 'google', { redirect, purpose: 'link' })
    expect(new URL(refused, 'https://home.test').origin).toBe('https://home.test')
  }
})
