import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { JOB_FACETS } from '#config/job-filter-details.ts'
import { dictionaryOf } from '#job-index/build-dictionary.ts'
import { meaningOf } from '#job-index/meaning/shipped-vectors.ts'
import type { JobIndexSettings } from '#job-index/settings.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { Db } from '#platform/db/database.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { followJobs, type IndexFollower } from './index-follower.ts'
import { forgetOldChanges, readInstallation } from './queries.ts'
import { loadSnapshot } from './snapshot-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-snapshot-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { db } = await testDatabase()
const settings: JobIndexSettings = {
  facets: JOB_FACETS,
  concepts: dictionaryOf([]),
  meaning: meaningOf([]),
  payBands: {},
  currencyRates: {},
  now: () => 0,
}
const follow = (file: string, of: Db = db) => followJobs(of, settings, file, () => {})

const porter = await addJob(db, { texts: [{ title: 'Night porter' }] })
const saved = join(folder, 'saved')
const first = await follow(saved)
await first.catchUpWithNow()
await first.save()

function copyOfSaved(name: string): string {
  const file = join(folder, name)
  copyFileSync(saved, file)
  return file
}

function found({ index }: IndexFollower, text: string): number[] {
  const page = { sort: 'newest', offset: 0, limit: 20, facets: false } as const
  return index
    .search({ text, language: 'en', filters: NO_FILTERS, exact: true, ...page })
    .hits.map(({ id }) => id)
}

test('an index starts from its snapshot and reads what changed since', async () => {
  const follower = await follow(copyOfSaved('fresh'))
  expect(found(follower, 'porter')).toEqual([porter])
  const pilot = await addJob(db, { texts: [{ title: 'Submarine pilot' }] })
  await follower.catchUpWithNow()
  expect(found(follower, 'pilot')).toEqual([pilot])
})

const rewrite = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'latin1')), 'latin1')

test.each([
  ['as it was', (text: string) => text, true],
  ['cut short', (text: string) => text.slice(0, text.length / 2), false],
  ['empty', () => '', false],
  ['something else', () => 'not a snapshot', false],
  ['of another version', (text: string) => text.replace(/("version":")./, '$1?'), false],
])('a snapshot that is %s is used only when it is whole and current', async (what, change, isUsed) => {
  const file = copyOfSaved(what)
  rewrite(file, change)
  expect((await loadSnapshot(file, settings, await readInstallation(db))) !== null).toBe(isUsed)
})

test('a snapshot of another database is not used, not even of the one this was copied from', async () => {
  const other = await testDatabase()
  await other.db.deleteFrom('installation').execute()
  const mark = await db.selectFrom('installation').selectAll().executeTakeFirstOrThrow()
  await other.db.insertInto('installation').values(mark).execute()
  const follower = await follow(copyOfSaved('copied'), other.db)
  expect(found(follower, 'porter')).toEqual([])
})

test('who slept longer than changes are kept notices it, and reads every job again', async () => {
  const file = copyOfSaved('sleeper')
  const sleeper = await follow(file)
  const diver = await addJob(db, { texts: [{ title: 'Pearl diver' }] })
  await db
    .updateTable('job_changes')
    .set({ at: new Date(0) })
    .execute()
  await forgetOldChanges(db, 7)
  await expect(sleeper.catchUp()).rejects.toThrow('No changes are kept')
  expect(found(await follow(file), 'pearl')).toEqual([diver])
  // Real changes are older than that; a transaction that is open elsewhere in the cluster may be older than these.
  await db.updateTable('installation').set({ changes_kept_from: '0' }).execute()
})

test('a snapshot is written only when jobs have changed', async () => {
  const file = join(folder, 'written')
  const follower = await follow(file)
  await follower.save()
  rmSync(file)
  await db.updateTable('companies').set({ website: 'https://example.com' }).execute()
  await follower.catchUpWithNow()
  await follower.save()
  expect(() => readFileSync(file)).toThrow('ENOENT')
})

test('what changes while a snapshot is written is read again by who starts from it, and is in the next', async () => {
  const file = join(folder, 'meanwhile')
  const follower = await follow(file)
  const saving = follower.save()
  const potter = await addJob(db, { texts: [{ title: 'Village potter' }] })
  await Promise.all([saving, follower.catchUpWithNow()])
  const late = await follow(file)
  await late.catchUpWithNow()
  expect(found(late, 'potter')).toEqual([potter])
  await follower.save()
  const next = await loadSnapshot(file, settings, await readInstallation(db))
  expect(next && found({ ...late, index: next.index }, 'potter')).toEqual([potter])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'postings that say %s wherever they can are found, and found again from the snapshot',
  async (word) => {
    const job = await addJob(db, {
      company_id: await addCompany(db, { name: word }),
      ...{ place_text: word, skills_text: [word], country: 'PH' },
      texts: [{ title: `Senior ${word} 7`, description: `<p>&${word}; ${word}</p>` }],
    })
    const file = join(folder, word)
    const follower = await follow(file)
    await follower.catchUpWithNow()
    expect(found(follower, `senior ${word}`)).toEqual([job])
    await follower.save()
    expect(found(await follow(file), `senior ${word}`)).toEqual([job])
  },
)
