import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES } from '#config/languages.ts'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { type JobSearchRequest, searchJobs } from '#features/search/contract.ts'
import { systemClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { ConfigurationError, type Env, readEnv } from '#platform/env.ts'
import { readExchangeRates } from '#platform/exchange-rates.ts'
import type { Viewer } from '#shared/viewer.ts'
import { olderSite, runCommand } from './run-command.ts'

/** The program behind `bin/explain-search`: shows how a query is read, what each step finds and how hits are scored. */

const USAGE = `Usage: bin/explain-search.js QUERY [--language LANGUAGE] [--country COUNTRY] [--literal] [--hits HITS]

  Says how the search of this site reads QUERY, what each of its steps finds, and of what the scores of the first hits
  are made. It changes nothing, and holds a job index of its own while it runs, of the same size as that of the site.

  --language  of the visitor who asks (en unless told otherwise)
  --country   where they look for jobs, such as PH, or EU (everywhere unless told otherwise)
  --literal   searches word for word: nothing is read or corrected
  --hits      how many are shown (10 unless told otherwise)`

await runCommand(main, { usage: USAGE, sentenceFor: olderSite })

async function main(): Promise<void> {
  const { request, viewer } = readArguments()
  const env = readEnv()
  // Does not migrate: the running site may be older than this program.
  const database = await openDatabase(env)
  try {
    for (const line of await explain(database, env, request, viewer)) console.log(line)
  } finally {
    await database.close()
  }
}

/** Names and places take a second to load: a wrong argument is reported before. */
async function explain(
  { db }: Database,
  env: Env,
  request: JobSearchRequest,
  viewer: Viewer,
): Promise<string[]> {
  const { explainQuery } = await import('#features/search/server/explain-search.ts')
  const { explainedLines } = await import('#features/search/server/explained-lines.ts')
  const rates = await readExchangeRates(env, systemClock.now())
  const directory = createCompanyDirectory(db, systemClock)
  const given = { db, clock: systemClock, directory, rates, dataFolder: env.dataFolder }
  return explainedLines(await explainQuery(given, request, viewer))
}

function readArguments(): { request: JobSearchRequest; viewer: Viewer } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { language: text, country: text, literal: flag, hits: text, help: flag }
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const { language = 'en', literal = false, hits = '10' } = values
  const country = values.country?.toUpperCase() ?? ''
  const query = positionals.join(' ')
  const request = searchJobs.request.safeParse({ query, country, literal, size: hits })
  if (query === '') throw new ConfigurationError(USAGE)
  if (!isLanguage(language))
    throw new ConfigurationError(`${language} is no language of this site: ${LANGUAGES.join(', ')}.`)
  if (!request.success) {
    const problems = request.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigurationError(`This cannot be searched. ${problems.join('; ')}.`)
  }
  return {
    request: request.data,
    viewer: { role: 'visitor', language, country: country === '' ? null : country, address: '' },
  }
}
