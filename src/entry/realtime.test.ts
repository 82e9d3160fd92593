import { once } from 'node:events'
import { connect as connectTo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_MESSAGE_BYTES, SOCKET_MESSAGES, SOCKETS_PER_SESSION } from '#config/limits.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { suspendAccount } from '#features/operators/server/suspend-account.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { testSite } from '../../tests/site/test-site.ts'
import { startRealtime } from './realtime.ts'

let time = Date.parse('2026-11-22T08:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
/** Processes of their own over the same database. This one closes only what is announced, */
const hearing = await startOther({ checkSeconds: 86_400 })
/** this one looks every 50 ms for what is not. */
const other = await startOther({ checkSeconds: 0.05 })
afterAll(() => Promise.all([hearing.close(), other.close()]))

function startOther(options: { checkSeconds?: number } = {}) {
  const env = readEnv({ PORT: '0', EMPLOYER_PORT: '0', LOG_LEVEL: 'silent' })
  return startRealtime(env, { database: site.database, clock, log: createLog('silent'), ...options })
}

async function signedIn() {
  const browser = cookieJar(site)
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${crypto.randomUUID()}@people.test`, first_name: 'Mai' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.signIn(id)
  return { id, browser, cookie: `seeker_sid=${browser.cookie('seeker_sid')}` }
}

interface Opened {
  socket: WebSocket
  /** The code it is closed with. */
  closed: Promise<number>
}

/** Opens one as a page of ours would; rejects with the status it was refused with. */
async function open(
  cookie = '',
  { at = hearing.addresses.seeker, from = at }: { at?: string; from?: string } = {},
) {
  const headers = cookie === '' ? {} : { cookie }
  const address = `${at.replace('http', 'ws')}/realtime`
  const socket = new WebSocket(address, { headers, ...(from !== '' && { origin: from }) })
  onTestFinished(() => socket.terminate())
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('unexpected-response', (_request, { statusCode }) => reject(statusCode))
    socket.once('error', reject)
  })
  socket.on('error', () => {})
  return { socket, closed } satisfies Opened
}

/** Whether the other side still answers. */
async function answers({ socket }: Opened): Promise<unknown> {
  socket.send('{"type":"ping"}')
  return String((await once(socket, 'message'))[0])
}
const PONG = '{"type":"pong"}'

test('whoever is signed in has a socket in each tab; a stranger is sent off, and told why', async () => {
  const { cookie } = await signedIn()
  const tabs = [
    await open(cookie),
    await open(cookie, { at: site.origin }),
    await open(cookie, { at: other.addresses.seeker }),
  ]
  for (const tab of tabs) expect(await answers(tab)).toBe(PONG)
  for (const stranger of ['', `seeker_sid=${'x'.repeat(43)}`, cookie.replace('seeker', 'employer')]) {
    expect(await (await open(stranger)).closed).toBe(4401)
  }
  const guest = cookieJar(site)
  await guest.call('/api-server/auth/guest/login', { method: 'POST' })
  expect(await (await open(`guest_sid=${guest.cookie('guest_sid')}`)).closed).toBe(4401)
})

test('pages of other sites open none with a visitor’s cookies', async () => {
  const { cookie } = await signedIn()
  const foreign = [
    'https://evil.example',
    hearing.addresses.employer,
    'null',
    '',
    `${hearing.addresses.seeker}.evil.example`,
  ]
  for (const from of foreign) await expect(open(cookie, { from }), from).rejects.toBe(403)
  expect((await site.fetch('/realtime')).status).toBe(426)
})

test('where visitors come over TLS, only its pages open any, and only by its own cookies', async () => {
  const env = readEnv({ PORT: '0', EMPLOYER_PORT: '0', PUBLIC_ORIGIN: 'https://jobs.example' })
  const safe = await startRealtime(env, { database: site.database, clock, log: createLog('silent') })
  onTestFinished(() => safe.close())
  const { browser, cookie } = await signedIn()
  const from = 'https://jobs.example'
  await expect(open(cookie, { at: safe.addresses.seeker })).rejects.toBe(403)
  expect(await (await open(cookie, { at: safe.addresses.seeker, from })).closed).toBe(4401)
  const hostCookie = `__Host-seeker_sid=${browser.cookie('seeker_sid')}`
  expect(await answers(await open(hostCookie, { at: safe.addresses.seeker, from }))).toBe(PONG)
})

test('a session that ends closes its sockets in all processes, and no others', async () => {
  const { id, browser, cookie } = await signedIn()
  const phone = cookieJar(site)
  await phone.signIn(id)
  const stays = await open(`seeker_sid=${phone.cookie('seeker_sid')}`)
  const [here, there] = [await open(cookie), await open(cookie, { at: other.addresses.seeker })]
  await browser.call('/api-server/auth/log-out', { method: 'POST' })
  expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401])
  expect(await answers(stays)).toBe(PONG)
})

test('another device’s word ends it', async () => {
  const { id, cookie } = await signedIn()
  const phone = cookieJar(site)
  await phone.signIn(id)
  const lost = await open(cookie)
  expect((await phone.call('/api-server/auth/devices', { method: 'DELETE' })).body.code).toBe(0)
  expect(await lost.closed).toBe(4401)
})

test.each([
  [
    'a suspension',
    (id: string) => suspendAccount(deps(), { accountId: id, until: null, reasonIn: () => 'Spam' }),
  ],
  ['one that only the table knows', (id: string) => update(id)],
  ['the end of the account', (id: string) => db.deleteFrom('accounts').where('id', '=', id).execute()],
])('%s closes all sockets of the account', async (_what, act) => {
  const { id, cookie } = await signedIn()
  const mine = await open(cookie)
  await act(id)
  expect(await mine.closed).toBe(4401)
})
const deps = () => ({
  ...{ db, clock, secrets: site.secrets, channels: { email: true, phone: true }, guestMoves: [] },
  origins: { seeker: () => site.origin, employer: () => site.employer.origin, console: () => '' },
})
const update = (id: string) =>
  db.updateTable('accounts').set({ suspended_at: clock.now() }).where('id', '=', id).execute()

test('a recruiter’s closes when they leave their company', async () => {
  const { id } = await signedIn()
  const company = await db
    .insertInto('companies')
    .values({ name: 'Aurora', source: 'test', source_ref: crypto.randomUUID(), lang: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('recruiters').values({ account_id: id, company_id: company.id }).execute()
  const browser = cookieJar(site)
  await browser.signIn(id, 'employer')
  const mine = await open(`employer_sid=${browser.cookie('employer_sid')}`, {
    at: hearing.addresses.employer,
  })
  expect(await answers(mine)).toBe(PONG)
  await db.deleteFrom('recruiters').where('account_id', '=', id).execute()
  expect(await mine.closed).toBe(4401)
})

test('many sessions at once are announced within what a notification may hold', async () => {
  const { id, cookie } = await signedIn()
  const mine = await open(cookie)
  await sql`insert into sessions
      (token_hash, site, account_id, proven_at, language, created_at, last_seen_at, expires_at)
    select sha256(number::text::bytea), site, account_id, proven_at, language, created_at, last_seen_at, expires_at
    from sessions, generate_series(1, 450) number where account_id = ${id}`.execute(db)
  await db.deleteFrom('sessions').where('account_id', '=', id).execute()
  expect(await mine.closed).toBe(4401)
})

test('what the clock ends is found by looking', async () => {
  const { cookie } = await signedIn()
  const mine = await open(cookie, { at: other.addresses.seeker })
  time += 29 * 86_400_000
  expect(await answers(mine)).toBe(PONG)
  time += 2 * 86_400_000
  expect(await mine.closed).toBe(4401)
})

test('what was announced while the connection to the database was broken is made up for', async () => {
  const { id, cookie } = await signedIn()
  const slow = await startOther()
  onTestFinished(() => slow.close())
  const mine = await open(cookie, { at: slow.addresses.seeker })
  // As if it had been lost: the trigger is off for this one, and the connections that listen break.
  await db.transaction().execute(async (transaction) => {
    await sql`alter table sessions disable trigger sessions_deleted`.execute(transaction)
    await transaction.deleteFrom('sessions').where('account_id', '=', id).execute()
    await sql`alter table sessions enable trigger sessions_deleted`.execute(transaction)
  })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`.execute(db)
  expect(await mine.closed).toBe(4401)
})

test('only what the protocol knows is listened to', async () => {
  const { cookie } = await signedIn()
  const said = async (message: string | Buffer) => {
    const mine = await open(cookie)
    mine.socket.send(message)
    return mine.closed
  }
  for (const wrong of [
    '',
    'ping',
    '{',
    '[]',
    'null',
    '{"type":"join"}',
    '{"type":"ping","id":1}',
    ...WRONG_FOLLOWS,
  ]) {
    expect(await said(wrong), wrong).toBe(1008)
  }
  expect(await said(Buffer.from('{"type":"ping"}'))).toBe(1008)
  expect(await said('x'.repeat(SOCKET_MESSAGE_BYTES + 1))).toBe(1009)
  const chatty = await open(cookie)
  for (let count = 0; count <= SOCKET_MESSAGES.calls; count++) chatty.socket.send('{"type":"ping"}')
  expect(await chatty.closed).toBe(1008)
  expect(await answers(await open(cookie))).toBe(PONG)
})

const WRONG_FOLLOWS = ['-1', '0.5', '"1"', '1,"account":"x"', '9007199254740993'].map(
  (cursor) => `{"type":"follow","cursor":${cursor}}`,
)

test('nothing that is sent before or instead of a handshake harms', async () => {
  const { port } = new URL(site.origin)
  const head = `GET /realtime HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${site.origin}\r\n`
  const said = async (lines: string) => {
    const raw = connectTo(Number(port), '127.0.0.1')
    raw.write(`${head}${lines}\r\n\r\n`)
    let answer = ''
    raw.setEncoding('latin1').on('data', (chunk) => (answer += chunk))
    await once(raw, 'close')
    return answer.split('\r\n')[0]
  }
  const wanted = 'connection: upgrade\r\nupgrade: websocket'
  expect(await said(wanted)).toBe('HTTP/1.1 400 Bad Request')
  expect(await said(`${wanted}\r\nsec-websocket-key: x\r\nsec-websocket-version: 13`)).toMatch(/ 400 /)
  expect(await said(`connection: upgrade, close\r\nupgrade: h2c`)).toMatch(/ 426 /)
})

test('no session has more of them than anybody has tabs', async () => {
  const { cookie } = await signedIn()
  const tabs: Opened[] = []
  for (let count = 0; count < SOCKETS_PER_SESSION; count++) tabs.push(await open(cookie))
  await expect(open(cookie)).rejects.toBe(429)
  tabs[0]?.socket.close()
  await tabs[0]?.closed
  expect(await answers(await open(cookie))).toBe(PONG)
})

test('a process that stops sends everybody elsewhere, also who does not answer', async () => {
  const leaving = await startOther()
  const { cookie } = await signedIn()
  const [polite, deaf] = [
    await open(cookie, { at: leaving.addresses.seeker }),
    await open(cookie, { at: leaving.addresses.seeker }),
  ]
  deaf.socket.pause()
  const stopped = leaving.close()
  expect(await polite.closed).toBe(1012)
  await stopped
  await expect(open(cookie, { at: leaving.addresses.seeker })).rejects.toThrow('ECONNREFUSED')
})
