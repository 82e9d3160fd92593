import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { databaseUrl, testDatabase } from '../../tests/database/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-feeds-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const DATABASE_URL = databaseUrl(await testDatabase())

const run = (
  program: string,
  ...args: string[]
): Promise<{ code: number | string; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL, JOBLANE_DATA: folder, JOBLANE_CALLED_FROM: folder }
    execFile(
      process.execPath,
      [join(import.meta.dirname, program), ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
const feeds = (...args: string[]) => run('feeds.ts', ...args)

test('a feed is added, listed, read, reported as failing, and removed', { timeout: 300_000 }, async () => {
  expect((await feeds('add', 'inside', 'http://127.0.0.1:9/jobs.xml', '--every', '30')).stdout).toContain(
    'inside is read',
  )
  expect((await feeds('add', 'inside', 'http://127.0.0.1:9/')).stderr).toBe(
    'There is a feed inside already.\n',
  )
  for (let times = 0; times < 2; times++) {
    expect((await feeds('run', 'inside')).stdout).toContain(
      'inside changed nothing: it is not on the public internet. Next try 20',
    )
  }
  expect((await feeds('list')).stdout).toContain(
    '0 open postings; failed 2 times in a row, never read: it is not on the public internet; next 20',
  )
  expect((await feeds('remove', 'inside')).stdout).toBe('inside is read no more; 0 postings closed.\n')
  expect((await feeds('run', 'inside')).stderr).toBe('There is no feed inside.\n')
})

test.each([
  ['no command', [], 'Usage: '],
  ['a command there is not', ['fetch', 'x'], 'Usage: '],
  ['an address that is none', ['add', 'x', 'ftp://x.example/'], 'This is no feed. url: '],
  ['a name that cannot be', ['add', 'X y', 'https://x.example/'], 'use small letters'],
  [
    'a format there is not',
    ['add', 'x', 'https://x.example/', '--format', 'fax'],
    'This is no feed. format: ',
  ],
])('%s is reported in one sentence', async (_what, args, sentence) => {
  const { code, stderr } = await feeds(...args)
  expect(code).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})

test('an import from a private address is refused', async () => {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const { code, stderr } = await run(
    'import-jobs.ts',
    `http://localhost:${typeof bound === 'object' ? bound?.port : 0}/`,
  )
  server.close()
  expect([code, stderr]).toEqual([1, 'Nothing was imported: the address is not on the public internet.\n'])
})
