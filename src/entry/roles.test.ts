import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { addSource } from '#features/feeds/server/manage-sources.ts'
import { systemClock } from '#platform/clock.ts'
import { databaseUrl, testDatabase } from '../../tests/database/test-database.ts'

/** The pages are those of the last build. */
const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'joblane-roles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A process of its own with these roles; its end is waited for before the test's. */
function start(roles: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...roles], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl(database),
      JOBLANE_DATA: join(folder, 'data'),
      JOBLANE_DEMO: 'off',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    if (child.exitCode === null) child.kill('SIGKILL')
  })
  return child
}

/** Resolves when the process says these words on standard output. */
async function says(child: ChildProcess, words: string): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout?.setEncoding('utf8').iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.includes(words)) return said
  }
  throw new Error(`It ended without saying "${words}": ${said}`)
}

async function stop(child: ChildProcess): Promise<unknown> {
  child.kill('SIGTERM')
  child.stdout?.resume()
  return once(child, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

const addFailingSource = (name: string) =>
  addSource(database.db, systemClock, {
    name,
    url: 'http://127.0.0.1:9/jobs.xml',
    format: null,
    company: null,
    mapping: null,
    everyMinutes: 60,
  })

const sources = () =>
  database.db.selectFrom('feed_sources').select(['name', 'failures']).orderBy('name').execute()

test('the site alone reads no feed; two workers read each feed once', { timeout: 180_000 }, async () => {
  const names = Array.from({ length: 30 }, (_, index) => `source-${String(index).padStart(2, '0')}`)
  for (const name of names) await addFailingSource(name)
  const web = start(['web'])
  await says(web, 'uploaded files are not scanned')
  expect(await stop(web)).toEqual([0, null])
  expect(await sources()).toEqual(names.map((name) => ({ name, failures: 0 })))

  const port = await freePort()
  const workers = [start(['worker'], { HEALTH_PORT: String(port) }), start(['worker'])]
  await Promise.all(workers.map((worker) => says(worker, 'Joblane does its background work')))
  const health = async (what: string) => (await fetch(`http://127.0.0.1:${port}/health/${what}`)).status
  expect(await health('live')).toBe(200)
  await expect.poll(() => health('ready'), { timeout: 90_000 }).toBe(200)
  const readOnce = names.map((name) => ({ name, failures: 1 }))
  await expect.poll(sources, { timeout: 90_000 }).toEqual(readOnce)
  // A worker that stops finishes what it does.
  expect(await Promise.all(workers.map(stop))).toEqual([
    [0, null],
    [0, null],
  ])
  expect(await sources()).toEqual(readOnce)
})

test('a separate process can hold the sockets, and shuts down cleanly', async () => {
  const token = 'socket-of-a-process-of-its-own'
  await sql`with account as (insert into accounts (email) values ('mai@people.test') returning id)
    insert into sessions (token_hash, site, account_id, proven_at, language, created_at, last_seen_at, expires_at)
    select sha256(${token}::text::bytea), 'seeker', id, now(), 'en', now(), now(), now() + interval '1 day'
    from account`.execute(database.db)
  const realtime = start(['realtime'])
  const [, address = ''] = /sockets at (\S+),/.exec(await says(realtime, 'Ctrl-C stops it')) ?? []
  expect((await fetch(`${address}/health/ready`)).status).toBe(200)
  const headers = { cookie: `seeker_sid=${token}` }
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime`, { origin: address, headers })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  expect(await stop(realtime)).toEqual([0, null])
  expect((await closed)[0]).toBe(1012)
})

test('an unknown role is reported in one sentence', async () => {
  const child = start(['wroker'])
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => (complaint += text))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(complaint).toBe('There is no role wroker: name one of web, realtime, worker, or none for all.\n')
})
