import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { identitySite } from './identity-site.test-helper.ts'
import { newNumber } from './myinfo-person.test-helper.ts'

const time = Date.now()
const { site, singpass, seeker, goThrough, keys } = await identitySite({ now: () => new Date(time) })
const { db } = site.database

const CONFIRMED = '/en/verify-identity?done=confirmed'
const MISMATCH = '/en/verify-identity/mismatch'

const mei = () => ({
  uinfin: newNumber(),
  name: 'TAN MEI LING',
  nationality: ['SG', 'SINGAPORE CITIZEN'] as const,
  residentialstatus: ['C', 'CITIZEN'] as const,
})
const identityOf = async (browser: { call: typeof site.call }) =>
  (await browser.call('/api-server/jobseeker/identity')).body.data

test('a seeker confirms their identity, sees it masked, and each access is logged', async () => {
  const { browser, accountId } = await seeker('Mei Ling Tan')
  const person = mei()
  singpass.setUser(person)
  expect(await goThrough(browser)).toBe(CONFIRMED)
  expect(await identityOf(browser)).toEqual({
    offer: 'open',
    may: { start: true },
    account_name: 'Mei Ling Tan',
    identity: {
      number: `S••••${person.uinfin.slice(-4)}`,
      principal_name: 'TAN MEI LING',
      nationality: { code: 'SG', text: 'SINGAPORE CITIZEN' },
      residential_status: { code: 'C', text: 'CITIZEN' },
      ...{ pass_type: null, pass_status: null, pass_expiry_date: null },
      verified_at: new Date(time).toISOString(),
    },
    state: 'verified',
  })
  const reads = await db
    .selectFrom('national_identity_reads')
    .select(['reader', 'purpose'])
    .where('account_id', '=', accountId)
    .execute()
  expect(reads).toEqual([{ reader: 'owner', purpose: 'shown to its owner' }])
  const events = await db
    .selectFrom('account_events')
    .select('event')
    .where('account_id', '=', accountId)
    .execute()
  expect(events.map(({ event }) => event)).toContain('identity-confirmed')
})

test('a changed account name no longer matches, until it is corrected', async () => {
  const { browser } = await seeker('Mei Ling Tan')
  singpass.setUser(mei())
  await goThrough(browser)
  const renamed = async (first_name: string) => {
    const body = JSON.stringify({ first_name })
    await browser.call('/api-server/jobseeker/account-setting', { method: 'PATCH', body })
    return identityOf(browser)
  }
  expect(await renamed('Elon')).toMatchObject({ state: 'mismatch', account_name: 'Elon Ling Tan' })
  expect(await renamed('Mei')).toMatchObject({ state: 'verified' })
})

test('the owner exports the whole identity unmasked, and the access is logged', async () => {
  const { browser, accountId } = await seeker('Mei Ling Tan')
  const person = mei()
  singpass.setUser(person)
  await goThrough(browser)
  const archive = z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) })
  const answer = await browser.call('/api-server/jobseeker/export', { method: 'POST' })
  const { files } = archive.parse(answer.body.data)
  const identity = files.find(({ name }) => name === 'identity.json')?.content ?? '[]'
  expect(JSON.parse(identity)).toEqual([
    {
      ...{ number: person.uinfin, principal_name: person.name },
      nationality: { code: 'SG', text: 'SINGAPORE CITIZEN' },
      residential_status: { code: 'C', text: 'CITIZEN' },
      ...{ pass_type: null, pass_status: null, pass_expiry_date: null },
      verified_at: new Date(time).toISOString(),
    },
  ])
  const reads = db.selectFrom('national_identity_reads').select('purpose').where('account_id', '=', accountId)
  expect(await reads.execute()).toEqual([{ purpose: 'exported by its owner' }])
})

test('a person with a pass sees its kind, status and expiry date', async () => {
  const { browser } = await seeker('Ravi Kumar')
  singpass.setUser({
    ...{ uinfin: 'G1234567X', name: 'RAVI S/O KUMAR', nationality: ['IN', 'INDIAN'] },
    ...{ residentialstatus: ['A', 'ALIEN'], passtype: ['EP', 'Employment Pass'] },
    ...{ passstatus: 'Live', passexpirydate: '2028-03-31' },
  })
  expect(await goThrough(browser)).toBe(CONFIRMED)
  expect(await identityOf(browser)).toMatchObject({
    identity: {
      number: 'G••••567X',
      pass_type: { code: 'EP', text: 'Employment Pass' },
      ...{ pass_status: 'Live', pass_expiry_date: '2028-03-31' },
    },
  })
})

test('a person whose name differs from the account’s gets a mismatch, and nothing is stored', async () => {
  const { browser, accountId } = await seeker('Somebody Else')
  singpass.setUser(mei())
  expect(await goThrough(browser)).toBe(MISMATCH)
  expect(await identityOf(browser)).toMatchObject({ identity: null })
  for (const table of ['national_identities', 'national_identity_reads', 'account_events'] as const)
    expect(
      await db.selectFrom(table).where('account_id', '=', accountId).select('account_id').execute(),
    ).toEqual([])
})

test('an identity belongs to one account, even if two accounts confirm it at the same time', async () => {
  const person = mei()
  const [one, other, third] = await Promise.all(Array.from({ length: 3 }, () => seeker('Mei Tan')))
  if (!one || !other || !third) throw new Error('Nobody is there.')
  singpass.setUser(person)
  const led = await Promise.all([one, other].map(({ browser }) => goThrough(browser)))
  expect(led.sort()).toEqual([CONFIRMED, '/en/verify-identity?problem=41059'])
  expect(await goThrough(third.browser)).toBe('/en/verify-identity?problem=41059')
})

test('another account can confirm a deleted identity; a new confirmation replaces the old identity', async () => {
  const person = mei()
  const [one, other] = [await seeker('Mei Tan'), await seeker('Mei Tan')]
  singpass.setUser(person)
  expect(await goThrough(one.browser)).toBe(CONFIRMED)
  expect(await goThrough(one.browser)).toBe(CONFIRMED)
  const erase = () => one.browser.call('/api-server/jobseeker/identity', { method: 'DELETE' })
  expect((await erase()).body.code).toBe(0)
  expect((await erase()).body.code).toBe(0)
  expect(await identityOf(one.browser)).toMatchObject({ identity: null })
  expect(await goThrough(other.browser)).toBe(CONFIRMED)
  // The person became a permanent resident, so their number has changed.
  singpass.setUser(mei())
  expect(await goThrough(other.browser)).toBe(CONFIRMED)
  const rows = await db
    .selectFrom('national_identities')
    .select('account_id')
    .where('account_id', '=', other.accountId)
    .execute()
  expect(rows).toHaveLength(1)
})

test('an invalid number, or a missing name, is refused', async () => {
  const { browser } = await seeker('Mei Tan')
  for (const person of [
    { ...mei(), uinfin: 'S1234567A' },
    { ...mei(), name: ' ' },
  ]) {
    singpass.setUser(person)
    expect(await goThrough(browser)).toBe('/en/verify-identity?problem=41053')
  }
})

test('a person who cancels at Singpass sees that nothing has changed', async () => {
  const { browser } = await seeker('Mei Tan')
  singpass.setUser(null)
  expect(await goThrough(browser)).toBe('/en/verify-identity?problem=41100')
})

test('a database dump contains no number and no name in clear, not even of a running request', async () => {
  const { browser } = await seeker('Xenia Quorvath')
  const person = { ...mei(), name: 'QUORVATH XENIA PHILIPPA' }
  singpass.setUser(person)
  expect(await goThrough(browser)).toBe(CONFIRMED)
  const tables = await db.introspection.getTables()
  const dump = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    ),
  )
  // The dump has bytes as numbers, so they are also searched as text.
  const all = dump.join('\n')
  const bytes = [...all.matchAll(/\{"type":"Buffer","data":\[([\d,]*)\]\}/g)].map(([, list = '']) =>
    Buffer.from(list.split(',').map(Number)).toString('latin1'),
  )
  for (const text of [all, ...bytes]) {
    expect(text).not.toContain(person.uinfin)
    expect(text).not.toContain(person.uinfin.slice(1, 8))
    expect(text).not.toMatch(/PHILIPPA/i)
    expect(text).not.toContain(keys.signing.d)
  }
  expect(dump.length).toBeGreaterThan(30)
})

test('the number is masked in every response, and in the exported session', async () => {
  const { browser } = await seeker('Mei Tan')
  const person = mei()
  singpass.setUser(person)
  await goThrough(browser)
  for (const path of ['/api-server/jobseeker/identity', '/api-server/auth/session'])
    expect(await (await browser.fetch(path)).text()).not.toContain(person.uinfin.slice(1, 6))
})

test('a seeker in Singapore with a name can confirm an identity, if Singpass is configured', async () => {
  const offerTo = async (name: string, country: string) => identityOf((await seeker(name, country)).browser)
  expect(await offerTo('Mei Tan', 'PH')).toMatchObject({ offer: 'elsewhere' })
  expect(await offerTo('', 'SG')).toMatchObject({ offer: 'nameless' })
  const start = async (name: string, country: string) => {
    const { browser } = await seeker(name, country)
    return (await browser.call('/api-server/jobseeker/identity/start', { method: 'POST', body: '{}' })).body
      .code
  }
  expect(await start('Mei Tan', 'PH')).toBe(41036)
  expect(await start('', 'SG')).toBe(41025)
  expect(await start('Mei Tan', 'SG')).toBe(0)
  const jwks = z.object({ keys: z.array(z.record(z.string(), z.string())) })
  const published = jwks.parse(await (await site.fetch('/.well-known/jwks.json')).json())
  expect(published.keys.map(({ use, alg }) => [use, alg])).toEqual([
    ['sig', 'ES256'],
    ['enc', 'ECDH-ES+A256KW'],
  ])
  for (const key of published.keys) expect(key).not.toHaveProperty('d')
})

test('a visitor without a sign-in cannot read, start or delete', async () => {
  const stranger = cookieJar(site)
  for (const [path, method] of [
    ['/identity', 'GET'],
    ['/identity', 'DELETE'],
    ['/identity/start', 'POST'],
  ] as const)
    expect((await stranger.call(`/api-server/jobseeker${path}`, { method })).body.code).toBe(40003)
})

test('a site without configuration publishes no keys and offers nothing', async () => {
  const plain = await testSite()
  expect((await plain.fetch('/.well-known/jwks.json')).status).toBe(404)
})
