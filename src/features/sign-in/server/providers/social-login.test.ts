import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { newBrowser, providerSite } from '../../../../../tests/providers/provider-site.ts'

let time = Date.now()
const { site, google, apple, facebook, clients, ask } = await providerSite({ now: () => new Date(time) })
const { db } = site.database

// These tests send more people from one network than a minute normally has.
beforeEach(() => {
  time += 60_000
})

const mail = () => `${crypto.randomUUID()}@people.test`
const now = () => Math.floor(Date.now() / 1000)
const claimsOf = (email: string, more = {}) => ({
  ...{ iss: google.issuer, aud: clients.google, sub: email, email, email_verified: true },
  ...{ iat: now(), exp: now() + 600, given_name: 'Lan', ...more },
})
const login = async (body: object, browser = newBrowser(site)) =>
  (
    await browser.call('/api-server/auth/jobseekers/social-login', {
      method: 'POST',
      body: JSON.stringify({ social_type: 'google', ...body }),
    })
  ).body

test('an ID token signs in, and all other fields of the body are ignored', async () => {
  const [email, victim] = [mail(), mail()]
  await db
    .insertInto('accounts')
    .values({ email: victim, email_verified_at: new Date(time) })
    .execute()
  const id_token = await google.sign(claimsOf(email))
  const claims = { user_id: victim, email: victim, first_name: 'Somebody', source: 'app', active_key: 2 }
  const body = await login({ ...claims, id_token })
  expect(body).toMatchObject({ code: 0, data: { user: { email, first_name: 'Lan', active_key: 1 } } })
})

test('the provider can be the number of the list; the body’s name is used if the provider has none', async () => {
  const email = mail()
  const id_token = await google.sign(claimsOf(email, { given_name: undefined }))
  const body = await login({ social_type: 1, id_token, first_name: ' Mai ', last_name: 'Le' })
  expect(body).toMatchObject({ code: 0, data: { user: { first_name: 'Mai', last_name: 'Le' } } })
})

test('a body with claims but without a token signs nobody in', async () => {
  for (const social_type of ['google', 'apple', 'facebook'])
    expect([41030, 41032, 41033]).toContain((await login({ social_type, user_id: '1', email: mail() })).code)
  expect((await login({ social_type: 'linkedin', user_id: '1' })).code).toBe(41036)
  expect((await login({ social_type: 99, user_id: '1' })).code).toBe(41036)
})

test('an ID token works once', async () => {
  const id_token = await google.sign(claimsOf(mail()))
  expect((await login({ id_token })).code).toBe(0)
  expect((await login({ id_token })).code).toBe(41030)
})

test('two simultaneous first sign-ins make one account', async () => {
  const email = mail()
  const tokens = await Promise.all(['1', '2', '3', '4'].map((jti) => google.sign(claimsOf(email, { jti }))))
  const answers = await Promise.all(tokens.map((id_token) => login({ id_token })))
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
})

test('an ID token of another client, issuer, time or request is refused', async () => {
  const email = mail()
  const secret = new TextEncoder().encode('google-secret-of-thirty-two-bytes')
  const none = new UnsecuredJWT(claimsOf(email)).encode()
  const shared = await new SignJWT(claimsOf(email))
    .setProtectedHeader({ alg: 'HS256', kid: 'first' })
    .sign(secret)
  const good = await google.sign(claimsOf(email))
  const [head = '', , signature = ''] = good.split('.')
  const changed = Buffer.from(JSON.stringify(claimsOf(mail()))).toString('base64url')
  const tokens = [
    await google.sign(claimsOf(email, { aud: 'somebody-else' })),
    await google.sign(claimsOf(email, { aud: [clients.google, 'somebody-else'] })),
    await google.sign(claimsOf(email, { iss: apple.issuer })),
    await google.sign(claimsOf(email, { exp: now() - 120 })),
    await google.sign(claimsOf(email, { exp: undefined })),
    await google.sign(claimsOf(email, { sub: undefined })),
    await apple.sign(claimsOf(email)),
    await apple.sign(claimsOf(email, { iss: apple.issuer, aud: clients.apple })),
    none,
    shared,
    `${head}.${changed}.${signature}`,
    'x',
    'a.b.c',
  ]
  for (const id_token of tokens) expect((await login({ id_token })).code).toBe(41030)
  const withNonce = await google.sign(claimsOf(email, { nonce: 'of-this-request' }))
  expect((await login({ id_token: withNonce, nonce: 'of-another' })).code).toBe(41030)
  expect((await login({ id_token: good, nonce: 'of-this-request' })).code).toBe(41030)
  expect((await login({ id_token: withNonce, nonce: 'of-this-request' })).code).toBe(0)
})

test('a code with its verifier signs in, once', async () => {
  const verifier = randomBytes(32).toString('base64url')
  const email = mail()
  google.setUser(email, { email, email_verified: true })
  const code = async () => {
    const departure = new URL(`${google.issuer}/auth`)
    departure.search = new URLSearchParams({
      client_id: clients.google,
      redirect_uri: `${site.origin}/auth/google/callback`,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    return (await ask(departure)).parameters.get('code')
  }
  const first = await code()
  expect((await login({ code: first })).code).toBe(41030)
  expect(await login({ code: first, code_verifier: verifier })).toMatchObject({ data: { user: { email } } })
  expect((await login({ code: first, code_verifier: verifier })).code).toBe(41030)
  expect((await login({ code: await code(), code_verifier: 'x'.repeat(43) })).code).toBe(41030)
})

test('a suspended account gets its own error; an account with a proven address requires its own sign-in', async () => {
  const email = mail()
  await login({ id_token: await google.sign(claimsOf(email)) })
  await db
    .updateTable('accounts')
    .set({ suspended_at: new Date(time) })
    .where('email', '=', email)
    .execute()
  expect((await login({ id_token: await google.sign(claimsOf(email, { jti: '2' })) })).code).toBe(41044)
  const theirs = mail()
  await db
    .insertInto('accounts')
    .values({ email: theirs, email_verified_at: new Date(time) })
    .execute()
  expect((await login({ id_token: await google.sign(claimsOf(theirs)) })).code).toBe(41028)
})

test('Facebook has no valid ID token', async () => {
  facebook.setUser({ id: '1' })
  const id_token = await google.sign(claimsOf(mail()))
  expect((await login({ social_type: 'facebook', id_token })).code).toBe(41032)
})
