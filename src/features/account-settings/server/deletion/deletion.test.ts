import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { person } from '../settings.test-helper.ts'
import { deletionTask } from './delete-due-accounts.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
const runTask = () => deletionTask({ db, clock }).run({}, new AbortController().signal)

const DAY = 86_400_000

test('an account is deleted after two weeks, with all data that names its owner', async () => {
  const mai = await person(site, { phone: true, first_name: 'Zebulonia' })
  await mai.ask('POST', 'jobseeker/account-setting/address/send', {
    channel: 'email',
    email: 'zeb@elsewhere.test',
  })
  const { code } = await lastMessage(site, 'zeb@elsewhere.test')
  await mai.ask('POST', 'jobseeker/account-setting/address', {
    ...{ channel: 'email', email: 'zeb@elsewhere.test', otp: code },
  })
  await cookieJar(site).call('/api-server/auth/reset-password/otp', {
    method: 'POST',
    body: JSON.stringify({ email: 'zeb@elsewhere.test' }),
  })
  await db
    .insertInto('background_jobs')
    .values([
      { task: 'some.task', payload: JSON.stringify({ account: mai.id }) },
      { task: 'failed.task', last_error: 'No mailbox for zeb@elsewhere.test.' },
      { task: 'of.another', payload: JSON.stringify({ to: 'gzeb@elsewhere.test' }) },
    ])
    .execute()
  const words = [mai.id, mai.email ?? '', mai.phone ?? '', 'zeb@elsewhere.test', 'Zebulonia']
  expect((await placesOf(words)).length).toBeGreaterThan(3)
  const asked = await mai.ask('POST', 'jobseeker/account/delete')
  expect(asked.data).toEqual({ delete_after: new Date(time + 14 * DAY).toISOString() })
  expect((await lastMessage(site, 'zeb@elsewhere.test')).kind).toBe('notice deletion-asked')
  expect(mai.jar.cookie('seeker_sid')).toBeUndefined()
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', mai.id).execute()).toEqual([])
  time += 14 * DAY - 1000
  await runTask()
  expect((await mai.row()).id).toBe(mai.id)
  time += 1000
  await runTask()
  const last = await lastMessage(site, 'zeb@elsewhere.test')
  expect(last.kind).toBe('notice account-deleted')
  expect(last.text).toContain('gone for good')
  // The address stays until the last message is sent; then the worker deletes it.
  const waiting = await db
    .selectFrom('background_jobs')
    .select('payload')
    .where('task', '=', 'post.send')
    .execute()
  expect(waiting.map(({ payload }) => payload)).toContainEqual({
    id: expect.any(String),
    leavesNoTrace: true,
  })
  await db.deleteFrom('outbound_messages').where('recipient', '=', 'zeb@elsewhere.test').execute()
  const others = await db
    .deleteFrom('background_jobs')
    .where('task', '=', 'of.another')
    .returning('id')
    .execute()
  expect(others).toHaveLength(1)
  expect(await placesOf(words)).toEqual([])
})

test('an account that cannot be deleted keeps no other waiting, and goes once it can', async () => {
  const [stuck, mai] = [await person(site), await person(site)]
  for (const { ask } of [stuck, mai]) {
    await ask('POST', 'jobseeker/account/delete')
    time += 1000
  }
  time += 14 * DAY
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'not now'; end $$`.execute(db)
  await sql`create trigger stuck before delete on accounts
    for each row when (old.id = ${sql.lit(stuck.id)}) execute function refuse()`.execute(db)
  await expect(runTask()).rejects.toThrow('not now')
  const left = () => db.selectFrom('accounts').select('id').where('id', 'in', [stuck.id, mai.id]).execute()
  expect(await left()).toEqual([{ id: stuck.id }])
  await sql`drop trigger stuck on accounts`.execute(db)
  await runTask()
  expect(await left()).toEqual([])
})

test('an owner with only a phone gets an SMS; an owner without a proven address gets no message', async () => {
  const [mai, bo] = [await person(site, { email: false, phone: true }), await person(site)]
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', bo.id).execute()
  await db
    .updateTable('accounts')
    .set({ delete_after: clock.now() })
    .where('id', 'in', [mai.id, bo.id])
    .execute()
  await runTask()
  expect((await lastMessage(site, mai.phone ?? '')).text).toContain('has been deleted')
  await expect(lastMessage(site, bo.email ?? '')).rejects.toThrow()
})

test('an owner can sign in and cancel the deletion, and a second request does not postpone it', async () => {
  const mai = await person(site)
  await mai.ask('POST', 'jobseeker/account/delete')
  const { delete_after } = await mai.row()
  time += DAY
  await mai.signInAnew()
  await mai.ask('POST', 'jobseeker/account/delete')
  expect((await mai.row()).delete_after).toEqual(delete_after)
  await mai.signInAnew()
  expect((await mai.ask('POST', 'jobseeker/account/keep')).code).toBe(0)
  expect((await lastMessage(site, mai.email ?? '')).kind).toBe('notice deletion-taken-back')
  time += 15 * DAY
  await runTask()
  expect((await mai.row()).delete_after).toBeNull()
})

test('an owner needs a recent proof to request deletion', async () => {
  const mai = await person(site)
  time += 901_000
  expect((await mai.ask('POST', 'jobseeker/account/delete')).code).toBe(41058)
  expect((await mai.row()).delete_after).toBeNull()
})

test('a coordinator has to hand the company over before deletion', async () => {
  const mai = await person(site)
  const { id } = await db
    .insertInto('companies')
    .values({ name: 'Harbour Works', source: 'test', source_ref: 'harbour-works' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recruiter = { account_id: mai.id, company_id: id, role: 'coordinator' }
  await db.insertInto('recruiters').values(recruiter).execute()
  expect((await mai.ask('GET', 'jobseeker/account-setting')).data).toMatchObject({ may: { delete: false } })
  expect((await mai.ask('POST', 'jobseeker/account/delete')).code).toBe(41079)
  await db.updateTable('accounts').set({ delete_after: clock.now() }).where('id', '=', mai.id).execute()
  await runTask()
  expect((await mai.row()).id).toBe(mai.id)
})

test('an owner who signs in again first sees the question whether to keep the account', async () => {
  const mai = await person(site)
  await mai.ask('POST', 'jobseeker/account/delete')
  const there = cookieJar(site)
  const body = JSON.stringify({ channel: 'email', email: mai.email })
  await there.call('/api-server/auth/otp/send', { method: 'POST', body })
  const { code } = await lastMessage(site, mai.email ?? '')
  const signedIn = await there.call('/api-server/auth/otp/verify', {
    method: 'POST',
    body: JSON.stringify({ channel: 'email', email: mai.email, otp: code, redirect: '/en/companies' }),
  })
  expect(signedIn.body.data).toMatchObject({ next: '/en/account/keep?redirect=%2Fen%2Fcompanies' })
})

/** The tables and columns that contain any of the words, ignoring case. */
async function placesOf(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db)
  const places: string[] = []
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)} r, unnest(${words}::text[]) word
      where position(lower(word) in lower(${sql.ref(column)}::text)) > 0 limit 1`.execute(db)
    if (rows.length > 0) places.push(`${table}.${column}`)
  }
  return places
}
