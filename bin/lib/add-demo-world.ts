import { parseArgs } from 'node:util'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { loadDemo } from '../../demo/load-demo.ts'

/** Adds a demo world of the requested size to the configured database. */

try {
  await main()
} catch (error) {
  console.error(error instanceof ConfigurationError || isWrongOption(error) ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const size = readSize()
  const env = readEnv()
  const { db, close } = await openDatabase(env)
  try {
    await migrate(db)
    const files = publicFileStore(env.dataFolder)
    const { jobs, companies, isAnother } = await loadDemo(db, {
      ...size,
      now: systemClock.now(),
      files,
      privateFiles: privateFiles(env),
    })
    if (isAnother) throw new ConfigurationError('A demo world of another size is there already.')
    console.log(`Added ${jobs} jobs in ${companies} companies.`)
  } finally {
    await close()
  }
}

function readSize() {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string', default: '20000' },
      companies: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  })
  return {
    jobs: wholeNumber(values.jobs),
    companies: wholeNumber(values.companies),
    seed: wholeNumber(values.seed),
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text))
    throw new ConfigurationError(`${text} is not a whole number below ten million.`)
  return Number(text)
}

function isWrongOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
