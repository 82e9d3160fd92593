import { expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { addOperator, appWith } from '../../../../tests/builders/operators.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listed, notifications } from './notifications.test-helper.ts'

/** What people hear of, when it happens as it does to them. */

let time = Date.parse('2026-11-23T09:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock, trustProxy: true })
const { db } = site.database
const { mailsTo, work } = notifications(site)
const PASSWORD = 'seven green teapots sing'
const password_hash = await hashPassword(PASSWORD)

type Person = Awaited<ReturnType<typeof person>>

const told = async ({ ask }: Person) =>
  listed
    .parse((await ask('GET', 'auth/notifications')).data)
    .notifications.map(({ kind, variant }) => (variant === null ? kind : `${kind} ${variant}`))

const signInWith = (email: string | null, agent: string) =>
  cookieJar(site).call('/api-server/auth/login', {
    method: 'POST',
    headers: { 'user-agent': agent },
    body: JSON.stringify({ login: email, password: PASSWORD }),
  })

test('a sign-in on a device that was never seen, by a notification and a mail at once', async () => {
  const mai = await person(site)
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', mai.id).execute()
  expect((await signInWith(mai.email, 'Firefox Windows')).body.code).toBe(0)
  expect(await told(mai)).toEqual([])
  expect((await signInWith(mai.email, 'Chrome Android')).body.code).toBe(0)
  expect(await told(mai)).toEqual(['new-device'])
  const { notifications: found } = listed.parse((await mai.ask('GET', 'auth/notifications')).data)
  expect(found[0]?.device).toBe('Chrome, Android')
  expect(await mailsTo(mai.email)).toEqual(['notice new-device'])
  time += 601_000
  await work()
  expect(await mailsTo(mai.email)).toEqual(['notice new-device'])
})

test('a changed password', async () => {
  const mai = await person(site)
  await mai.ask('POST', 'auth/password/change', { new_password: 'vivid-Tangerine-47-harbour' })
  expect(await told(mai)).toEqual(['password-changed'])
  expect(await mailsTo(mai.email)).toEqual(['notice password-changed'])
})

test('a changed, a removed and a restored address', async () => {
  const mai = await person(site, { phone: true })
  const path = 'jobseeker/account-setting/address'
  const email = `new.${crypto.randomUUID().slice(0, 8)}@people.test`
  await mai.ask('POST', `${path}/send`, { channel: 'email', email })
  const { code } = await lastMessage(site, email)
  await mai.ask('POST', path, { channel: 'email', email, otp: code })
  expect((await mai.ask('DELETE', `${path}/phone`)).code).toBe(0)
  expect(await told(mai)).toEqual(['address-changed phone-removed', 'address-changed email-changed'])
  const { text } = await lastMessage(site, mai.email ?? '')
  const token = /account\/undo\?code=([\w-]+)/.exec(text)?.[1]
  expect((await mai.ask('POST', `${path}/undo`, { token })).code).toBe(0)
  await mai.signInAnew()
  expect((await told(mai))[0]).toBe('address-changed email-restored')
})

test('a device that another one signs out, but not one’s own sign-out', async () => {
  const mai = await person(site)
  const phone = cookieJar(site)
  await phone.signIn(mai.id)
  const devices = async () =>
    z
      .object({ devices: z.array(z.object({ id: z.string(), is_this: z.boolean() })) })
      .parse((await mai.ask('GET', 'auth/devices')).data).devices
  const other = (await devices()).find(({ is_this }) => !is_this)
  await mai.ask('DELETE', `auth/devices/${other?.id}`)
  expect(await told(mai)).toEqual(['session-ended one'])
  await phone.signIn(mai.id)
  await mai.ask('DELETE', 'auth/devices')
  expect(await told(mai)).toEqual(['session-ended others', 'session-ended one'])
  await mai.ask('DELETE', `auth/devices/${(await devices())[0]?.id}`)
  await mai.signInAnew()
  expect(await told(mai)).toEqual(['session-ended others', 'session-ended one'])
})

test('an export of the data', async () => {
  const mai = await person(site)
  expect((await mai.ask('POST', 'jobseeker/export')).code).toBe(0)
  expect(await told(mai)).toEqual(['export-ready'])
})

test('the decision about a report, once, and afterwards nobody knows who reported', async () => {
  const operator = await person(site)
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', operator.id).execute()
  const app = appWith(await addOperator({ db, clock, secrets: site.secrets }, operator.email ?? ''))
  const console = cookieJar({ ...site, ...site.console })
  const post = async (path: string, body: object) =>
    (await console.call(`/api-server/${path}`, { method: 'POST', body: JSON.stringify(body) })).body
  await post('auth/console/sign-in', { email: operator.email, password: PASSWORD })
  const code = app.generate({ timestamp: time })
  expect((await post('auth/console/second-step', { factor: 'app', code })).code).toBe(0)

  const [mai, bo] = [await person(site), await person(site)]
  const [kept, closed] = [await addJob(db, { texts: [{ title: 'Nurse' }] }), await addJob(db)]
  let networks = 0
  const report = async (jar: typeof mai.jar, job: number) => {
    const answer = await jar.call(`/api-server/job/${job}/report`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `2001:db8:${++networks}::1` },
      body: JSON.stringify({ report_reason_id: 1 }),
    })
    expect(answer.body.data).toEqual({ is_repeated: false })
  }
  await report(mai.jar, kept)
  for (const jar of [mai.jar, bo.jar, cookieJar(site)]) await report(jar, closed)
  const reports = () =>
    db.selectFrom('job_reports').select(['id', 'job_id', 'account_id']).orderBy('id').execute()
  const decide = async (job: number, decision: string) => {
    const first = (await reports()).find(({ job_id }) => job_id === job)
    return post(`logs/console/reports/${first?.id}/decide`, { decision, reason: 'Checked' })
  }
  const answers = await Promise.all([decide(kept, 'dismiss'), decide(kept, 'dismiss')])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 41098])
  expect(await told(mai)).toEqual(['report-decided dismissed'])
  expect((await decide(closed, 'close_job')).code).toBe(0)
  expect(await told(mai)).toEqual(['report-decided upheld', 'report-decided dismissed'])
  expect(await told(bo)).toEqual(['report-decided upheld'])
  const { notifications: found } = listed.parse((await mai.ask('GET', 'auth/notifications')).data)
  expect(found[1]?.job?.title).toBe('Nurse')
  expect((await reports()).map(({ account_id }) => account_id)).toEqual([null, null, null, null])
})
