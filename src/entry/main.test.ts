import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'joblane-main-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Resolves when something appears in the data folder of the site being started. By looking: a watcher of all folders fails
 * when a file of the database goes before it is watched, and misses those that came before their folder was.
 */
const appears = (pattern: string): Promise<void> =>
  expect.poll(() => globSync(pattern, { cwd: folder }), { timeout: 60_000, interval: 5 }).not.toEqual([])

test.each([
  ['while its database is being made', 'postgres-*/base'],
  ['before it listens', 'socket/.s.PGSQL.*'],
])('a site stopped %s leaves nothing running and complains of nothing', async (_when, sign) => {
  rmSync(join(folder, 'socket'), { recursive: true, force: true })
  const site = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, JOBLANE_DATA: folder, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  await appears(sign)
  site.kill('SIGTERM')
  expect(await once(site, 'exit')).toEqual([0, null])
  expect(output.split('\n')[0]).toBe('Stopping ...')
  expect(output).not.toContain('Error')
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
})
