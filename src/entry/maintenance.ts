import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import {
  beginMaintenance,
  endMaintenance,
  type Maintenance,
  readMaintenance,
} from '#platform/db/maintenance.ts'
import { ConfigurationError, type Env, readEnv } from '#platform/env.ts'
import { olderSite, runCommand } from './run-command.ts'
import { expectedOrigin } from './sites.ts'

/** The program behind `bin/maintenance`: keeps visitors out, and lets them in again, while the site runs. */

const USAGE = `Usage: bin/maintenance.js on [--minutes MINUTES]
       bin/maintenance.js off
       bin/maintenance.js status

  on      shows visitors the maintenance screen and answers calls with 503, in every process that serves the site,
          within a second; programs are told to come back after MINUTES (10 unless told otherwise). Prints a link that
          lets the browser that opens it in.
  off     opens the site again; nothing else does`

const LONGEST_MINUTES = 7 * 24 * 60

await runCommand(main, { usage: USAGE, sentenceFor: olderSite })

async function main(): Promise<void> {
  const { command, minutes } = readArguments()
  const env = readEnv()
  // Does not migrate: the running site may be older than this program.
  const database = await openDatabase(env)
  try {
    console.log(await carryOut(command, database.db, env, minutes))
  } finally {
    await database.close()
  }
}

async function carryOut(command: string, db: Db, env: Env, minutes: number): Promise<string> {
  switch (command) {
    case 'on': {
      const pass = await beginMaintenance(db, systemClock, minutes)
      const origin = expectedOrigin(env, 'seeker')
      return `Visitors are kept out from now on. To look at the site meanwhile, open
${origin}/maintenance/enter/${pass}`
    }
    case 'off':
      return (await endMaintenance(db)) ? 'Visitors are let in again.' : 'The site was open.'
    default:
      return stateOf(await readMaintenance(db))
  }
}

function stateOf(maintenance: Maintenance | null): string {
  if (maintenance === null) return 'The site is open.'
  const { since, expectedEnd } = maintenance
  return `Visitors are kept out since ${since.toISOString()}, by promise until ${expectedEnd.toISOString()}.`
}

function readArguments(): { command: string; minutes: number } {
  const options = { minutes: { type: 'string', default: '10' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [command = '', ...rest] = positionals
  const minutes = Number(values.minutes)
  const isDuration = Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_MINUTES
  if (!['on', 'off', 'status'].includes(command) || rest.length > 0 || !isDuration)
    throw new ConfigurationError(USAGE)
  return { command, minutes }
}
