import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'

/** A Redis of a test's own, which can die and come back at the same address. */
export interface RedisServer {
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

/** Whether this machine has Redis. Debian's package is `redis-server`. */
export const hasRedis: boolean = spawnSync('redis-server', ['--version']).status === 0

export async function redisServer(): Promise<RedisServer> {
  const port = await freePort()
  let running: ChildProcess | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
      const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
      running = server
      let said = ''
      for await (const chunk of server.stdout) {
        said += String(chunk)
        if (said.includes('Ready to accept connections')) break
      }
    },
    async stop() {
      if (running === null || running.exitCode !== null) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
