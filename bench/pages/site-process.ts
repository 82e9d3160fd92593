import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type ProbeAnswer, type ProbeRequest, probeAnswer } from './probe-messages.ts'

export interface SiteProcess {
  address: string
  ask(request: ProbeRequest): Promise<ProbeAnswer>
  /**
   * Processor time so far, in milliseconds: of the site's process with all its threads, of the limited processes that it
   * has started and that have ended, and of its database.
   */
  processorMs(): { site: number; limited: number; database: number }
  stop(): Promise<void>
}

/** Starts the production site of a checkout with its build; the probe observes its main thread. */
export async function startSite(tree: string, dataFolder: string): Promise<SiteProcess> {
  const probe = import.meta.resolve('./probe.ts')
  const { flags, environment } = await startedWith(tree)
  const child = spawn(process.execPath, [...flags, '--import', probe, 'src/entry/main.ts'], {
    cwd: tree,
    // Each request comes from another visitor, as through a proxy: no address reaches its limit.
    env: { ...process.env, ...environment, PORT: '0', TRUST_PROXY: 'on', JOBLANE_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const pid = child.pid ?? 0
  if (child.stdout === null) throw new Error('The site has no output.')
  const address = await addressOf(createInterface(child.stdout))
  const postmaster = Number(
    readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  return {
    address,
    async ask(request) {
      child.send(request)
      for (;;) {
        const [message] = await once(child, 'message')
        const answer = z.object({ probe: probeAnswer }).safeParse(message)
        if (answer.success) return answer.data.probe
      }
    },
    processorMs: () => ({ site: ownMs(pid), limited: statOf(pid).dead, database: childrenMs(postmaster) }),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

const startSettings = z.object({
  NODE_FLAGS: z.array(z.string()),
  ENVIRONMENT: z.record(z.string(), z.string()),
  COMPILED: z.string(),
})

/** As `npm start` of the checkout starts it. */
export async function startedWith(
  tree: string,
): Promise<{ flags: string[]; environment: Record<string, string> }> {
  const importOf = (file: string) => import(pathToFileURL(join(tree, 'bin/lib', file)).href)
  const settings: unknown = { ...(await importOf('site-process.js')), ...(await importOf('child.js')) }
  const { NODE_FLAGS, ENVIRONMENT, COMPILED } = startSettings.parse(settings)
  return { flags: NODE_FLAGS, environment: { NODE_COMPILE_CACHE: COMPILED, ...ENVIRONMENT } }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /Joblane is at ([^\s,]+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The site did not start.')
}

/** Linux counts in hundredths of a second. */
const MS_PER_JIFFY = 10

/**
 * Fields of /proc/PID/stat after the name, which may contain spaces: parent, user, system, and those of dead children.
 */
function statOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number)
  const ms = (index: number) => (fields[index] ?? 0) * MS_PER_JIFFY
  return { own: ms(11) + ms(12), dead: ms(13) + ms(14) }
}

const ownMs = (pid: number): number => statOf(pid).own

/** One server process for each connection, all children of the postmaster. */
function childrenMs(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
  const living = children.map((pid) => ownMs(Number(pid)))
  return living.reduce((sum, ms) => sum + ms, statOf(postmaster).dead)
}
