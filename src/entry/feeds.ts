import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { FORMATS } from '#features/feeds/server/detect-format.ts'
import { failedRows } from '#features/feeds/server/import-report.ts'
import { addSource, newSource, removeSource } from '#features/feeds/server/manage-sources.ts'
import { type SourceRow, sourcesWithCounts } from '#features/feeds/server/queries/sources.ts'
import type { Outcome } from '#features/feeds/server/run-source.ts'
import { systemClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, type Env, readEnv } from '#platform/env.ts'
import { runCommand } from './run-command.ts'

/** The program behind `bin/feeds`: manages the feeds that are read on a schedule. */

const USAGE = `Usage: bin/feeds.js list
       bin/feeds.js add NAME URL [--format FORMAT] [--company NAME] [--mapping MAPPING.json] [--every MINUTES]
       bin/feeds.js run NAME [--accept-loss]
       bin/feeds.js remove NAME

  add     reads the feed every so often (360 minutes unless told otherwise); its postings are kept under its name
  run     reads it now; --accept-loss closes what is gone even if that is more than half (otherwise that happens
          when it has been missing for three days)
  remove  reads it no more and closes its postings

  Formats: ${FORMATS.join(', ')}; found by itself where none is given.`

await runCommand(main, { usage: USAGE, sentenceFor })

async function main(): Promise<void> {
  const { command, positionals, values } = readArguments()
  const [name = '', url = ''] = positionals
  if (command === 'list') return withDatabase(({ db }) => list(db))
  if (name === '' || (command === 'add') !== (url !== '')) throw new ConfigurationError(USAGE)
  switch (command) {
    case 'add':
      return add(name, url, values)
    case 'run':
      return withDatabase((database, env) => run(database, env, name, values['accept-loss'] === true))
    case 'remove':
      return withDatabase(({ db }) => remove(db, name))
    default:
      throw new ConfigurationError(USAGE)
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { format: text, company: text, mapping: text, every: text, 'accept-loss': flag, help: flag }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [command, ...rest] = positionals
  return { command, positionals: rest, values }
}

type Values = ReturnType<typeof readArguments>['values']

async function withDatabase(work: (database: Database, env: Env) => Promise<void>): Promise<void> {
  const env = readEnv()
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    await work(database, env)
  } finally {
    await database.close()
  }
}

async function list(db: Database['db']): Promise<void> {
  const sources = await sourcesWithCounts(db)
  if (sources.length === 0) console.log('No feeds are read. Add one: bin/feeds.js add NAME URL')
  for (const source of sources) {
    console.log(`${source.name}  ${source.url}`)
    console.log(
      `  ${source.open_jobs} open postings; ${stateOf(source)}; next ${source.next_run_at.toISOString()}`,
    )
  }
}

function stateOf(source: SourceRow): string {
  const { last_outcome, last_trouble, last_report, failures, last_success_at, held_since, reading_since } =
    source
  if (reading_since !== null) return `being read since ${reading_since.toISOString()}`
  const success = last_success_at === null ? 'never read' : `last read ${last_success_at.toISOString()}`
  if (last_outcome === null) return 'not read yet'
  const failed = failedIn(last_report)
  if (last_trouble === null)
    return `${last_outcome}, ${success}${failed > 0 ? ` (${failedRows(failed)})` : ''}`
  const times = failures === 1 ? 'once' : `${failures} times in a row`
  if (last_outcome === 'failed') return `failed ${times}, ${success}: it ${last_trouble}`
  const since = held_since === null ? '' : ` since ${held_since.toISOString()}`
  return `held${since}, nothing closed: it ${last_trouble}`
}

/** The failed rows of a report; null before the first report, and for reports of older versions. */
function failedIn(report: unknown): number {
  const result = z.object({ failed: z.number() }).safeParse(report)
  return result.success ? result.data.failed : 0
}

async function add(name: string, url: string, values: Values): Promise<void> {
  const { format = null, company = null, mapping, every = '360' } = values
  const given = newSource.safeParse({
    name,
    url,
    format,
    company,
    mapping: mapping === undefined ? null : await readJson(mapping),
    everyMinutes: Number(every),
  })
  if (!given.success) {
    const problems = given.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigurationError(`This is no feed. ${problems.join('; ')}.`)
  }
  await withDatabase(async ({ db }) => {
    if (!(await addSource(db, systemClock, given.data))) {
      throw new ConfigurationError(`There is a feed ${name} already.`)
    }
    console.log(`${name} is read from now on, as long as a worker runs.`)
  })
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(resolve(process.env.JOBLANE_CALLED_FROM ?? '.', path), 'utf8'))
}

async function run({ db }: Database, env: Env, name: string, acceptLoss: boolean): Promise<void> {
  // Only reading a feed needs all that postings are understood by, which takes a second to load.
  const { runSource } = await import('#features/feeds/server/run-source.ts')
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort())
  const deps = { db, clock: systemClock, dataFolder: env.dataFolder }
  console.log(
    sentenceOf(name, await runSource(deps, name, { signal: stop.signal, acceptLoss, insist: true })),
  )
}

function sentenceOf(name: string, result: Outcome): string {
  switch (result.outcome) {
    case 'unknown':
      throw new ConfigurationError(`There is no feed ${name}.`)
    case 'busy':
      return `${name} is being read just now.`
    case 'unchanged':
      return `${name} has not changed.`
    case 'early':
      return `${name} has been read since it was due.`
    case 'failed':
      return `${name} changed nothing: it ${result.trouble}. Next try ${result.nextRunAt.toISOString()}.`
    default: {
      const { rows, added, changed, refused, failed } = result.summary
      const counts = `${rows} rows, ${added} new, ${changed} changed, ${refused} refused, ${result.closed} closed.`
      const held = result.trouble === null ? [] : [`Nothing was closed: it ${result.trouble}.`]
      return [`${name}: ${counts}`, ...held, ...(failed > 0 ? [failedRows(failed)] : [])].join(' ')
    }
  }
}

async function remove(db: Database['db'], name: string): Promise<void> {
  const closed = await removeSource(db, systemClock, name)
  if (closed === null) throw new ConfigurationError(`There is no feed ${name}.`)
  console.log(`${name} is read no more; ${closed} postings closed.`)
}

function sentenceFor(error: Error): string | null {
  if ('code' in error && error.code === 'ENOENT') return 'There is no such mapping file.'
  return error instanceof SyntaxError ? `The mapping is not JSON: ${error.message}` : null
}
