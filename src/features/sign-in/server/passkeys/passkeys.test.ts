import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar, lastPost } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getFactors } from '../../contract/second-factor.ts'
import { signedIn } from '../../contract/signed-in.ts'
import { done, factorsOf, told } from '../second-factor/second-factor.test-helper.ts'
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

/** Somebody with a passkey. */
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

/** A sign-in with whatever is put in the place of what is right. */
async function signIn(
  browser: CookieJar,
  passkey: Passkey,
  said: Partial<Parameters<typeof signWith>[1]> = {},
) {
  const challenge = said.challenge ?? (await challengeFor(browser))
  return told(browser, 'passkeys/sign-in', {
    response: signWith(passkey, { origin, rpId, ...said, challenge }),
  })
}

test('a passkey signs in without a name, and is told from others by its owner', async () => {
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
  expect(await lastPost(site, email)).toMatchObject({ kind: 'notice second-factor-changed' })
})

test('a passkey is two factors, and asks for no other', async () => {
  const { browser: home, passkey } = await owner()
  await addApp(home)
  const browser = cookieJar(site)
  expect(await signIn(browser, passkey)).toBe(0)
  expect(await isSignedIn(browser)).toBe(true)
})

describe('nobody is signed in by', () => {
  test('a challenge that was used', async () => {
    const { passkey } = await owner()
    const browser = cookieJar(site)
    const challenge = await challengeFor(browser)
    expect(await signIn(browser, passkey, { challenge })).toBe(0)
    expect(await signIn(browser, passkey, { challenge })).toBe(41048)
  })

  test('a signature that was seen before, even at the same moment', async () => {
    const { passkey } = await owner()
    const browser = cookieJar(site)
    const response = signWith(passkey, { origin, rpId, challenge: await challengeFor(browser) })
    const codes = await Promise.all([1, 2, 3, 4].map(() => told(browser, 'passkeys/sign-in', { response })))
    expect(codes.toSorted()).toEqual([0, 41048, 41048, 41048])
  })

  test('a challenge of another browser, of its own making, or an hour old', async () => {
    const { passkey } = await owner()
    const challenge = await challengeFor(cookieJar(site))
    expect(await signIn(cookieJar(site), passkey, { challenge })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { challenge: 'A'.repeat(43) })).toBe(41048)
    const browser = cookieJar(site)
    const old = await challengeFor(browser)
    time += 3600_000
    expect(await signIn(browser, passkey, { challenge: old })).toBe(41048)
  })

  test('a page of another site, or passkeys of one', async () => {
    const { passkey } = await owner()
    for (const said of [
      { origin: 'https://evil.test' },
      { origin: `${origin}.evil.test` },
      { rpId: 'evil.test' },
    ]) {
      expect(await signIn(cookieJar(site), passkey, said)).toBe(41048)
    }
  })

  test('a device that has not recognised its owner', async () => {
    const { passkey } = await owner()
    expect(await signIn(cookieJar(site), passkey, { isVerified: false })).toBe(41048)
  })

  test('another key under the same name, or a passkey that says it is somebody else’s', async () => {
    const [mine, theirs] = [await owner(), await owner()]
    const forged = { ...mine.passkey, id: theirs.passkey.id, userHandle: theirs.passkey.userHandle }
    expect(await signIn(cookieJar(site), forged)).toBe(41048)
    const posing = { ...mine.passkey, userHandle: theirs.passkey.userHandle }
    expect(await signIn(cookieJar(site), posing)).toBe(41048)
    const nameless = { ...mine.passkey, userHandle: '' }
    expect(await signIn(cookieJar(site), nameless)).not.toBe(0)
  })

  test('a copy that has counted less', async () => {
    const { passkey } = await owner()
    expect(await signIn(cookieJar(site), passkey, { signCount: 7 })).toBe(0)
    expect(await signIn(cookieJar(site), passkey, { signCount: 7 })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { signCount: 3 })).toBe(41048)
    expect(await signIn(cookieJar(site), passkey, { signCount: 8 })).toBe(0)
  })

  test('a passkey that was removed', async () => {
    const { browser, passkeyId, passkey } = await owner()
    expect(await told(browser, `passkeys/${passkeyId}`, {}, 'DELETE')).toBe(0)
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
  async function halfWay() {
    const somebody = await owner()
    await addApp(somebody.browser)
    const browser = cookieJar(site)
    const { second_factors } = await passFirst(browser, somebody.id)
    expect(second_factors).toEqual(['passkey', 'app', 'recovery'])
    return { ...somebody, browser }
  }
  const verify = (browser: CookieJar, passkey: Passkey, challenge: string) =>
    told(browser, 'second-factor/passkey/verify', {
      response: signWith(passkey, { origin, rpId, challenge, isVerified: false }),
    })

  test('the device alone finishes what a password began', async () => {
    const { browser, passkey } = await halfWay()
    const { options } = await done(browser, 'second-factor/passkey/options', asking)
    expect(options.allowCredentials).toMatchObject([{ id: passkey.id }])
    expect(await verify(browser, passkey, options.challenge)).toBe(0)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('another account’s passkey doesn’t, nor a challenge that was meant to sign in', async () => {
    const { browser, passkey } = await halfWay()
    const stranger = await owner()
    const path = 'second-factor/passkey/options'
    expect(await verify(browser, stranger.passkey, await challengeFor(browser, path))).toBe(41048)
    expect(await verify(browser, passkey, await challengeFor(browser))).toBe(41048)
    // And the other way round: where nobody was recognised, it is no way in by itself.
    const challenge = await challengeFor(browser, path)
    expect(await signIn(browser, passkey, { challenge })).toBe(41048)
    expect(await isSignedIn(browser)).toBe(false)
  })
})

describe('a passkey is not kept', () => {
  const attempt = async (browser: CookieJar, said: Partial<Parameters<typeof makePasskey>[0]>) => {
    const { options } = await done(browser, 'passkeys/options', creation)
    const userHandle = options.user.id
    const made = makePasskey({ challenge: options.challenge, origin, rpId, userHandle, ...said })
    return told(browser, 'passkeys', { name: 'Phone', response: made.attestation })
  }

  test('of another origin, another site, without an owner, or for a challenge of its own', async () => {
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
    expect(await told(mine.browser, 'passkeys', { name: 'Again', response })).toBe(41048)
    expect(await told(theirs.browser, 'passkeys', { name: 'Mine', response })).toBe(41048)
    const { options } = await done(mine.browser, 'passkeys/options', creation)
    expect(options.excludeCredentials).toMatchObject([{ id: mine.passkey.id }])
    // Begun as one account, finished as another in the same browser.
    await mine.browser.signIn(theirs.id)
    const { attestation } = makePasskey({
      ...{ challenge: options.challenge, origin, rpId, userHandle: options.user.id },
    })
    expect(await told(mine.browser, 'passkeys', { name: 'Mine', response: attestation })).toBe(41048)
  })
})

test('one is renamed and removed by its owner alone', async () => {
  const [mine, theirs] = [await owner(), await person()]
  const path = `passkeys/${mine.passkeyId}`
  expect(await told(theirs.browser, path, { name: 'Mine' }, 'PATCH')).toBe(40004)
  expect(await told(theirs.browser, path, {}, 'DELETE')).toBe(40004)
  expect(await told(mine.browser, path, { name: 'Laptop' }, 'PATCH')).toBe(0)
  expect(await listed(mine.browser)).toMatchObject([{ id: mine.passkeyId, name: 'Laptop' }])
})

test('the only way in stays, also where two are removed at once', async () => {
  const { browser, id, passkeyId } = await owner()
  const second = await addTo(browser, 'Laptop')
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute()
  expect(await listed(browser)).toMatchObject([{ may: { remove: true } }, { may: { remove: true } }])
  const remove = (one: string) => told(browser, `passkeys/${one}`, {}, 'DELETE')
  const codes = await Promise.all([remove(passkeyId), remove(second.id)])
  expect(codes.toSorted()).toEqual([0, 41037])
  expect(await listed(browser)).toMatchObject([{ may: { remove: false } }])
})
