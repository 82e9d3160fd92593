import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FORMATS, type FormatName } from '#features/feeds/server/detect-format.ts'
import { BrokenFeed } from '#features/feeds/server/feed-errors.ts'
import { fetchWholeFeed } from '#features/feeds/server/fetch-whole-feed.ts'
import { type FieldMapping, fieldMapping } from '#features/feeds/server/field-mapping.ts'
import { summaryLines } from '#features/feeds/server/import-report.ts'
import { fileFeed, inputFeed, type LocalFeed } from '#features/feeds/server/load-feed.ts'
import { type Feed, openFeed } from '#features/feeds/server/open-feed.ts'
import { showProgress } from '#features/feeds/server/show-progress.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { FetchFailure } from '#platform/net/fetch-failure.ts'
import { runCommand } from './run-command.ts'

/** The program behind `bin/import-jobs`: reads postings from a file, standard input or an address into the database. */

const USAGE = `Usage: bin/import-jobs.js FILE|URL [--format FORMAT] [--source NAME] [--company NAME]
                          [--mapping MAPPING.json] [--report FOLDER]

  FILE|URL   postings; packed ones (gzip) are unpacked, - is standard input
  --format   ${FORMATS.slice(0, 5).join(', ')},
             ${FORMATS.slice(5).join(', ')}; found by itself where it is not given
  --source   under which name the postings are kept (otherwise what the rows say, or the file's name)
  --company  the employer, where the postings name none
  --mapping  where rows of jsonl or csv keep what, such as {"title": "position.name", "source": {"value": "our-board"}, ...}
  --report   where report.jsonl, refused.jsonl and summary.json go (otherwise below the data folder)`

await runCommand(main, { usage: USAGE, sentenceFor })

async function main(): Promise<void> {
  const given = readArguments()
  const mapping = given.mapping === null ? null : await readMapping(given.mapping)
  const env = readEnv()
  const stop = stopOnSignal()
  const obtained = await obtain(given.from, stop)
  try {
    const feed = await openFeed(obtained, { ...given, mapping })
    await importInto(
      given.report ?? join(env.dataFolder, 'imports', `${stamp()}-${process.pid}-${obtained.name}`),
      feed,
    )
  } finally {
    await obtained.remove()
  }

  async function importInto(reportFolder: string, feed: Feed): Promise<void> {
    // All that postings are understood by takes a second to load: a wrong argument is reported before.
    const { importJobs } = await import('#features/feeds/server/import-jobs.ts')
    const database = await openDatabase(env)
    try {
      await migrate(database.db)
      const progress = showProgress(process.stderr, feed.progress)
      const summary = await importJobs(database.db, systemClock, {
        rows: feed.rows(),
        reportFolder,
        onProgress: progress.rows,
        signal: stop,
      }).finally(progress.done)
      await writeFile(join(reportFolder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`)
      for (const line of summaryLines(summary)) console.log(line)
      console.log(`Row by row: ${join(reportFolder, 'report.jsonl')}`)
    } finally {
      await database.close()
    }
  }
}

function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text)
}

async function obtain(from: string, signal: AbortSignal): Promise<LocalFeed> {
  if (from === '-') return inputFeed(process.stdin)
  if (!isAddress(from)) return fileFeed(from)
  const { feed } = await fetchWholeFeed(from, { signal })
  if (!feed) throw new FetchFailure('answered 304')
  return feed
}

/** Ctrl-C ends the import after the current batch, and never leaves a database running. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort())
  return controller.signal
}

interface Arguments {
  from: string
  format: FormatName | null
  source: string | null
  company: string | null
  mapping: string | null
  report: string | null
}

/** Paths are relative to the caller's folder. */
function readArguments(): Arguments {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: text,
      source: text,
      company: text,
      mapping: text,
      report: text,
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [from, ...more] = positionals
  if (from === undefined || more.length > 0) throw new ConfigurationError(USAGE)
  const format = FORMATS.find((name) => name === values.format) ?? null
  if (values.format && !format)
    throw new ConfigurationError(`There is no format ${values.format}.\n\n${USAGE}`)
  const here = (path: string) => resolve(process.env.JOBLANE_CALLED_FROM ?? '.', path)
  return {
    from: from === '-' || isAddress(from) ? from : here(from),
    format,
    source: values.source ?? null,
    company: values.company ?? null,
    mapping: values.mapping ? here(values.mapping) : null,
    report: values.report ? here(values.report) : null,
  }
}

async function readMapping(path: string): Promise<FieldMapping> {
  const result = fieldMapping.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path: at, message }) => `${at.join('.') || 'all'}: ${message}`)
  throw new ConfigurationError(`The mapping in ${path} is wrong. ${problems.join('; ')}.`)
}

function stamp(): string {
  return systemClock.now().toISOString().slice(0, 19).replace(/[:T]/g, '-')
}

function sentenceFor(error: Error): string | null {
  if (error instanceof BrokenFeed) return `Nothing was imported: the feed ${error.message}.`
  if (error instanceof FetchFailure) return `Nothing was imported: the address ${error.message}.`
  if ('code' in error && error.code === 'ENOENT')
    return `There is no such file: ${error.message.replace(/^.*'(.*)'$/, '$1')}`
  return error instanceof SyntaxError ? `The mapping is not JSON: ${error.message}` : null
}
