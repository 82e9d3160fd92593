import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type pg from 'pg'

/** The site of `npm start` with its built pages, in a process of its own, over a database that runs. */
export async function startSite(
  { host = '', user, database }: pg.ClientConfig,
  dataFolder: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['src/entry/main.ts', 'web', 'realtime'], {
    cwd: new URL('../../..', import.meta.url),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}/${database}`,
      JOBLANE_DATA: dataFolder,
      JOBLANE_DEMO: 'off',
      PORT: '0',
      TRUST_PROXY: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) {
    const origin = /^Joblane is at ([^\s,]+)/.exec(line)?.[1]
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error('The site did not start.')
}
