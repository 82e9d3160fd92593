import { expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, lastMessage, somebodyWaits } from '#features/accounts/server/accounts.test-helper.ts'
import { lockAccount } from '#features/accounts/server/queries/accounts.ts'
import {
  call,
  isDone,
  isSignedIn,
  must,
  type Person,
  stageFor,
} from '#features/sign-in/server/proofs-and-endings.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listDevices } from '../contract/devices.ts'
import { sessionOf } from './recent-proof.ts'
import { forgetEndedSessions } from './sessions.ts'

/** Sessions that other sessions have granted, and requests that arrive while a session ends (docs/decisions/0024). */

const DAY = 24 * 3600_000
let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ trustProxy: true, clock })
const { db } = site.database
const stage = await stageFor(site)

const sessionIn = (jar: CookieJar) => jar.act(async (viewer) => sessionOf(viewer).id)
const endIn = (jar: CookieJar) => must(call(jar, 'auth/log-out'))
const finish = (screen: CookieJar) => call(screen, 'auth/qr/finish')
const events = async ({ home }: Person) =>
  JSON.stringify(await must(call(home, 'auth/account-events', {}, 'GET')))

async function signIn(by: CookieJar): Promise<CookieJar> {
  const screen = await stage.screenAllowedBy(by)
  await must(finish(screen))
  return screen
}

test('signing in again keeps the granted sessions, and ends the pending QR codes', async () => {
  const { id, mobile } = await stage.person()
  const screen = await signIn(mobile)
  const waiting = await stage.screenAllowedBy(mobile)
  await mobile.signIn(id)
  expect(await isSignedIn(screen)).toBe(true)
  expect((await finish(waiting)).code).toBe(41020)
  await endIn(mobile)
  expect(await isSignedIn(screen)).toBe(false)
})

test('signing in as another account signs out, and ends the granted sessions', async () => {
  const [mai, bo] = [await stage.person(), await stage.person()]
  const screen = await signIn(mai.mobile)
  await mai.mobile.signIn(bo.id)
  expect(await isSignedIn(screen)).toBe(false)
})

test('an idle session does not end the sessions that it granted', async () => {
  const { mobile } = await stage.person()
  const screen = await signIn(mobile)
  const granter = await sessionIn(mobile)
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(time - 300 * DAY) })
    .where('id', '=', granter)
    .execute()
  await forgetEndedSessions({ db, clock })
  expect(await db.selectFrom('sessions').select('id').where('id', '=', granter).execute()).toEqual([])
  expect(await isSignedIn(screen)).toBe(true)
})

test('this session, and those that it granted, stay if their owner ends the device that granted it', async () => {
  const { mobile } = await stage.person()
  const middle = await signIn(mobile)
  const [here, beside] = [await signIn(middle), await signIn(middle)]
  const further = await signIn(here)
  await must(call(here, `auth/devices/${await sessionIn(mobile)}`, {}, 'DELETE'))
  const all = [mobile, middle, beside, here, further]
  expect(await Promise.all(all.map(isSignedIn))).toEqual([false, false, false, true, true])
})

test('a chain of QR codes and hand-offs does not outlive its first session', async () => {
  const { mobile } = await stage.person()
  time += 100 * DAY
  // Each session is used from time to time.
  await db.updateTable('sessions').set({ last_seen_at: clock.now() }).execute()
  const thief = await signIn(mobile)
  const second = await signIn(thief)
  // The person confirms their own QR code by a granted session, and then uses the hand-off in both directions.
  for (const by of [thief, second]) {
    const { code } = z.object({ code: z.string() }).parse(await must(call(thief, 'auth/qr/start')))
    for (const verb of ['scan', 'confirm']) await must(call(by, `auth/qr/${code}/${verb}`))
    await must(finish(thief))
  }
  const ends = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', await sessionIn(thief))
    .execute()
  const first = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', await sessionIn(mobile))
    .execute()
  expect(ends).toEqual(first)
  await endIn(mobile)
  expect(await Promise.all([thief, second].map(isSignedIn))).toEqual([false, false])
})

test('the owner gets a notice of every device that signs in by a QR code, even of one like their own', async () => {
  const person = await stage.person()
  const screen = await stage.screenAllowedBy(person.mobile)
  expect(await events(person)).toContain('device-allowed')
  expect(await events(person)).not.toContain('signed-in')
  await must(finish(screen))
  expect((await lastMessage(site, person.email)).kind).toBe('notice device-allowed')
  expect(await events(person)).toContain('signed-in')
  const { devices } = listDevices.response.parse(await must(call(person.home, 'auth/devices', {}, 'GET')))
  const [there, granter] = [await sessionIn(screen), await sessionIn(person.mobile)]
  expect(devices.find(({ id }) => id === there)?.granted_by).toBe(granter)
})

test('one account can confirm twenty devices an hour', async () => {
  const { mobile } = await stage.person()
  for (let count = 0; count < 20; count++) await stage.screenAllowedBy(mobile)
  await expect(stage.screenAllowedBy(mobile)).rejects.toThrow('40006')
})

test('a former recruiter cannot grant a session from the employer site', async () => {
  const { id } = await stage.person()
  const there = stage.employerBrowser()
  await there.signIn(id, 'employer')
  const screen = await stage.screenAllowedBy(there)
  await db.deleteFrom('recruiters').where('account_id', '=', id).execute()
  expect((await finish(screen)).code).toBe(41020)
})

/** Sends requests while a session is being ended; they wait for the end. */
async function whileEnding<Answer>(jar: CookieJar, ask: () => Promise<Answer>): Promise<Answer> {
  const id = await sessionIn(jar)
  const { sent } = await db.transaction().execute(async (ending) => {
    await ending.deleteFrom('sessions').where('id', '=', id).execute()
    const asked = { sent: ask() }
    await somebodyWaits(site)
    return asked
  })
  return sent
}

test('a session grants nothing while it ends', async () => {
  const { mobile, home } = await stage.person()
  const { ask } = await stage.questionOf(stage.employerBrowser())
  const grant = () => call(mobile, 'auth/hand-off/grant', { ask, is_app_prompt_closed: false })
  expect((await whileEnding(mobile, grant)).code).toBe(40003)
  const { code } = z.object({ code: z.string() }).parse(await must(call(stage.newBrowser(), 'auth/qr/start')))
  expect((await whileEnding(home, () => call(home, `auth/qr/${code}/scan`))).code).toBe(40003)
})

test('nobody signs in by a session that is ending', async () => {
  const { mobile, home } = await stage.person()
  const screen = await stage.screenAllowedBy(mobile)
  expect((await whileEnding(mobile, () => finish(screen))).code).toBe(41020)
  const there = stage.employerBrowser()
  const tokens = await stage.handOver(home, there)
  expect((await whileEnding(home, () => call(there, 'auth/hand-off/redeem', tokens))).code).toBe(41022)
  expect(await Promise.all([screen, there].map(isSignedIn))).toEqual([false, false])
})

/** Sends requests while the owner's transaction holds the account. */
async function whileChanging<Answer>(
  { id }: Person,
  change: () => Promise<unknown>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { changed, asked } = await db.transaction().execute(async (held) => {
    await lockAccount(held, id)
    const first = change()
    await somebodyWaits(site)
    const second = ask()
    await somebodyWaits(site, 2)
    return { changed: first, asked: second }
  })
  await changed
  return asked
}

test('the old password is refused while the password changes', async () => {
  const person = await stage.person()
  const password_hash = await hashPassword('seven-otters-hum')
  await db
    .updateTable('accounts')
    .set({ password_hash, asks_email_code: false })
    .where('id', '=', person.id)
    .execute()
  const thief = stage.newBrowser()
  const password = { current_password: 'seven-otters-hum', new_password: 'nine-lazy-otters-sing' }
  const answer = await whileChanging(
    person,
    () => must(call(person.home, 'auth/password/change', password)),
    () => call(thief, 'auth/login', { login: person.email, password: 'seven-otters-hum' }),
  )
  expect(answer.code).toBe(40002)
  expect(await isSignedIn(thief)).toBe(false)
})

test('a session that ends by a deletion request cannot take the deletion back', async () => {
  const person = await stage.person()
  await must(call(person.home, 'jobseeker/account/delete'))
  const [thief, owner] = [stage.newBrowser(), stage.newBrowser()]
  for (const jar of [thief, owner]) await jar.signIn(person.id)
  const answer = await whileChanging(
    person,
    () => must(call(owner, 'jobseeker/account/delete')),
    () => call(thief, 'jobseeker/account/keep'),
  )
  expect(answer.code).toBe(40003)
  const row = await db.selectFrom('accounts').select('delete_after').where('id', '=', person.id).execute()
  expect(row[0]?.delete_after).not.toBeNull()
  const again = stage.newBrowser()
  await again.signIn(person.id)
  expect(await isDone(call(again, 'jobseeker/account/keep'))).toBe(true)
})
