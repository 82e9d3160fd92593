import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getFactors } from '../../contract/second-factor.ts'
import { signedIn } from '../../contract/signed-in.ts'
import { done, factorsOf, responseCode } from '../second-factor/second-factor.test-helper.ts'
import { makePasskey, type Passkey, signWith } from './software-authenticator.test-helper.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database
const { person, passFirst, addApp, isSignedIn, origin: originOf } = factorsOf(site)
const origin = await originOf()
const rpId = '127.0.0.1'

beforeEach(() => {
  time += 3600_000
})

const creation = z.object({
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.literal(rpId), name: z.literal('Joblane') }),
    user: z.object({ id: z.string(), name: z.string() }),
    excludeCredentials: z.array(z.object({ id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      userVerification: z.literal('required'),
    }),
  }),
})
const asking = z.object({
  options: z.object({
    challenge: z.string(),
    rpId: z.literal(rpId),
    allowCredentials: z.array(z.object({ id: z.string() })).optional(),
  }),
})
const added = z.object({ id: z.uuid() })

async function addTo(browser: CookieJar, name = 'Phone') {
  const { options } = await done(browser, 'passkeys/options', creation)
  const { challenge, user } = options
  const { passkey, attestation } = makePasskey({ challenge, origin, rpId, userHandle: user.id })
  const { id } = await done(browser, 'passkeys', added, { name, response: attestation })
  return { id, passkey, attestation, options }
}

const listed = async (browser: CookieJar) =>
  (await done(browser, 'factors', getFactors.response, {}, 'GET')).passkeys

/** A person with a passkey. */
async function owner() {
  const somebody = await person()
  return {
    ...(await addTo(somebody.browser)),
    ...somebody,
    passkeyId: (await listed(somebody.browser))[0]?.id ?? '',
  }
}
const challengeFor = async (browser: CookieJar, path = 'passkeys/sign-in/options') =>
  (await done(browser, path, asking)).options.challenge

/** Signs in with the given values in place of the right ones. */
async function signIn(
  browser: CookieJar,
  passkey: Passkey,
  said: Partial<Parameters<typeof signWith>[1]> = {},
) {
  const challenge = said.challenge ?? (await challengeFor(browser))
  return responseCode(browser, 'passkeys/sign-in', {
    response: signWith(passkey, { origin, rpId, ...said, challenge }),
  })
}

test('a passkey signs in without a name and identifies its owner', async () => {
  const { id, email, passkey, options, browser: home } = await owner()
  expect(options.user).toMatchObject({ name: email })
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32)
  const browser = cookieJar(site)
  const response = signWith(passkey, { origin, rpId, challenge: await challengeFor(browser) })
  const entered = await done(browser, 'passkeys/sign-in', signedIn, { response, redirect: '/en/saved' })
  expect(entered).toMatchObject({ user: { id }, second_factors: [] })
  expect(entered.next).toContain(encodeURIComponent('/en/saved'))
  expect(await isSignedIn(browser)).toBe(true)
  expect(await listed(home)).toMatchObject([{ name: 'Phone', last_used_at: new Date(time).toISOString() }])
  expect(await lastMessage(site, email)).toMatchObject({ kind: 'notice second-factor-changed' })
})

test('a passkey needs no second factor', async () => {
  const { browser: home, passkey } = await owner()
  await addApp(home)
  const browser = cookieJar(site)
  expect(await signIn(browser, passkey)).toBe(0)
  expect(await isSignedIn(browser)).toBe(true)
})

describe('refuses', () => {
  test('a used challenge', async () => {
    const { passkey } = await owner()
    const browser = cookieJar(site)
    const challenge = await challengeFor(browser)
    expect(await signIn(browser, passkey, { challenge })).toBe(0)
    expect(await signIn(browser, passkey, { challenge })).toBe(41048)
  })

  test('a signature that was used before, even at the same moment', async () => {
    const { passkey } = await owner()
    const browser = cookieJar(site)
    const response = signWith(passkey, { origin, rpId, challenge: await challengeFor(browser) })
    const codes = await Promise.all(
      [1, 2, 3, 4].map(() => responseCode(browser, 'passkeys/sign-in', { response })),
    )
    expect(codes.toSorted()).toEqual([0, 41048, 41048, 41048])
  })

  test('a challenge of another browser, an invented one, or one from an hour ago', async () => {
    const { passkey } = await owner()
    const challenge = await challengeFor(cookieJar(site))
    expect(await signIn(cookieJar(site), passkey, { challenge })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { challenge: 'A'.repeat(43) })).toBe(41048)
    const browser = cookieJar(site)
    const old = await challengeFor(browser)
    time += 3600_000
    expect(await signIn(browser, passkey, { challenge: old })).toBe(41048)
  })

  test('a page of another site, or passkeys of another site', async () => {
    const { passkey } = await owner()
    for (const said of [
      { origin: 'https://evil.test' },
      { origin: `${origin}.evil.test` },
      { rpId: 'evil.test' },
    ]) {
      expect(await signIn(cookieJar(site), passkey, said)).toBe(41048)
    }
  })

  test('a device that has not verified its owner', async () => {
    const { passkey } = await owner()
    expect(await signIn(cookieJar(site), passkey, { isVerified: false })).toBe(41048)
  })

  test('another key under the same id, or another account’s user handle', async () => {
    const [mine, theirs] = [await owner(), await owner()]
    const forged = { ...mine.passkey, id: theirs.passkey.id, userHandle: theirs.passkey.userHandle }
    expect(await signIn(cookieJar(site), forged)).toBe(41048)
    const posing = { ...mine.passkey, userHandle: theirs.passkey.userHandle }
    expect(await signIn(cookieJar(site), posing)).toBe(41048)
    const nameless = { ...mine.passkey, userHandle: '' }
    expect(await signIn(cookieJar(site), nameless)).not.toBe(0)
  })

  test('a copy with a lower counter', async () => {
    const { passkey } = await owner()
    expect(await signIn(cookieJar(site), passkey, { signCount: 7 })).toBe(0)
    expect(await signIn(cookieJar(site), passkey, { signCount: 7 })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { signCount: 3 })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { signCount: 8 })).toBe(0)
  })

  test('a removed passkey', async () => {
    const { browser, passkeyId, passkey } = await owner()
    expect(await responseCode(browser, `passkeys/${passkeyId}`, {}, 'DELETE')).toBe(0)
    expect(await signIn(cookieJar(site), passkey)).toBe(41048)
  })

  test('a passkey of a suspended account', async () => {
    const { passkey, id } = await owner()
    const suspended_at = new Date(time)
    await db.updateTable('accounts').set({ suspended_at }).where('id', '=', id).execute()
    expect(await signIn(cookieJar(site), passkey)).toBe(41044)
  })
})

describe('as a second factor', () => {
  async function requirePendingStep() {
    const somebody = await owner()
    await addApp(somebody.browser)
    const browser = cookieJar(site)
    const { second_factors } = await passFirst(browser, somebody.id)
    expect(second_factors).toEqual(['passkey', 'app', 'recovery'])
    return { ...somebody, browser }
  }
  const verify = (browser: CookieJar, passkey: Passkey, challenge: string) =>
    responseCode(browser, 'second-factor/passkey/verify', {
      response: signWith(passkey, { origin, rpId, challenge, isVerified: false }),
    })

  test('a passkey without user verification finishes a sign-in by password', async () => {
    const { browser, passkey } = await requirePendingStep()
    const { options } = await done(browser, 'second-factor/passkey/options', asking)
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }])
    expect(await verify(browser, passkey, options.challenge)).toBe(0)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('another account’s passkey, or a challenge for signing in, does not finish it', async () => {
    const { browser, passkey } = await requirePendingStep()
    const stranger = await owner()
    const path = 'second-factor/passkey/options'
    expect(await verify(browser, stranger.passkey, await challengeFor(browser, path))).toBe(41048)
    expect(await verify(browser, passkey, await challengeFor(browser))).toBe(41048)
    // A challenge for the second factor does not sign in alone either.
    const challenge = await challengeFor(browser, path)
    expect(await signIn(browser, passkey, { challenge })).toBe(41048)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('a new passkey is refused', () => {
  const attempt = async (browser: CookieJar, said: Partial<Parameters<typeof makePasskey>[0]>) => {
    const { options } = await done(browser, 'passkeys/options', creation)
    const userHandle = options.user.id
    const made = makePasskey({ challenge: options.challenge, origin, rpId, userHandle, ...said })
    return responseCode(browser, 'passkeys', { name: 'Phone', response: made.attestation })
  }

  test('from another origin or site, without user verification, or for an invented challenge', async () => {
    const { browser } = await person()
    for (const said of [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { challenge: 'A'.repeat(43) },
    ]) {
      expect(await attempt(browser, said)).toBe(41048)
    }
  })

  test('for another account, or twice', async () => {
    const [mine, theirs] = [await owner(), await person()]
    const response = mine.attestation
    expect(await responseCode(mine.browser, 'passkeys', { name: 'Again', response })).toBe(41048)
    expect(await responseCode(theirs.browser, 'passkeys', { name: 'Mine', response })).toBe(41048)
    const { options } = await done(mine.browser, 'passkeys/options', creation)
    expect(options.excludeCredentials).toMatchObject([{ id: mine.passkey.id }])
    // Started with one account, finished with another in the same browser.
    await mine.browser.signIn(theirs.id)
    const { attestation } = makePasskey({
      ...{ challenge: options.challenge, origin, rpId, userHandle: options.user.id },
    })
    expect(await responseCode(mine.browser, 'passkeys', { name: 'Mine', response: attestation })).toBe(41048)
  })
})

test('only the owner can rename and remove a passkey', async () => {
  const [mine, theirs] = [await owner(), await person()]
  const path = `passkeys/${mine.passkeyId}`
  expect(await responseCode(theirs.browser, path, { name: 'Mine' }, 'PATCH')).toBe(40004)
  expect(await responseCode(theirs.browser, path, {}, 'DELETE')).toBe(40004)
  expect(await responseCode(mine.browser, path, { name: 'Laptop' }, 'PATCH')).toBe(0)
  expect(await listed(mine.browser)).toMatchObject([{ id: mine.passkeyId, name: 'Laptop' }])
})

test('an owner cannot remove the only sign-in method, even with two removals at once', async () => {
  const { browser, id, passkeyId } = await owner()
  const second = await addTo(browser, 'Laptop')
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute()
  expect(await listed(browser)).toMatchObject([{ may: { remove: true } }, { may: { remove: true } }])
  const remove = (one: string) => responseCode(browser, `passkeys/${one}`, {}, 'DELETE')
  const codes = await Promise.all([remove(passkeyId), remove(second.id)])
  expect(codes.toSorted()).toEqual([0, 41037])
  expect(await listed(browser)).toMatchObject([{ may: { remove: false } }])
})
