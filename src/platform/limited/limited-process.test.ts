import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { LimitedFailure, runLimited } from './limited-process.ts'
import { networkIsShutOff } from './network-off.ts'

const program = join(import.meta.dirname, 'programs.test-helper/misbehave.ts')
const folder = mkdtempSync(join(tmpdir(), 'joblane-limited-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (attempt: string, of = '', limits = {}) =>
  runLimited({ program, input: Buffer.from('bytes'), task: { attempt, of }, limits })

const failureOf = (attempt: string, limits = {}) =>
  run(attempt, '', limits).then(
    () => 'none',
    (error: unknown) => (error instanceof LimitedFailure ? error.reason : error),
  )

test('the program gets the bytes and nothing of ours', async () => {
  vi.stubEnv('SECRET_KEY', 'a secret')
  const { value, blocks } = await run('echo')
  expect(blocks.map(String)).toEqual(['bytes', 'bytes'])
  expect(JSON.stringify(value)).not.toContain('a secret')
  expect(
    Object.keys(value && typeof value === 'object' && 'settings' in value ? Object(value.settings) : {}),
  ).not.toContain('SECRET_KEY')
  vi.unstubAllEnvs()
})

test('it cannot read our data, write, or start programs', async () => {
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'x')
  expect((await run('read', secret)).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('read', '/etc/passwd')).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('write', join(folder, 'left'))).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('start', '/bin/true')).value).toBe('ERR_ACCESS_DENIED')
})

test('it has no network where the system can take it away', async () => {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const isOff = await networkIsShutOff()
  expect((await run('connect', String(port))).value === 'done').toBe(!isOff)
  server.close()
})

test('it ends when it takes too long, needs too much memory or crashes', async () => {
  expect(await failureOf('loop', { milliseconds: 1500 })).toBe('time')
  expect(await failureOf('heap', { megabytes: 128 })).toBe('memory')
  expect(await failureOf('buffers', { megabytes: 256 })).toBe('memory')
  expect(await failureOf('exit')).toBe('crash')
  expect(await failureOf('flood')).toBe('crash')
})
