import {
  CompactEncrypt,
  compactDecrypt,
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose'
import * as client from 'openid-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identitySite, pressButton } from './identity-site.test-helper.ts'
import { newNumber } from './myinfo-person.test-helper.ts'

let time = Date.now()
const { site, singpass, clientId, keys, seeker, openSingpass, consent, openCallback, goThrough } =
  await identitySite({
    now: () => new Date(time),
  })

const CONFIRMED = '/en/verify-identity?done=confirmed'
const EXPIRED = '/en/verify-identity?problem=41101'
const FAILED = '/en/verify-identity?problem=41053'

beforeEach(() => {
  // There is no limit per address, since all tests use one address.
  time += 60_000
  singpass.setUser({ uinfin: newNumber(), name: 'TAN MEI LING' })
})
afterEach(() => singpass.override({}))

test('a callback is useless in another browser', async () => {
  const [owner, thief] = [await seeker('Mei Tan'), await seeker('Mei Tan')]
  const parameters = await consent(await openSingpass(owner.browser))
  expect(await openCallback(thief.browser, parameters)).toBe(EXPIRED)
  // The attempt does not spend the callback.
  expect(await openCallback(owner.browser, parameters)).toBe(CONFIRMED)
})

test('a callback works once', async () => {
  const { browser } = await seeker('Mei Tan')
  const parameters = await consent(await openSingpass(browser))
  expect(await openCallback(browser, parameters)).toBe(CONFIRMED)
  expect(await openCallback(browser, parameters)).toBe(EXPIRED)
})

test('a code of another request is refused with a fresh state', async () => {
  const { browser } = await seeker('Mei Tan')
  const used = await consent(await openSingpass(browser))
  const fresh = await consent(await openSingpass(browser))
  fresh.set('code', used.get('code') ?? '')
  expect(await openCallback(browser, fresh)).toBe(FAILED)
})

test('a visitor who signs in to another account in the meantime confirms nothing', async () => {
  const [one, other] = [await seeker('Mei Tan'), await seeker('Mei Tan')]
  const parameters = await consent(await openSingpass(one.browser))
  await one.browser.signIn(other.accountId)
  expect(await openCallback(one.browser, parameters)).toBe(EXPIRED)
})

test('a request expires after a quarter of an hour; an unknown state is refused', async () => {
  const { browser } = await seeker('Mei Tan')
  const parameters = await consent(await openSingpass(browser))
  time += 16 * 60_000
  expect(await openCallback(browser, parameters)).toBe(EXPIRED)
  expect(await openCallback(browser, new URLSearchParams({ state: 'x', code: 'y' }))).toBe(EXPIRED)
  expect(await openCallback(browser, new URLSearchParams())).toBe(EXPIRED)
})

test('a response that names another issuer is refused', async () => {
  const { browser } = await seeker('Mei Tan')
  const parameters = await consent(await openSingpass(browser))
  parameters.set('iss', 'https://id.singpass.example')
  expect(await openCallback(browser, parameters)).toBe(FAILED)
})

test('other sites cannot send a visitor to Singpass, and the rate limit holds', async () => {
  const { browser } = await seeker('Mei Tan')
  expect((await pressButton(browser, 'cross-site')).status).toBe(403)
  for (let trips = 0; trips < 10; trips++) await openSingpass(browser)
  const refused = await pressButton(browser)
  expect(refused.headers.get('location')).toBe('/en/verify-identity?problem=40006')
})

test('the Singpass address contains only the client and the request URI', async () => {
  const { browser } = await seeker('Mei Tan')
  const departure = await openSingpass(browser)
  expect([...departure.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
})

const ourKey = () => importJWK(keys.encryption, 'ECDH-ES+A256KW')
const now = () => Math.floor(Date.now() / 1000)
const encryptFor = async (text: string, key = keys.encryption) => {
  const { d: _secret, ...publicKey } = key
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({
      alg: 'ECDH-ES+A256KW',
      enc: 'A256CBC-HS512',
      cty: 'JWT',
      ...(key.kid && { kid: key.kid }),
    })
    .encrypt(publicKey)
}
/** The provider's metadata, with one value changed. */
const changed = (change: object, sign: (claims: object) => Promise<string> = singpass.sign) => ({
  tokens: async (answer: Record<string, unknown>) => {
    const { plaintext } = await compactDecrypt(String(answer.id_token), await ourKey())
    const claims = { ...decodeJwt(new TextDecoder().decode(plaintext)), ...change }
    return { ...answer, id_token: await encryptFor(await sign(claims)) }
  },
})

test.each([
  ['another nonce', { nonce: 'of another trip' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://id.singpass.example' }],
  ['another subject', { sub: 'somebody-else' }],
  ['an end in the past', { exp: now() - 120 }],
])('an ID token with %s is refused', async (_name, change) => {
  const { browser } = await seeker('Mei Tan')
  singpass.override(changed(change))
  expect(await goThrough(browser)).toBe(FAILED)
  singpass.override(changed({}))
  expect(await goThrough(browser)).toBe(CONFIRMED)
})

test('an ID token that is signed with a foreign key is refused', async () => {
  const { browser } = await seeker('Mei Tan')
  const { privateKey } = await generateKeyPair('ES256')
  const forge = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'singpass' }).sign(privateKey)
  singpass.override(changed({}, forge))
  expect(await goThrough(browser)).toBe(FAILED)
})

test('unbound tokens, or a missing ID token, are refused', async () => {
  const { browser } = await seeker('Mei Tan')
  singpass.override({ tokens: async (answer) => ({ ...answer, token_type: 'Bearer' }) })
  expect(await goThrough(browser)).toBe(FAILED)
  singpass.override({ tokens: async ({ id_token: _none, ...answer }) => answer })
  expect(await goThrough(browser)).toBe(FAILED)
})

test('personal data that is not encrypted for us, or not signed by Singpass, is refused', async () => {
  const { browser } = await seeker('Mei Tan')
  const { privateKey } = await generateKeyPair('ES256')
  const strangers = await exportJWK(
    (await generateKeyPair('ECDH-ES+A256KW', { extractable: true, crv: 'P-256' })).privateKey,
  )
  const forge = (claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'singpass' }).sign(privateKey)
  const type = 'application/jwt'
  const answers: readonly ((claims: object) => Promise<{ type: string; body: string }>)[] = [
    async (claims) => ({ type: 'application/json', body: JSON.stringify(claims) }),
    async (claims) => ({ type, body: await singpass.sign(claims) }),
    async (claims) => ({ type, body: await encryptFor(JSON.stringify(claims)) }),
    async (claims) => ({ type, body: await encryptFor(await singpass.sign(claims), strangers) }),
    async (claims) => ({ type, body: await encryptFor(await forge(claims)) }),
    async (claims) => ({ type, body: await encryptFor(await singpass.sign({ ...claims, sub: 'another' })) }),
    async (claims) => ({ type, body: await encryptFor(await singpass.sign({ ...claims, aud: 'another' })) }),
  ]
  const truth = async (body: string) => {
    const { plaintext } = await compactDecrypt(body, await ourKey())
    return decodeJwt(new TextDecoder().decode(plaintext))
  }
  for (const answer of answers) {
    singpass.override({ userInfo: async (body) => answer(await truth(body)) })
    expect(await goThrough(browser)).toBe(FAILED)
  }
  const right = async (claims: object) => ({ type, body: await encryptFor(await singpass.sign(claims)) })
  singpass.override({ userInfo: async (body) => right(await truth(body)) })
  expect(await goThrough(browser)).toBe(CONFIRMED)
})

test('the provider refuses requests that are not pushed, not signed, or bound to another key', async () => {
  const { browser } = await seeker('Mei Tan')
  // This is a thief who has the client's signing key, but not the proof key of the authorization request.
  const signing = await importJWK(keys.signing, 'ES256')
  if (!(signing instanceof CryptoKey)) throw new Error('No key.')
  const config = await client.discovery(
    new URL(singpass.issuer),
    clientId,
    {},
    client.PrivateKeyJwt({ key: signing, kid: 'sig-1' }),
    { execute: [client.allowInsecureRequests] },
  )
  const verifier = client.randomPKCECodeVerifier()
  const request = {
    redirect_uri: `${site.origin}/auth/singpass/callback`,
    scope: 'openid uinfin',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...{ state: 's', nonce: 'n' },
  }
  const plain = await fetch(client.buildAuthorizationUrl(config, request), { redirect: 'manual' })
  expect(`${plain.status} ${plain.headers.get('location') ?? ''}`).toMatch(/^400|error=invalid_request/)
  const own = await client.randomDPoPKeyPair('ES256', { extractable: true })
  const DPoP = client.getDPoPHandle(config, own)
  const parameters = await consent(await client.buildAuthorizationUrlWithPAR(config, request, { DPoP }))
  const address = new URL(`${request.redirect_uri}?${parameters}`)
  const checks = { expectedState: 's', expectedNonce: 'n', pkceCodeVerifier: verifier }
  const exchange = (handle?: client.DPoPHandle) =>
    client.authorizationCodeGrant(config, address, checks, undefined, handle && { DPoP: handle })
  await expect(exchange()).rejects.toThrow()
  const other = client.getDPoPHandle(config, await client.randomDPoPKeyPair('ES256'))
  await expect(exchange(other)).rejects.toThrow()
  const unsigned = await fetch(new URL('/request', singpass.issuer), {
    method: 'POST',
    body: new URLSearchParams({ ...request, client_id: clientId, response_type: 'code' }),
  })
  expect(unsigned.ok).toBe(false)
  expect(await goThrough(browser)).toBe(CONFIRMED)
  const pushed = singpass.requests.filter(({ path }) => path === '/request').at(-1)
  expect(pushed?.headers.dpop).toBeDefined()
})
