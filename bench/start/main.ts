/**
 * The time of `npm start` on existing data: from the command to the first search page. Each round starts the site with
 * everything that earlier starts have kept, and once without each of these. See README.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { medianOf, processorMsOf } from './processor-time.ts'

const { values } = parseArgs({
  options: {
    /** The project whose start is measured: this one, or another checkout with its packages and its build. */
    tree: { type: 'string', default: '.' },
    /** A data folder. A new one gets the demo world first, which is not counted. */
    data: { type: 'string', default: '.cache/bench-start' },
    rounds: { type: 'string', default: '3' },
    /** Only with everything kept. */
    plain: { type: 'boolean', default: false },
  },
})

const TREE = resolve(values.tree)
const DATA = resolve(values.data)
const CACHE = join(TREE, 'node_modules/.cache/joblane')

/** What a start finds, and what is removed before it. */
const STARTS: readonly { name: string; without: readonly string[] }[] = [
  { name: 'all is kept', without: [] },
  { name: 'no compiled modules', without: [join(CACHE, 'compiled')] },
  { name: 'no names of the search', without: [join(CACHE, 'names')] },
  { name: 'no snapshot of the index', without: [join(DATA, 'index/jobs.snapshot')] },
]

interface Measured {
  seconds: number
  processor: number
}

const measured = new Map<string, Measured[]>()
if (!existsSync(DATA)) await start()
await start()
for (let round = 0; round < Number(values.rounds); round++) {
  for (const { name, without } of values.plain ? STARTS.slice(0, 1) : STARTS) {
    for (const path of without) rmSync(path, { recursive: true })
    measured.set(name, [...(measured.get(name) ?? []), await start()])
  }
}
const bare = medianOf(await Promise.all([1, 2, 3].map(bareNode)))
const whole = medianOf((measured.get('all is kept') ?? []).map(({ seconds }) => seconds))
console.log('| start | seconds to the first page | of the whole | seconds of processor |\n|---|---|---|---|')
for (const [name, starts] of measured) {
  const seconds = starts.map((each) => each.seconds)
  const processor = medianOf(starts.map((each) => each.processor))
  const range = `${Math.min(...seconds).toFixed(2)}–${Math.max(...seconds).toFixed(2)}`
  console.log(`| ${name} | ${range} | ${(medianOf(seconds) / whole).toFixed(2)} | ${processor.toFixed(2)} |`)
}
console.log(`| Node alone | ${bare.toFixed(2)} | ${(bare / whole).toFixed(2)} | |`)

/** Starts the site as `npm start` does, waits for a search page, and stops it. */
async function start(): Promise<Measured> {
  const port = await freePort()
  const began = performance.now()
  const site = spawn(process.execPath, ['bin/start.js'], {
    cwd: TREE,
    env: { ...process.env, PORT: String(port), JOBLANE_DATA: DATA },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await firstPage(site, `http://127.0.0.1:${port}/en/onsite-job?country=SG`)
  const result = {
    seconds: (performance.now() - began) / 1000,
    processor: processorMsOf(site.pid ?? 0) / 1000,
  }
  site.kill('SIGTERM')
  await once(site, 'exit')
  return result
}

async function firstPage(site: ChildProcess, address: string): Promise<void> {
  while (site.exitCode === null) {
    const response = await fetch(address).catch(() => null)
    const isThere = response?.ok === true && (await response.text()).includes('data-job=')
    if (isThere) return
    if (response !== null && response.status < 500 && !response.ok)
      throw new Error(`${address} answers ${response.status}.`)
    await setTimeout(10)
  }
  throw new Error('The site did not start.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function bareNode(): Promise<number> {
  const began = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return (performance.now() - began) / 1000
}
