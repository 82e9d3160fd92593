/** node bench/stress/main.ts: measures what visitors get from a site in trouble; see README.md beside it. */
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { database } from './database.ts'
import { fullDisk } from './full-disk.ts'
import { printFigures, printHead } from './report.ts'
import type { Scenario } from './scenario.ts'
import { slowClients } from './slow-clients.ts'
import { startStressedSite } from './stressed-site.ts'
import { loop, visitors } from './visitors.ts'

const SCENARIOS: readonly Scenario[] = [visitors, loop, slowClients, database, fullDisk]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Data folder of a site with a demo world; absent: a temporary one is made. */
    data: { type: 'string' },
    /** The checkout whose site is stressed; its build must be there. */
    tree: { type: 'string', default: join(import.meta.dirname, '../..') },
  },
})

const dataFolder = resolve(values.data ?? newFolder())

for (const scenario of chosen(positionals)) {
  printHead(scenario)
  const site = await startStressedSite(resolve(values.tree), dataFolder)
  try {
    for (const figures of await scenario.run(site)) printFigures(figures)
  } finally {
    await site.stop()
  }
}

function chosen(names: readonly string[]): readonly Scenario[] {
  const unknown = names.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No scenario is called ${unknown.join(', ')}: ${SCENARIOS.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0 ? SCENARIOS : SCENARIOS.filter(({ name }) => names.includes(name))
}

/** The database's own user must be able to enter when this runs as root. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-stress-'))
  chmodSync(folder, 0o755)
  return folder
}
