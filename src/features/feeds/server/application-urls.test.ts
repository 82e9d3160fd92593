import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { DEFAULT_MAPPING } from './field-mapping.ts'
import { jsonLinesRows } from './formats/json-lines.ts'
import { importJobs } from './import-jobs.ts'

/** A feed names the address at which a job takes applications, and visitors follow it. */

const { db } = await testDatabase()
const reportFolder = mkdtempSync(join(tmpdir(), 'joblane-import-'))
afterAll(() => rmSync(reportFolder, { recursive: true }))

const HOSTILE = [
  'http://127.0.0.1',
  'https://evil.example\\@jobs.example',
  'https://jobs.example@evil.example/',
  'http://2130706433/',
  'http://[::ffff:10.0.0.1]/',
  'http://wiki/',
  'http://metadata.google.internal/',
  'javascript:alert(1)',
]

test('a job with an unsafe application address is not imported, and the report says why', async () => {
  const good = { id: 'good', url: 'HTTPS://Jobs.Example/apply now?id=1' }
  const rows = [...HOSTILE.map((url, at) => ({ id: `bad-${at}`, url })), good, { id: 'without' }]
  const lines = rows.map((row) => JSON.stringify({ source: 'board', title: 'Cook', company: 'Acme', ...row }))
  const { added, refused } = await importJobs(
    db,
    { now: () => new Date('2026-11-21T12:00:00Z') },
    {
      rows: jsonLinesRows(
        (async function* () {
          yield `${lines.join('\n')}\n`
        })(),
        DEFAULT_MAPPING,
      ),
      reportFolder,
      onProgress: () => {},
    },
  )
  expect({ added, refused }).toEqual({ added: 2, refused: HOSTILE.length })
  expect(readFileSync(join(reportFolder, 'report.jsonl'), 'utf8')).toContain(
    'has an address that nobody can be led to',
  )
  const kept = await db
    .selectFrom('jobs')
    .select(['source_ref', 'external_url'])
    .orderBy('source_ref')
    .execute()
  expect(kept).toEqual([
    { source_ref: 'good', external_url: 'https://jobs.example/apply%20now?id=1' },
    { source_ref: 'without', external_url: null },
  ])
})

test('the database refuses such an address too, whoever writes it', async () => {
  for (const external_url of [
    ...HOSTILE,
    'https://jobs.example/a\\b',
    'https://jobs.example/a b',
    'http://a.local',
  ])
    await expect(addJob(db, { external_url }), external_url).rejects.toThrow('external_url_check')
  await addJob(db, { external_url: "http://xn--mnchen-3ya.example:8080/~a_b/(c);d?e=%20&f='[1]{2}|^`#g!" })
  await expect(db.updateTable('companies').set({ website: 'http://10.0.0.1/' }).execute()).rejects.toThrow(
    'website_check',
  )
})
