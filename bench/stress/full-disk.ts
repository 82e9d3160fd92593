import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSite } from '../pages/site-process.ts'
import { newVisitor } from './ask.ts'
import { type Figures, noOutcome, type Scenario } from './scenario.ts'

const DISK = '640m'
const SECONDS = 8
const LONGEST_MS = 60_000
const TREE = join(import.meta.dirname, '../..')

/** A separate disk, in memory, for all data of a small site; only root may mount one. */
export const fullDisk: Scenario = {
  name: 'full-disk',
  about: `the disk of the data folder and the database is full for ${SECONDS} s: one visitor reads, one writes`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'joblane-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder], {
        stdio: 'pipe',
      })
    } catch {
      rmSync(folder, { recursive: true })
      return [
        { load: 'skipped', outcome: noOutcome(), secondsToNormal: null, note: 'only root may mount a disk' },
      ]
    }
    try {
      return await onDisk(folder)
    } finally {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    }
  },
}

async function onDisk(folder: string): Promise<Figures[]> {
  process.env.JOBLANE_DEMO = 'off'
  execFileSync(process.execPath, ['bin/lib/add-demo-world.ts', '--jobs', '300', '--companies', '40'], {
    cwd: TREE,
    env: { ...process.env, JOBLANE_DATA: folder },
  })
  const site = await startSite(TREE, folder)
  const reading = noOutcome()
  const writing = noOutcome()
  const filler = join(folder, 'filler')
  try {
    fill(filler)
    for (const end = performance.now() + SECONDS * 1000; performance.now() < end; ) {
      const read = await newVisitor(site.address)('/en/onsite-job?country=PH')
      reading[read.kind].push(read.milliseconds)
      const wrote = await write(site.address)
      writing[wrote.kind].push(wrote.milliseconds)
    }
    rmSync(filler)
    const secondsToNormal = await untilWritten(site.address)
    return [
      { load: 'reading', outcome: reading, secondsToNormal: null },
      { load: 'writing', outcome: writing, secondsToNormal },
    ]
  } finally {
    rmSync(filler, { force: true })
    await site.stop()
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (;;) writeSync(file, block)
  } catch {
    // No space is left.
  } finally {
    closeSync(file)
  }
}

let visitor = 0

/** A session for a guest: it writes a row to the database. */
async function write(address: string) {
  const start = performance.now()
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.200.${visitor >> 8}.${visitor++ & 255}`,
  }
  const answer = await fetch(`${address}/api-server/auth/guest/login`, {
    method: 'POST',
    headers,
    body: '{}',
  }).catch(() => null)
  const kind = answer?.ok ? 'admitted' : answer?.status === 503 ? 'refused' : 'failed'
  return { kind, milliseconds: performance.now() - start } as const
}

async function untilWritten(address: string): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < LONGEST_MS) {
    if ((await write(address)).kind === 'admitted') return (performance.now() - start) / 1000
    await setTimeout(50)
  }
  return null
}
