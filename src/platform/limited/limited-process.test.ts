import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { compiledProgram } from './compiled-program.ts'
import { LimitedFailure, runLimited } from './limited-process.ts'
import { isolation, SANDBOX_PATH, sandboxed } from './sandbox.ts'

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

test('it cannot read our data, write, or start programs, processes and threads', async () => {
  const secret = join(folder, 'secret')
  writeFileSync(secret, 'x')
  expect((await run('read', secret)).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('read', '/etc/passwd')).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('write', join(folder, 'left'))).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('start', '/bin/true')).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('fork', program)).value).toBe('ERR_ACCESS_DENIED')
  expect((await run('thread', program)).value).toBe('ERR_ACCESS_DENIED')
})

test('a start takes over what was compiled before, and cannot change it', async () => {
  if ((await isolation()) !== 'sandbox') return
  await expect.poll(() => compiledProgram(program), { timeout: 20_000 }).not.toBeNull()
  const folder = compiledProgram(program) ?? ''
  const before = readdirSync(folder, { recursive: true })
  expect(before.length).toBeGreaterThan(1)
  expect((await run('echo')).blocks.map(String)).toEqual(['bytes', 'bytes'])
  expect((await run('write', join(folder, 'left'))).value).toBe('EROFS')
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test('it reaches no port and no socket of this machine where the system can cut it off', async () => {
  const allowed = await isolation()
  const path = join(folder, 'socket')
  for (const [at, expected] of [
    [path, allowed === 'sandbox' ? 'ENOENT' : 'done'],
    [0, allowed === 'none' ? 'done' : 'ENETUNREACH'],
  ] as const) {
    const server = createServer()
    await new Promise<void>((done) => server.listen(at, () => done()))
    const address = server.address()
    const to = typeof address === 'string' ? address : String(address?.port)
    expect((await run('connect', to)).value).toBe(expected)
    server.close()
  }
})

test('it ends when it takes too long, needs too much memory or crashes', async () => {
  expect(await failureOf('loop', { milliseconds: 1500 })).toBe('time')
  expect(await failureOf('heap', { megabytes: 128 })).toBe('memory')
  expect(await failureOf('buffers', { megabytes: 256 })).toBe('memory')
  expect(await failureOf('reserve')).toBe('memory')
  expect(await failureOf('exit')).toBe('crash')
  expect(await failureOf('flood')).toBe('crash')
})

test('the next file finds a process that has started already, which serves it alone and ends if none comes', async () => {
  const ready = { program, input: Buffer.from('bytes'), spareMilliseconds: 60_000 }
  const runReady = async (attempt: string) => (await runLimited({ ...ready, task: { attempt } })).value
  const processes = () =>
    spawnSync('pgrep', ['-f', `^[^ ]*node .*${program}$`])
      .stdout.toString()
      .split('\n')
      .filter(Boolean)
  const waiting = async () => {
    await expect.poll(() => processes().length, { timeout: 20_000 }).toBe(1)
    return processes()
  }
  expect(await runReady('count')).toBe(1)
  const first = await waiting()
  expect(await runReady('count')).toBe(1)
  expect(await waiting()).not.toEqual(first)
  await runLimited({ ...ready, task: { attempt: 'count' }, spareMilliseconds: 1 })
  await expect.poll(() => processes().length, { timeout: 20_000 }).toBe(0)
})

/** What a file can do that has taken over compiled code: Node's own rules do not bind it. */
describe('in a sandbox', async () => {
  if ((await isolation()) !== 'sandbox') return test.skip('there is none on this machine', () => {})
  const shared = join(folder, 'shared')
  // A table of mounts divides its columns by spaces.
  const spaced = join(folder, 'with a space')
  for (const given of [shared, spaced]) {
    mkdirSync(given)
    writeFileSync(join(given, 'ours'), 'a program')
  }
  const shell = (script: string) => {
    const [command = '', ...words] = sandboxed(['/bin/sh', '-c', script], ['/bin', shared, spaced])
    return spawn(command, words, { env: { PATH: SANDBOX_PATH }, stdio: ['ignore', 'pipe', 'ignore'] })
  }
  const saidBy = (script: string) => text(shell(script).stdout)

  test('a program reads what it was given, and nothing else of this machine', async () => {
    writeFileSync(join(folder, 'secret'), 'x')
    for (const given of [shared, spaced]) expect(await saidBy(`cat '${given}/ours'`)).toBe('a program')
    expect(await saidBy(`cat ${folder}/secret /etc/passwd /proc/1/environ; ls ${folder}`)).toBe(
      'shared\nwith a space\n',
    )
    const [, top = ''] = folder.split('/')
    const seen = (await saidBy('echo /*')).trim().split(' ')
    const given = ['bin', 'dev', 'etc', 'lib', 'lib64', 'nix', 'usr', top].map((name) => `/${name}`)
    expect(seen.filter((path) => !given.includes(path))).toEqual([])
  })

  test('it changes nothing, and gets no rights back', async () => {
    for (const given of [shared, spaced]) {
      await saidBy(`cd '${given}'; echo x > ours; rm ours; echo x > more; mkdir /new`)
      expect(readdirSync(given)).toEqual(['ours'])
      expect(readFileSync(join(given, 'ours'), 'utf8')).toBe('a program')
    }
    expect(
      await saidBy(`mount -o remount,rw ${shared} && echo mounted; mount -t proc proc /usr && echo seen`),
    ).toBe('')
  })

  test('all processes that it has started end with it', async () => {
    const seconds = String(100_000 + process.pid)
    const child = shell(`for i in 1 2 3; do sleep ${seconds} & done; echo started; wait`)
    await once(child.stdout, 'data')
    const running = () => Number(spawnSync('pgrep', ['-fc', `^sleep ${seconds}`]).stdout)
    // The shell goes on before they have become what they are.
    await expect.poll(running).toBe(3)
    child.kill('SIGKILL')
    await expect.poll(running).toBe(0)
  })
})
