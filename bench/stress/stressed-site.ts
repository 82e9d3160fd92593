import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchAddresses } from '../pages/addresses.ts'
import { load } from '../pages/load.ts'
import { startSite } from '../pages/site-process.ts'
import type { StressedSite } from './scenario.ts'

const WARM_UP = 300

/** The production site of a checkout, which has served pages until its code is warm. */
export async function startStressedSite(tree: string, dataFolder: string): Promise<StressedSite> {
  const site = await startSite(tree, dataFolder)
  await load(site.address, { next: searchAddresses(2), pages: WARM_UP, connections: 2 })
  const lines = readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return { ...site, dataFolder, postmaster: Number(lines[0]) }
}
