import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_MAPPING, type FieldMapping, fieldMapping } from '#features/feeds/server/field-mapping.ts'
import { importJobs } from '#features/feeds/server/import-jobs.ts'
import { summaryLines } from '#features/feeds/server/import-report.ts'
import { openLines } from '#features/feeds/server/read-lines.ts'
import { showProgress } from '#features/feeds/server/show-progress.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'

/** What `bin/import-jobs` runs: reads postings, one JSON object a line, into the database. */

const USAGE = `Usage: bin/import-jobs.js FILE [--mapping MAPPING.json] [--report FOLDER]

  FILE       postings, one JSON object a line; .gz is unpacked, - is standard input
  --mapping  where the rows keep what, such as {"title": "position.name", "source": {"value": "our-board"}, ...}
  --report   where report.jsonl, refused.jsonl and summary.json go (otherwise below the data folder)`

try {
  await main()
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}

async function main(): Promise<void> {
  const { file, mapping, report } = readArguments()
  const fields = mapping === undefined ? DEFAULT_MAPPING : await readMapping(mapping)
  const env = readEnv()
  const stop = stopOnSignal()
  const { lines, progress: share } = await openLines(file)
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    const reportFolder = report ?? join(env.dataFolder, 'imports', `${stamp()}-${basename(file)}`)
    const progress = showProgress(process.stderr, share)
    const summary = await importJobs(database.db, systemClock, {
      lines,
      mapping: fields,
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

/** Ctrl-C ends the import after the batch in hand, and never leaves a database running behind. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort())
  return controller.signal
}

/** Paths are as seen by whoever called. */
function readArguments(): { file: string; mapping: string | undefined; report: string | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mapping: { type: 'string' }, report: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new ConfigurationError(USAGE)
  const here = (path: string) => resolve(process.env.JOBLANE_CALLED_FROM ?? '.', path)
  return {
    file: file === '-' ? file : here(file),
    mapping: values.mapping && here(values.mapping),
    report: values.report && here(values.report),
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

function sentenceFor(error: unknown): string | null {
  if (error instanceof ConfigurationError) return error.message
  if (!(error instanceof Error)) return null
  if ('code' in error && error.code === 'ENOENT')
    return `There is no such file: ${error.message.replace(/^.*'(.*)'$/, '$1')}`
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\n\n${USAGE}`
  return error instanceof SyntaxError ? `The mapping is not JSON: ${error.message}` : null
}
