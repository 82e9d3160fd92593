import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A real clamd of a test's own. */
export interface Clamd {
  /** A setting for `CLAMD_URL`. */
  url: string
  stop(): Promise<void>
}

/** Whether this machine has clamd. Debian's package is `clamav-daemon`. */
export const hasClamd: boolean = spawnSync('clamd', ['--version']).status === 0

/** What its one signature finds; no virus, so that no other scanner minds this file. */
export const TEST_VIRUS = 'joblane test virus'
export const MOST_SCANNED = 1024 * 1024

/** It has a signature of ours: those of real viruses come from the internet. */
export async function startClamd(folder: string): Promise<Clamd> {
  const socket = join(folder, 'clamd.socket')
  const settings = join(folder, 'clamd.conf')
  const signature = `Joblane.Test:0:*:${Buffer.from(TEST_VIRUS).toString('hex')}\n`
  writeFileSync(join(folder, 'test.ndb'), signature)
  writeFileSync(
    settings,
    [
      'Foreground yes',
      `DatabaseDirectory ${folder}`,
      `LocalSocket ${socket}`,
      `TemporaryDirectory ${folder}`,
      `StreamMaxLength ${MOST_SCANNED}`,
    ].join('\n'),
  )
  const server = spawn('clamd', ['--config-file', settings], { stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk)
    if (said.includes('Self checking every')) break
  }
  server.stdout.resume()
  if (server.exitCode !== null) throw new Error(`clamd ended: ${said}`)
  return {
    url: `unix:${socket}`,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}
