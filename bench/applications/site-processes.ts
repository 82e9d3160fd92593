import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startedWith } from '../pages/site-process.ts'

/** A process as `npm start` starts it: the sites of seekers and recruiters, and a worker. */
export interface SiteProcess {
  seeker: string
  employer: string
  /** Kills it without a warning; another one starts at once. */
  kill(): void
  isUp(): boolean
  /** How often it was killed, and how often it ended by itself. */
  counts: { killed: number; died: number }
  stop(): Promise<void>
}

const TREE = join(import.meta.dirname, '../..')

export async function superviseSite(
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<SiteProcess> {
  const [seeker, employer, console] = await freePorts(3)
  const { flags, environment: started } = await startedWith(TREE)
  const counts = { killed: 0, died: 0 }
  const log = openSync(logFile, 'a')
  let isStopping = false
  let isUp = false
  let child = start()

  function start(): ChildProcess {
    const fresh = spawn(process.execPath, [...flags, 'src/entry/main.ts'], {
      cwd: TREE,
      env: {
        ...{ PATH: process.env.PATH, ...started, ...environment },
        ...{ PORT: String(seeker), EMPLOYER_PORT: String(employer), CONSOLE_PORT: String(console) },
      },
      stdio: ['ignore', 'pipe', log],
    })
    fresh.stdout?.on('data', (text) => {
      if (String(text).includes('Joblane is at')) isUp = true
      appendFileSync(logFile, text)
    })
    fresh.once('exit', () => {
      isUp = false
      if (isStopping) return
      if (fresh.signalCode !== 'SIGKILL') counts.died += 1
      void setTimeout(200).then(() => {
        if (!isStopping) child = start()
      })
    })
    return fresh
  }

  return {
    seeker: `http://127.0.0.1:${seeker}`,
    employer: `http://127.0.0.1:${employer}`,
    counts,
    isUp: () => isUp,
    kill() {
      counts.killed += 1
      child.kill('SIGKILL')
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The same ports at each start, so that clients find it again. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}
