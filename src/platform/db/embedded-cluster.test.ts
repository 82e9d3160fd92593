import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openDatabase } from './database.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-cluster-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openDatabase(readEnv({ JOBLANE_DATA: folder }))
const isRunning = () => existsSync(join(folder, 'postgres/postmaster.pid'))

/** Another process that opens the database and uses it until it gets the command to leave. */
async function otherProcess() {
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))}
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    import { readEnv } from ${JSON.stringify(join(import.meta.dirname, '../env.ts'))}
    const database = await openDatabase(readEnv({ JOBLANE_DATA: ${JSON.stringify(folder)} }))
    await migrate(database.db)
    console.log('open')
    process.stdin.once('data', async () => { await database.close(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  expect(child.exitCode).toBeNull()
  return {
    leave: async () => {
      child.stdin.write('leave')
      expect(await once(child, 'exit')).toEqual([0, null])
    },
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('processes that start at once create one database, migrate it once, and the last one stops it', async () => {
  const [first, second, third] = await Promise.all([otherProcess(), otherProcess(), otherProcess()])
  await first.leave()
  await second.leave()
  const database = await open()
  await third.leave()
  expect(await database.answers()).toBe(true)
  await database.close()
  expect(isRunning()).toBe(false)
  expect(readdirSync(folder).sort()).toEqual(['postgres', 'socket'])
})

test('a server left behind by a killed process is reused, and stopped at the end', async () => {
  const killed = await otherProcess()
  await killed.kill()
  expect(isRunning()).toBe(true)
  const database = await open()
  expect(await database.answers()).toBe(true)
  await database.close()
  expect(isRunning()).toBe(false)
})

test('a server that is being stopped is waited for and started again', async () => {
  const first = await otherProcess()
  const [database] = await Promise.all([open(), first.leave()])
  expect(await database.answers()).toBe(true)
  await database.close()
})

const serverProcess = () =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

test('a killed server is restarted while we use it, and stopped at the end', async () => {
  const database = await open()
  process.kill(serverProcess(), 'SIGKILL')
  await expect.poll(() => database.answers(), { timeout: 30_000 }).toBe(false)
  await expect.poll(() => database.answers(), { timeout: 30_000 }).toBe(true)
  await database.close()
  expect(isRunning()).toBe(false)
})

test('a server that somebody stopped stays stopped, and is used again once it runs', async () => {
  const database = await open()
  process.kill(serverProcess(), 'SIGINT')
  await expect.poll(isRunning).toBe(false)
  expect(await database.answers()).toBe(false)
  const other = await otherProcess()
  expect(await database.answers()).toBe(true)
  await other.leave()
  await database.close()
})

test('a folder that holds something else is not touched, and the error names it', async () => {
  const occupied = mkdtempSync(join(tmpdir(), 'joblane-occupied-'))
  chmodSync(occupied, 0o755)
  mkdirSync(join(occupied, 'postgres/photos'), { recursive: true })
  await expect(openDatabase(readEnv({ JOBLANE_DATA: occupied }))).rejects.toThrow(
    `could not be created in ${join(occupied, 'postgres')}`,
  )
  expect(readdirSync(join(occupied, 'postgres'))).toEqual(['photos'])
  rmSync(occupied, { recursive: true })
})
