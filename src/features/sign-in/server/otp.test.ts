import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { addCompany } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { proofOutcome } from '../contract/codes.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) }, trustProxy: true })
const { db } = site.database

let browsers = 0
/** Each browser has its own network. */
function newBrowser() {
  const jar = cookieJar(site)
  const address = `198.51.100.${++browsers % 250}`
  const post = async (path: string, body: object) => {
    const headers = { 'x-forwarded-for': address }
    return jar.call(`/api-server/auth/${path}`, { method: 'POST', body: JSON.stringify(body), headers })
  }
  return { jar, post }
}
type Here = ReturnType<typeof newBrowser>

const account = async (values: Partial<{ email: string; phone: string }>, proven: ('email' | 'phone')[]) => {
  const at = new Date(time)
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...values,
      first_name: 'Mai',
      ...(proven.includes('email') && { email_verified_at: at }),
      ...(proven.includes('phone') && { phone_verified_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const newEmail = () => `Mai.${crypto.randomUUID().slice(0, 8)}@people.test`
let numbers = 0
const newNumber = () => `+63917${String(1_000_000 + 1009 * ++numbers).padStart(7, '0')}`

const by = (address: string) =>
  address.startsWith('+') ? { channel: 'phone', phone_num: address } : { channel: 'email', email: address }
const send = (here: Here, address: string) => here.post('otp/send', by(address))
const verify = (here: Here, address: string, otp: string, more = {}) =>
  here.post('otp/verify', { ...by(address), otp, ...more })
async function prove(here: Here, address: string, more = {}) {
  expect((await send(here, address)).body.code).toBe(0)
  const { body } = await verify(here, address, (await lastMessage(site, address)).code, more)
  expect(body).toMatchObject({ code: 0 })
  return proofOutcome.parse(body.data)
}
const who = async ({ jar }: { jar: CookieJar }) =>
  z
    .object({ user: z.object({ id: z.string() }).nullable() })
    .parse((await jar.call('/api-server/auth/session')).body.data).user?.id ?? null

test.each([['email'], ['phone']] as const)(
  'a code by %s signs in to an existing account',
  async (channel) => {
    const address = channel === 'email' ? newEmail() : newNumber()
    const id = await account({ [channel]: address }, [channel])
    const here = newBrowser()
    const outcome = await prove(here, address, { redirect: '/en/jobs/1' })
    expect(outcome).toMatchObject({ user: { id, is_new_account: false }, needs: null, sides: ['seeker'] })
    expect(outcome.next).toContain('/en/jobs')
    expect(await who(here)).toBe(id)
  },
)

test('a recruiter may choose the site', async () => {
  const email = newEmail()
  const id = await account({ email }, ['email'])
  const recruiter = { account_id: id, company_id: await addCompany(db) }
  await db.insertInto('recruiters').values(recruiter).execute()
  expect((await prove(newBrowser(), email)).sides).toEqual(['seeker', 'employer'])
})

test('a request for a code reveals no account', async () => {
  const email = newEmail()
  await account({ email }, ['email'])
  const answers = await Promise.all(
    [email, newEmail()].map(async (to) => (await send(newBrowser(), to)).body),
  )
  const [known, unknown] = answers.map(({ data, ...rest }) => ({
    ...rest,
    data: { ...Object(data), sent_to: '' },
  }))
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ data: { resend_in: 60, expires_in: 600 } })
})

test('a code is accepted with spaces and in the digits of any script', async () => {
  const email = newEmail()
  const id = await account({ email }, ['email'])
  const here = newBrowser()
  await send(here, email)
  const { code } = await lastMessage(site, email)
  const arabic = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  await verify(here, email.toUpperCase(), `${arabic.slice(0, 3)} ${arabic.slice(3)}`)
  expect(await who(here)).toBe(id)
})

test('a person can request another code after a minute, and the new code ends the first', async () => {
  const email = newEmail()
  const here = newBrowser()
  await send(here, email)
  const first = (await lastMessage(site, email)).code
  time += 20_000
  const early = await send(here, email)
  expect(early.body).toMatchObject({ code: 41039, message: expect.stringContaining('40 seconds') })
  time += 40_000
  expect((await send(here, email)).body.code).toBe(0)
  const second = (await lastMessage(site, email)).code
  if (first !== second) expect((await verify(here, email, first)).body.code).toBe(41040)
  expect((await verify(here, email, second)).body.code).toBe(0)
})

test('a browser with several marks also waits for each code', async () => {
  const here = newBrowser()
  const emails = [newEmail(), newEmail(), newEmail()]
  await Promise.all(emails.map((email) => send(here, email)))
  for (const email of emails) expect((await send(here, email)).body.code).toBe(41039)
})

test('a code expires', async () => {
  const email = newEmail()
  const here = newBrowser()
  await send(here, email)
  time += 601_000
  expect((await verify(here, email, (await lastMessage(site, email)).code)).body).toMatchObject({
    code: 41043,
    errors: { otp: [expect.any(String)] },
  })
})

test('a person without an account proves an address first, then gives name and agreement without another code', async () => {
  const phone = newNumber()
  const here = newBrowser()
  const first = await prove(here, phone, { redirect: '/en/jobs/7' })
  expect(first).toMatchObject({ user: null, needs: 'sign-up', proven: { email: null, phone_num: phone } })
  expect(await who(here)).toBeNull()
  expect((await here.jar.call('/api-server/auth/otp/proven')).body.data).toMatchObject({ needs: 'sign-up' })
  const disagreed = await here.post('otp/sign-up', { first_name: 'Mai' })
  expect(disagreed.body).toMatchObject({ code: 41016, errors: { terms_and_condition: [expect.any(String)] } })
  const long = await here.post('otp/sign-up', { last_name: 'x'.repeat(51), terms_and_condition: 'on' })
  expect(long.body).toMatchObject({ code: 41051, errors: { last_name: [expect.any(String)] } })
  const person = { first_name: ' Mai ', terms_and_condition: '1', utm_source: 'fair', email: newEmail() }
  const { body } = await here.post('otp/sign-up', person)
  const made = proofOutcome.parse(body.data)
  expect(made).toMatchObject({
    user: { first_name: 'Mai', phone_num: phone, is_mobile_verified: true, is_email_verify: false },
    next: '/en/jobs/7',
  })
  expect(made.user?.is_new_account).toBe(true)
  // A code is sent to the unproven address.
  expect((await lastMessage(site, person.email)).kind).toBe('code verify-email')
  const row = await db
    .selectFrom('accounts')
    .select(['campaign', 'terms_agreed_at'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ campaign: { utm_source: 'fair' }, terms_agreed_at: new Date(time) })
  expect((await here.jar.call('/api-server/auth/otp/proven')).body.data).toMatchObject({ needs: null })
})

test('a person can send name, agreement and code in one request', async () => {
  const email = newEmail()
  const outcome = await prove(newBrowser(), email, { first_name: 'Mai', terms_and_condition: true })
  expect(outcome).toMatchObject({ user: { email, is_email_verify: true, is_new_account: true }, needs: null })
})

test('a proof is refused in another browser, a second time, or later', async () => {
  const phone = newNumber()
  const here = newBrowser()
  await prove(here, phone)
  const proven = here.jar.cookie('proven') ?? ''
  const thief = cookieJar(site, { proven })
  const signUp = (jar: CookieJar) =>
    jar.call('/api-server/auth/otp/sign-up', {
      method: 'POST',
      body: JSON.stringify({ terms_and_condition: true }),
    })
  expect((await signUp(thief)).body.code).toBe(41054)
  const held = here.jar.held()
  expect((await signUp(here.jar)).body.code).toBe(0)
  expect((await signUp(cookieJar(site, held))).body.code).toBe(41054)
  const slow = newBrowser()
  await prove(slow, newNumber())
  time += 601_000
  expect((await signUp(slow.jar)).body.code).toBe(41054)
})

test('a taken address is reported beside its field, and the proof stays valid', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  const id = await account({ email }, ['email'])
  const here = newBrowser()
  const { needs } = await prove(here, phone)
  expect(needs).toBe('sign-up')
  const taken = await here.post('otp/sign-up', { terms_and_condition: true, email })
  expect(taken.body).toMatchObject({ code: 41001, errors: { email: [expect.any(String)] } })
  // The person proves the taken address, and their number becomes part of that account.
  const outcome = await prove(here, email, { join: true })
  expect(outcome.user).toMatchObject({ id, phone_num: phone, is_mobile_verified: true })
  expect((await lastMessage(site, email)).kind).toBe('notice phone-changed')
  expect((await prove(newBrowser(), phone)).user?.id).toBe(id)
})

test('an address is joined to an account only with consent', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  await account({ email }, ['email'])
  const here = newBrowser()
  await prove(here, phone)
  expect((await prove(here, email)).user?.phone_num).toBeNull()
  expect(here.jar.cookie('proven')).toBeUndefined()
})

test('two proven addresses without an account become one account', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  const here = newBrowser()
  await prove(here, phone)
  expect(await prove(here, email)).toMatchObject({ needs: 'sign-up', proven: { email, phone_num: phone } })
  const { body } = await here.post('otp/sign-up', { terms_and_condition: 1 })
  expect(body.data).toMatchObject({ user: { email, is_email_verify: true, is_mobile_verified: true } })
})

test('the person chooses between two accounts', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  const here = newBrowser()
  await prove(here, phone)
  // Meanwhile another browser makes an account for the number.
  time += 60_000
  await prove(newBrowser(), phone, { terms_and_condition: true })
  const id = await account({ email }, ['email'])
  const outcome = await prove(here, email)
  expect(outcome).toMatchObject({ user: null, needs: 'account-choice', next: null })
  expect(outcome.accounts.map((offered) => [offered.email, offered.phone_num])).toEqual([
    [`M•••${email.slice(email.indexOf('@'))}`, null],
    [null, `+63 ••• ••${phone.slice(-2)}`],
  ])
  expect(JSON.stringify(outcome.accounts)).not.toContain(id)
  expect((await here.post('choose-account', { account: '7' })).body.code).toBe(41054)
  const key = outcome.accounts[0]?.key
  expect((await newBrowser().post('choose-account', { account: key })).body.code).toBe(41054)
  expect((await here.post('choose-account', { account: key })).body.data).toMatchObject({ user: { id } })
  expect(await who(here)).toBe(id)
  expect((await here.post('choose-account', { account: '1' })).body.code).toBe(41054)
})

test('a suspended account is refused', async () => {
  const email = newEmail()
  const id = await account({ email }, ['email'])
  await db
    .updateTable('accounts')
    .set({ suspended_at: new Date(time) })
    .where('id', '=', id)
    .execute()
  const here = newBrowser()
  await send(here, email)
  expect((await verify(here, email, (await lastMessage(site, email)).code)).body.code).toBe(41044)
  expect(await who(here)).toBeNull()
})

test.each([
  [{ channel: 'phone', phone_num: '' }, 41013, 'phone_num'],
  [{ channel: 'phone', phone_num: '123', country_code: 'PH' }, 41014, 'phone_num'],
  [{ channel: 'phone', phone_num: '1234567890123456', country_code: 'PH' }, 41015, 'phone_num'],
  [{ channel: 'phone', phone_num: '917123456', country_code: '+63' }, 41348, 'phone_num'],
  [{ channel: 'phone', phone_num: '+59171234567' }, 41052, 'phone_num'],
  [{ channel: 'phone', phone_num: '6391 2345', country_code: 'SG' }, 41347, 'phone_num'],
  [{ channel: 'email', email: ' ' }, 41004, 'email'],
  [{ channel: 'email', email: 'a@b.test\r\nBcc: c@d.test' }, 41012, 'email'],
])('%j is refused beside its field', async (request, code, field) => {
  const { body } = await newBrowser().post('otp/send', request)
  expect(body).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
})
