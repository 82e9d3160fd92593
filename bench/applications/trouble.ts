import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Random } from '../../demo/random.ts'
import type { DatabaseProxy } from '../../tests/database/proxy-to-database.ts'
import type { SiteProcess } from './site-processes.ts'

/** Something that happens to the site or to its database. */
type Trouble = 'site killed' | 'connections cut' | 'database hangs' | 'backend killed' | 'database killed'

const WEIGHTS: Readonly<Record<Trouble, number>> = {
  'site killed': 3,
  'connections cut': 4,
  'database hangs': 2,
  'backend killed': 3,
  'database killed': 1,
}

export interface Troubles {
  counts: Record<Trouble, number>
  /** No more comes; resolves when the database answers again. */
  stop(): Promise<void>
}

interface Troubled {
  random: Random
  sites: readonly SiteProcess[]
  proxy: DatabaseProxy
  /** The folder of the embedded database. */
  postgres: string
  /** How many applications there are so far. */
  done: () => number
  /** Applications between two, drawn evenly: on a slow machine, trouble comes as slowly as all else. */
  every: readonly [number, number]
}

/** Something every few applications until `stop`. */
export function makeTrouble({ random, sites, proxy, postgres, done, every }: Troubled): Troubles {
  const counts = {
    'site killed': 0,
    'connections cut': 0,
    'database hangs': 0,
    'backend killed': 0,
    'database killed': 0,
  }
  let isOn = true
  const ended = run()

  async function run(): Promise<void> {
    const [least, most] = every
    for (let next = random.int(least, most); isOn; ) {
      await setTimeout(50)
      if (done() < next) continue
      next = done() + random.int(least, most)
      const [name] = random.weighted(entriesOf(WEIGHTS), ([, weight]) => weight)
      if (await happen(name)) counts[name] += 1
    }
  }

  /** False: it could not happen now. */
  async function happen(trouble: Trouble): Promise<boolean> {
    if (trouble === 'site killed') {
      const site = random.pick(sites)
      if (!site.isUp()) return false
      site.kill()
      return true
    }
    if (trouble === 'connections cut' || trouble === 'database hangs') {
      if (trouble === 'database hangs') proxy.hang()
      else await proxy.die()
      await setTimeout(random.int(50, 2500))
      await proxy.recover()
      return true
    }
    const postmaster = postmasterOf(postgres)
    if (postmaster === null) return false
    return killed(trouble === 'database killed' ? postmaster : random.pick(childrenOf(postmaster)))
  }

  return {
    counts,
    async stop() {
      isOn = false
      await ended
    },
  }
}

const entriesOf = (weights: Readonly<Record<Trouble, number>>): [Trouble, number][] => [
  ['site killed', weights['site killed']],
  ['connections cut', weights['connections cut']],
  ['database hangs', weights['database hangs']],
  ['backend killed', weights['backend killed']],
  ['database killed', weights['database killed']],
]

function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

function postmasterOf(postgres: string): number | null {
  try {
    const pid = Number(readFileSync(join(postgres, 'postmaster.pid'), 'utf8').split('\n')[0])
    return childrenOf(pid).length > 0 ? pid : null
  } catch {
    return null
  }
}

/** Each connection has a process of its own; whichever of them dies, the server starts all anew and recovers. */
const childrenOf = (postmaster: number): number[] =>
  readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
