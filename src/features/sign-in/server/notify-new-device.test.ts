import { expect, test } from 'vitest'
import { cookieJar, lastMessage, newNetwork } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite({ trustProxy: true })
const { db } = site.database
const PASSWORD = 'seven-otters-hum'

const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0'
const UPDATED = 'Mozilla/5.0 (Windows NT 11.0) Firefox/151.0'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605.1'

async function person(isProven = true) {
  const email = `${crypto.randomUUID()}@people.test`
  const password_hash = await hashPassword(PASSWORD)
  const proven = { email_verified_at: isProven ? new Date() : null }
  await db
    .insertInto('accounts')
    .values({ email, password_hash, ...proven })
    .execute()
  const signIn = async (agent: string) => {
    const headers = { ...newNetwork(), 'user-agent': agent }
    const body = JSON.stringify({ login: email, password: PASSWORD })
    expect(
      (await cookieJar(site).call('/api-server/auth/login', { method: 'POST', body, headers })).status,
    ).toBe(200)
  }
  const messages = async () =>
    (await db.selectFrom('outbound_messages').select('kind').where('recipient', '=', email).execute()).map(
      ({ kind }) => kind,
    )
  return { email, signIn, messages }
}

test('the owner gets a notice of a sign-in from another kind of device', async () => {
  const { email, signIn, messages } = await person()
  await signIn(LAPTOP)
  await signIn(UPDATED)
  expect(await messages()).toEqual([])
  await signIn(PHONE)
  expect(await messages()).toEqual(['notice new-device'])
  expect((await lastMessage(site, email)).text).toContain('Safari, iPhone')
  await signIn(PHONE)
  await signIn(LAPTOP)
  expect(await messages()).toEqual(['notice new-device'])
})

test('an unproven address gets no notice, since it may be a stranger’s', async () => {
  const { signIn, messages } = await person(false)
  await signIn(LAPTOP)
  await signIn(PHONE)
  expect(await messages()).toEqual([])
})
