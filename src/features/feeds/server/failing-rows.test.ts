import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Log, LogFields } from '#platform/log.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import type { FeedRow } from './feed-row.ts'
import { feedServer } from './feed-server.test-helper.ts'
import { importJobs } from './import-jobs.ts'
import { summaryLines } from './import-report.ts'
import { feedTasks } from './jobs.ts'
import { sourceNamed } from './queries/sources.ts'
import { rawPosting } from './raw-posting.ts'

/** A row that fails because of a bug of ours must not affect other rows. */

const { db } = await testDatabase()
let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const { deps, answerWith, serve, add, run } = await feedServer(db, clock)

const reportFolder = mkdtempSync(join(tmpdir(), 'joblane-failing-'))
afterAll(() => rmSync(reportFolder, { recursive: true, force: true }))

/** The database refuses postings of this company, as it refuses values that are too large for an index. */
const REFUSED = 'Ill-fated Ltd'
beforeAll(() =>
  sql`alter table companies add constraint no_luck check (name <> ${sql.lit(REFUSED)})`.execute(db),
)

const posting = (id: number, company: string) =>
  rawPosting({ source: 'rows', id: `${id}`, title: `Cook ${id}`, company, country: 'PH' })

/** Rows, some of which cannot be read or written. */
async function* rows(
  count: number,
  broken: readonly number[],
  refused: readonly number[],
): AsyncGenerator<FeedRow> {
  for (let number = 1; number <= count; number++) {
    yield {
      number,
      written: () => `row ${number}`,
      read: () => {
        if (broken.includes(number)) throw new TypeError('word.split is not a function')
        return posting(number, refused.includes(number) ? REFUSED : `Company ${number % 7}`)
      },
    }
  }
}

const importRows = (...args: Parameters<typeof rows>) =>
  importJobs(db, clock, { rows: rows(...args), reportFolder, onProgress: () => {} })

const linesOf = (name: string) => readFileSync(join(reportFolder, name), 'utf8').split('\n').filter(Boolean)

test('rows that fail are reported, and every other row is there', async () => {
  const summary = await importRows(450, [3, 200], [1, 120, 121, 450])
  expect(summary).toMatchObject({ rows: 450, added: 444, refused: 6, failed: 6, unreadable: 2, unchanged: 0 })
  expect(summaryLines(summary)[0]).toContain('6 refused')
  expect(summaryLines(summary)[1]).toBe('6 of the refused rows failed by a fault of ours: see report.jsonl.')
  const reported = linesOf('report.jsonl')
    .map((line) => JSON.parse(line))
    .filter(({ refused }) => refused)
  expect(reported.map(({ row }) => row).toSorted((one, other) => one - other)).toEqual([
    1, 3, 120, 121, 200, 450,
  ])
  expect(reported.find(({ row }) => row === 3)).toMatchObject({
    refused: 'failed: TypeError: word.split is not a function',
    stack: expect.stringContaining('failing-rows.test.ts'),
  })
  expect(reported.find(({ row }) => row === 120).refused).toContain('violates check constraint "no_luck"')
  expect(linesOf('refused.jsonl')).toContain('row 121')
})

test('nothing of a failed row is stored, and a second import changes nothing else', async () => {
  const { rows: left } = await sql`
    select id from jobs where source_ref in ('1', '3', '120', '121', '200', '450')
    union all select id from companies where name = ${REFUSED}`.execute(db)
  expect(left).toEqual([])
  expect(await importRows(450, [3, 200], [1, 120, 121, 450])).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 444,
  })
  expect(await importRows(450, [], [])).toMatchObject({ added: 6, changed: 0, refused: 0, failed: 0 })
})

test('an unavailable database ends the import: no row is to blame', async () => {
  const cut = async function* () {
    yield* rows(1, [], [])
    await sql`alter table jobs rename to jobs_away`.execute(db)
    yield* rows(2, [1], [])
  }
  const importing = importJobs(db, clock, { rows: cut(), reportFolder, onProgress: () => {} })
  await expect(importing).rejects.toThrow('relation "jobs" does not exist')
  await sql`alter table jobs_away rename to jobs`.execute(db)
})

const xml = (companies: readonly string[]) =>
  `<source>${companies
    .map(
      (name, id) =>
        `<job><id>${id}</id><title>Cook</title><company>${name}</company><country>PH</country></job>`,
    )
    .join('')}</source>`

test('a source reports failed rows, keeps their jobs open, and is read again until none fails', async () => {
  await add('unlucky')
  serve(xml(['A', 'B', 'C']))
  await run('unlucky')
  answerWith((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.setHeader('etag', '"1"').end(xml(['A', REFUSED, 'D']))
  })
  expect(await run('unlucky')).toMatchObject({
    outcome: 'imported',
    closed: 0,
    summary: { changed: 1, failed: 1 },
  })
  expect(await sourceNamed(db, 'unlucky')).toMatchObject({
    last_outcome: 'imported',
    last_report: { refused: 1, failed: 1 },
    failures: 0,
  })

  const lines: unknown[] = []
  const write = (message: string, fields?: LogFields) => void lines.push([message, fields])
  const log: Log = { info: write, warn: write, error: write }
  time += 24 * 60 * 60_000
  const task = feedTasks(deps, log).find(({ name }) => name === 'feeds.run-source')
  await task?.run({ name: 'unlucky' }, new AbortController().signal)
  expect(lines).toEqual([
    ['A feed was read, but not all of it', { source: 'unlucky', reason: '1 of 3 rows failed' }],
  ])

  await sql`alter table companies drop constraint no_luck`.execute(db)
  expect(await run('unlucky')).toMatchObject({ outcome: 'imported', summary: { changed: 1, failed: 0 } })
  expect(await run('unlucky')).toMatchObject({ outcome: 'unchanged' })
})
