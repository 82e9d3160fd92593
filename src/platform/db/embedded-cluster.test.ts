import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from './database.ts'
import { startEmbeddedCluster } from './embedded-cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-cluster-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another process that opens the cluster and keeps it until it is told to go. */
async function otherProcess() {
  const script = `
    import { startEmbeddedCluster } from ${JSON.stringify(join(import.meta.dirname, 'embedded-cluster.ts'))}
    const cluster = await startEmbeddedCluster(${JSON.stringify(folder)}, { durable: false })
    console.log('open')
    process.stdin.once('data', async () => { await cluster.stop(); process.exit(0) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function answers(): Promise<boolean> {
  const cluster = await startEmbeddedCluster(folder, { durable: false })
  const database = await connect(cluster.connection)
  const alive = await database.answers()
  await database.close()
  await cluster.stop()
  return alive
}

test('whoever comes second uses the server beside its owner and leaves it running', async () => {
  const owner = await otherProcess()
  expect(await answers()).toBe(true)
  expect(await answers()).toBe(true)
  owner.stdin.write('stop')
  expect(await once(owner, 'exit')).toEqual([0, null])
})

test('a server left behind by a killed process is taken over, and stopped in the end', async () => {
  const killed = await otherProcess()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await answers()).toBe(true)
  const next = await otherProcess()
  next.stdin.write('stop')
  expect(await once(next, 'exit')).toEqual([0, null])
})
