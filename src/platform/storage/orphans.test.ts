import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database/test-database.ts'
import type { Db } from '../db/database.ts'
import { deleteUpload } from '../db/uploads.ts'
import { fileTasks } from './file-tasks.ts'
import { privateFiles as openPrivateFiles } from './private-files.ts'
import { deleteFiles, storeFile } from './store-file.ts'
import { createUploads, uploadFolder } from './uploads.ts'

/**
 * A thousand random uploads, deletions and kills: afterwards the disk has the files that rows name, and no other. A kill
 * is what it leaves behind: a file without its row, a row without its file, half a file.
 */

const { db } = await testDatabase()
const dataFolder = mkdtempSync(join(tmpdir(), 'joblane-orphans-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))

let time = Date.parse('2026-11-24T09:00:00Z')
const clock = { now: () => new Date(time) }
const folder = uploadFolder(dataFolder)
const privateFiles = openPrivateFiles({ S3_URL: undefined, dataFolder })
const uploads = createUploads({ db, clock, folder, scanner: null, report: () => undefined })
const tasks = fileTasks({ db, clock, privateFiles, folder })
const runTask = (name: string) =>
  tasks.find((task) => task.name === name)?.run({}, new AbortController().signal)

const STEPS = 1000
const OWNERS = 6
/** Few contents, so that two files of an owner often have the same. */
const contentOf = (number: number) => Buffer.from(`%PDF-1.7 ${number % 7}`)

class Killed extends Error {}

const owners: string[] = []

async function owner(number: number): Promise<string> {
  const known = owners[number % OWNERS]
  if (known !== undefined) return known
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${randomUUID()}@people.test` })
    .returning('id')
    .executeTakeFirstOrThrow()
  owners[number % OWNERS] = id
  return id
}

const store = (transaction: Db, accountId: string, number: number) =>
  storeFile({ db: transaction, clock, privateFiles }, accountId, {
    ...({ kind: 'resume', filename: 'Mai.pdf', format: 'pdf', scannedAt: null } as const),
    bytes: contentOf(number),
  })

async function* arriving(number: number, isCutOff: boolean) {
  yield contentOf(number)
  if (isCutOff) throw new Killed()
  yield Buffer.from('the rest')
}

const filesOf = (accountId: string) =>
  db.selectFrom('files').select(['id', 'content']).where('account_id', '=', accountId).execute()

const STEP: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
  upload: async (number) => {
    const accountId = await owner(number)
    return db.transaction().execute((transaction) => store(transaction, accountId, number))
  },
  'killed after storing': async (number) => {
    const accountId = await owner(number)
    return db.transaction().execute(async (transaction) => {
      await store(transaction, accountId, number)
      throw new Killed()
    })
  },
  'killed while storing': async (number) => {
    const drafts = join(dataFolder, 'files/private', await owner(number), 'incoming')
    await mkdir(drafts, { recursive: true })
    await writeFile(join(drafts, randomUUID()), 'half')
  },
  'replaced at once by two': async (number) => {
    const accountId = await owner(number)
    const [former] = await filesOf(accountId)
    await Promise.all(
      [number, number + 1].map((one) =>
        db.transaction().execute(async (transaction) => {
          await store(transaction, accountId, one)
          if (former !== undefined) await deleteFiles(transaction, [former.id], accountId)
        }),
      ),
    )
  },
  deletion: async (number) => {
    const accountId = await owner(number)
    const files = await filesOf(accountId)
    await deleteFiles(db, files.map(({ id }) => id).slice(0, 1 + (number % 3)), accountId)
  },
  'account gone': async (number) => {
    if (number % 10 > 0) return
    const id = await owner(number)
    delete owners[number % OWNERS]
    await db.deleteFrom('accounts').where('id', '=', id).execute()
  },
  'pieces arrive': async (number) => {
    const whose = { accountId: await owner(number), kind: 'resume', filename: 'Mai.pdf' } as const
    return uploads.receive(whose, arriving(number, number % 3 === 0))
  },
  'row of pieces lost': async () => {
    const [upload] = await db.selectFrom('uploads').select('id').limit(1).execute()
    if (upload !== undefined) await deleteUpload(db, upload.id)
  },
  'file of pieces lost': async () => {
    const [upload] = await db.selectFrom('uploads').select('id').limit(1).execute()
    if (upload !== undefined) rmSync(join(folder, upload.id), { force: true })
  },
  'the worker removes': () => Promise.resolve(runTask('files.remove')),
  'the worker looks for orphans': (number) =>
    Promise.resolve(number % 20 > 0 || runTask('files.find-orphans')),
}

test(`none is left after ${STEPS} random uploads, deletions and kills, and nothing that somebody has`, async () => {
  const step = fc.tuple(fc.constantFrom(...Object.keys(STEP)), fc.nat({ max: 1000 }))
  const [steps = []] = fc.sample(fc.array(step, { minLength: STEPS, maxLength: STEPS, size: 'max' }), 1)
  for (const [name, number] of steps) {
    await STEP[name]?.(number).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
  }
  await privateFiles.of(await owner(0)).put(Buffer.from('%PDF-1.7 without a row'), 'pdf')
  expect(await unnamed()).not.toEqual([])
  await runTask('files.remove')
  await runTask('files.find-orphans')
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0)
  time += 48 * 3600 * 1000
  await runTask('files.end-uploads')
  await runTask('files.end-uploads')

  const rows = await db.selectFrom('files').select(['account_id', 'content']).execute()
  expect(rows.length).toBeGreaterThan(0)
  const named = new Set(rows.map(({ account_id, content }) => `${account_id} ${content}`))
  expect(new Set(await onDisk())).toEqual(named)
  expect(readdirSync(folder)).toEqual([])
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([])
  expect(await db.selectFrom('removed_files').select('owner').execute()).toEqual([])
  for await (const id of privateFiles.owners())
    expect(existsSync(join(dataFolder, 'files/private', id, 'incoming'))).toBe(false)
})

async function onDisk(): Promise<string[]> {
  const found: string[] = []
  for await (const id of privateFiles.owners())
    for (const content of await privateFiles.of(id).list()) found.push(`${id} ${content}`)
  return found
}

async function unnamed(): Promise<string[]> {
  const rows = await db.selectFrom('files').select(['account_id', 'content']).execute()
  const named = new Set(rows.map(({ account_id, content }) => `${account_id} ${content}`))
  return (await onDisk()).filter((one) => !named.has(one))
}
