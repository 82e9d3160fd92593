import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { grantOperator, revokeOperator } from '#features/operators/server/appoint-operator.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { fileWarnings } from '#platform/storage/file-warnings.ts'
import { addCompany, addJob } from '../../../../../tests/builders/jobs.ts'
import { addOperator, appWith } from '../../../../../tests/builders/operators.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import * as contracts from '../../contract/console.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
const atConsole = { ...site, ...site.console }
const password = 'seven green teapots sing'
const password_hash = await hashPassword(password)

beforeEach(() => {
  time += 3_600_000
})

async function person(given: object = {}): Promise<{ id: string; email: string }> {
  const email = `${crypto.randomUUID()}@people.test`
  const { id } = await db
    .insertInto('accounts')
    .values({
      email,
      first_name: 'Mai',
      last_name: 'Tran',
      email_verified_at: clock.now(),
      password_hash,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

const post = (jar: CookieJar, path: string, body: object = {}) =>
  jar.call(`/api-server/${path}`, { method: 'POST', body: JSON.stringify(body) })

async function operator(): Promise<{ id: string; jar: CookieJar; email: string }> {
  const { id, email } = await person({ first_name: 'Olga' })
  const app = appWith(await addOperator({ db, clock, secrets: site.secrets }, email))
  const jar = cookieJar(atConsole)
  expect((await post(jar, 'auth/console/sign-in', { email, password })).body.data).toEqual({
    factors: ['app'],
  })
  const code = app.generate({ timestamp: time })
  expect((await post(jar, 'auth/console/second-step', { factor: 'app', code })).status).toBe(200)
  return { id, jar, email }
}

const FRAUD = { ground: 'fraud' }
const CALLS = ['reports', 'accounts', 'actions', 'file-warnings', `accounts/${crypto.randomUUID()}`]
const reports = async (jar: CookieJar, status = 'open') =>
  contracts.listReports.response.parse(
    (await jar.call(`/api-server/logs/console/reports?status=${status}`)).body.data,
  ).rows
const actions = async (jar: CookieJar) =>
  contracts.listActions.response.parse((await jar.call('/api-server/logs/console/actions')).body.data).rows
const accounts = async (jar: CookieJar, query: string) =>
  contracts.listAccounts.response.parse(
    (await jar.call(`/api-server/logs/console/accounts?query=${encodeURIComponent(query)}`)).body.data,
  ).rows
const who = async (jar: CookieJar) =>
  z
    .object({ user: z.object({ id: z.string() }).nullable() })
    .parse((await jar.call('/api-server/auth/session')).body.data).user?.id ?? null

test('a password alone opens nothing, and a session of the other sites opens nothing either', async () => {
  const { id, email } = await person()
  await addOperator({ db, clock, secrets: site.secrets }, email)
  const requirePendingStep = cookieJar(atConsole)
  await post(requirePendingStep, 'auth/console/sign-in', { email, password })
  const asSeeker = cookieJar(atConsole)
  await asSeeker.signIn(id)
  for (const jar of [requirePendingStep, asSeeker, cookieJar(atConsole)]) {
    for (const call of CALLS) expect((await jar.call(`/api-server/logs/console/${call}`)).status).toBe(401)
    const suspend = await post(jar, `logs/console/accounts/${id}/suspend`, { ...FRAUD, reason: 'x' })
    expect(suspend.body.code).toBe(40003)
  }
  expect(
    (await post(cookieJar(atConsole), 'auth/console/second-step', { factor: 'app', code: '123456' })).body
      .code,
  ).toBe(41054)
})

test('operators are told that uploaded files are not scanned, until a scanner is set up', async () => {
  const { jar } = await operator()
  const { body } = await jar.call('/api-server/logs/console/file-warnings')
  const { warnings } = contracts.getFileWarnings.response.parse(body.data)
  expect(warnings).toContain('no_scanner')
  expect(await fileWarnings({ CLAMD_URL: 'tcp://scanner.test' })).not.toContain('no_scanner')
})

test('a person without the operator role gets the same error as for a wrong password', async () => {
  const { email } = await person()
  const suspended = await person({ suspended_at: clock.now() })
  await grantOperator({ db, clock }, suspended.email)
  const answers = await Promise.all([
    post(cookieJar(atConsole), 'auth/console/sign-in', { email, password }),
    post(cookieJar(atConsole), 'auth/console/sign-in', { email, password: 'wrong' }),
    post(cookieJar(atConsole), 'auth/console/sign-in', { email: suspended.email, password }),
    post(cookieJar(atConsole), 'auth/console/sign-in', { email: 'nobody@people.test', password }),
  ])
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 401, body: { code: 40002 } })
})

test('a console session ends after an idle hour, and when the operator role is revoked', async () => {
  const { jar, email } = await operator()
  time += 59 * 60_000
  expect((await jar.call('/api-server/logs/console/reports')).status).toBe(200)
  time += 61 * 60_000
  expect((await jar.call('/api-server/logs/console/reports')).status).toBe(401)
  const other = await operator()
  await revokeOperator({ db, clock }, other.email)
  expect((await other.jar.call('/api-server/logs/console/reports')).status).toBe(401)
  expect(email).not.toBe(other.email)
})

test('a suspended person is signed out at once on both sites, and can sign in again after an operator restores them', async () => {
  const { id: operatorId, jar } = await operator()
  const { id, email } = await person()
  const company_id = await addCompany(db)
  await db.insertInto('recruiters').values({ account_id: id, company_id }).execute()
  const [seeker, employer] = [cookieJar(site), cookieJar({ ...site, ...site.employer })]
  await seeker.signIn(id)
  await employer.signIn(id, 'employer')
  expect([await who(seeker), await who(employer)]).toEqual([id, id])
  const reason = 'Three missed interviews'
  const path = `logs/console/accounts/${id}`
  expect((await post(jar, `${path}/suspend`, { ...FRAUD, reason })).body.data).toEqual({ ended_sessions: 2 })
  expect([await who(seeker), await who(employer)]).toEqual([null, null])
  const notice = await lastMessage(site, email)
  expect(notice.kind).toBe('notice account-suspended')
  expect(notice.text).toContain('Reason: Fraud, or asking people for money')
  expect(notice.text).not.toContain(reason)
  const signIn = () => post(cookieJar(site), 'auth/login', { login: email, password })
  expect((await signIn()).body.code).toBe(41044)
  expect((await post(jar, `${path}/restore`, { reason: 'Sorry' })).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  expect((await lastMessage(site, email)).kind).toBe('notice account-restored')
  expect(await actions(jar)).toMatchObject([
    { action: 'account.restore', target: { id, name: email }, reason: 'Sorry', operator: { id: operatorId } },
    {
      ...{ action: 'account.suspend', target: { id }, reason },
      details: { ground: 'fraud', until: null, ended_sessions: 2 },
    },
    { action: 'console.sign-in' },
    ...(await actions(jar)).slice(3),
  ])
})

test('a person who is suspended for six months learns the end, and can then sign in again', async () => {
  const { jar } = await operator()
  const { id, email } = await person()
  const ban = { ground: 'no_shows', reason: 'Three', until: '2027-05-22' }
  expect((await post(jar, `logs/console/accounts/${id}/suspend`, ban)).status).toBe(200)
  const refused = await post(cookieJar(site), 'auth/login', { login: email, password })
  expect([refused.body.code, refused.body.message]).toEqual([41047, expect.stringContaining('2027')])
  const other = await person()
  const past = await post(jar, `logs/console/accounts/${other.id}/suspend`, { ...ban, until: '2026-11-01' })
  expect(past.body.code).toBe(40001)
  const before = time
  time = Date.parse('2027-05-22T00:00:00Z')
  expect((await post(cookieJar(site), 'auth/login', { login: email, password })).status).toBe(200)
  time = before
})

test('a suspended person cannot sign in by any method', async () => {
  const { id, email } = await person({ suspended_at: clock.now() })
  const code = cookieJar(site)
  await post(code, 'auth/otp/send', { channel: 'email', email })
  const { code: otp } = await lastMessage(site, email)
  expect((await post(code, 'auth/otp/verify', { channel: 'email', email, otp })).body.code).toBe(41044)
  const link = cookieJar(site)
  await post(link, 'auth/magic-link/send', { email })
  const token =
    /magic-link[^\s]*?(?:token=|\/|#)([\w-]{43})/.exec((await lastMessage(site, email)).text)?.[1] ?? ''
  expect(token).not.toBe('')
  expect((await post(link, 'auth/magic-link/confirm', { token })).body.code).toBe(41044)
  expect((await post(cookieJar(site), 'auth/login', { login: email, password })).body.code).toBe(41044)
  // This session exists although the account is suspended.
  const left = cookieJar(site)
  await left.signIn(id)
  expect(await who(left)).toBeNull()
  const sessions = await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()
  expect(sessions).toHaveLength(1)
})

test('an operator cannot suspend themselves or an unknown account', async () => {
  const { id, jar } = await operator()
  expect((await post(jar, `logs/console/accounts/${id}/suspend`, { ...FRAUD, reason: 'x' })).body.code).toBe(
    40005,
  )
  const nobody = `logs/console/accounts/${crypto.randomUUID()}`
  expect((await post(jar, `${nobody}/suspend`, { ...FRAUD, reason: 'x' })).body.code).toBe(41007)
  expect((await post(jar, `${nobody}/restore`, { reason: 'x' })).body.code).toBe(41007)
})

test('an operator finds accounts by address, name, number and id, and the log records each look-up', async () => {
  const { jar } = await operator()
  const { id, email } = await person({ first_name: 'Xóchitl%', phone: '+639171234567' })
  for (const query of [email.toUpperCase(), 'xóchitl%', '0917 123 4567', id]) {
    expect((await accounts(jar, query)).map((row) => row.id)).toEqual([id])
  }
  expect(await accounts(jar, '%_%')).toEqual([])
  const { body } = await jar.call(`/api-server/logs/console/accounts/${id}`)
  expect(body.data).toMatchObject({ id, email, is_email_verified: true, sessions: 0 })
  expect(JSON.stringify(body)).not.toContain('argon2')
  expect((await actions(jar))[0]).toMatchObject({ action: 'account.read', target: { kind: 'account', id } })
})

test('an operator who closes a reported job decides all its reports; the poster gets a mail that does not name the reporter', async () => {
  const { jar } = await operator()
  const company_id = await addCompany(db)
  const boss = await person()
  const { id: recruiter_id } = await db
    .insertInto('recruiters')
    .values({ account_id: boss.id, company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = await addJob(db, { company_id, recruiter_id })
  const other = await addJob(db)
  for (const [job_id, details] of [
    [job, 'They want a deposit'],
    [job, 'Me too'],
    [other, 'I do not like it'],
  ] as const) {
    const reporter = Buffer.from(crypto.randomUUID().replaceAll('-', ''))
    const at = { reported_at: clock.now(), lang: 'en' }
    await db
      .insertInto('job_reports')
      .values({ job_id, reason_id: 1, details, reporter, ...at })
      .execute()
  }
  const [first, , third] = await reports(jar)
  expect(first).toMatchObject({
    details: 'They want a deposit',
    job: { id: job, open_reports: 2 },
    decided: null,
  })
  const decide = (id: number | undefined, decision: string) =>
    post(jar, `logs/console/reports/${id}/decide`, { decision, reason: 'Advance fee' })
  expect((await decide(first?.id, 'close_job')).status).toBe(200)
  expect((await decide(third?.id, 'dismiss')).status).toBe(200)
  expect((await decide(third?.id, 'dismiss')).body.code).toBe(41098)
  expect((await decide(987654321, 'dismiss')).body.code).toBe(40004)
  expect(await reports(jar)).toEqual([])
  expect(await reports(jar, 'upheld')).toHaveLength(2)
  expect(await reports(jar, 'dismissed')).toMatchObject([
    { decided: { by: 'Olga Tran', reason: 'Advance fee' } },
  ])
  expect((await site.call(`/api-server/job/${job}`)).body.data).toMatchObject({ status: 'closed' })
  expect((await site.call(`/api-server/job/${other}`)).body.data).toMatchObject({ status: 'open' })
  const message = await lastMessage(site, boss.email)
  expect(message.kind).toBe('notice job-closed')
  expect(message.text).toContain('Reason: Scam, phishing or malware')
  expect(message.text).not.toMatch(/deposit|Me too|Advance fee/)
})

test('log entries never change, even if the account of an operator is deleted', async () => {
  const { id, jar } = await operator()
  const before = await actions(jar)
  const rows = db.updateTable('operator_actions').set({ reason: 'other' })
  await expect(rows.execute()).rejects.toThrow(/never changed/)
  await expect(db.deleteFrom('operator_actions').execute()).rejects.toThrow(/never changed/)
  await expect(sql`truncate operator_actions`.execute(db)).rejects.toThrow(/never changed/)
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  const other = await operator()
  expect((await actions(other.jar)).filter(({ target }) => target.id === id)).toHaveLength(
    before.filter(({ target }) => target.id === id).length,
  )
})

test('if several operators decide a report at once, one succeeds and the others are refused', async () => {
  const { jar } = await operator()
  const { jar: colleague } = await operator()
  const company_id = await addCompany(db)
  const boss = await person()
  await db.insertInto('recruiters').values({ account_id: boss.id, company_id, role: 'admin' }).execute()
  const job_id = await addJob(db, { company_id })
  const ids: number[] = []
  for (const reason_id of [1, 2, 4]) {
    const reporter = Buffer.from(crypto.randomUUID().replaceAll('-', ''))
    const row = { job_id, reason_id, reporter, lang: 'en', reported_at: clock.now() }
    ids.push((await db.insertInto('job_reports').values(row).returning('id').executeTakeFirstOrThrow()).id)
  }
  // The reports are of one job, and each operator starts with another report.
  const closed = await Promise.all(
    [...ids, ...ids.toReversed()].map((id, at) =>
      post(at < 3 ? jar : colleague, `logs/console/reports/${id}/decide`, {
        decision: 'close_job',
        reason: 'x',
      }),
    ),
  )
  expect(closed.map(({ body }) => body.code).sort()).toEqual([0, 41098, 41098, 41098, 41098, 41098])
  const messages = await db
    .selectFrom('outbound_messages')
    .where('recipient', '=', boss.email)
    .select('kind')
    .execute()
  expect(messages).toHaveLength(1)

  const { id, email } = await person()
  const both = (path: string, body: object) =>
    Promise.all([jar, colleague].map((one) => post(one, `logs/console/accounts/${id}/${path}`, body)))
  const codes = (answers: Awaited<ReturnType<typeof both>>) => answers.map(({ body }) => body.code).sort()
  expect(codes(await both('suspend', { ...FRAUD, reason: 'x' }))).toEqual([0, 41098])
  expect(codes(await both('restore', { reason: 'x' }))).toEqual([0, 41098])
  const notice = await db
    .selectFrom('outbound_messages')
    .where('recipient', '=', email)
    .select('kind')
    .execute()
  expect(notice).toHaveLength(2)
  const done = (await actions(jar)).filter(({ target }) => target.id === id)
  expect(done.map(({ action }) => action)).toEqual(['account.restore', 'account.suspend'])
})
