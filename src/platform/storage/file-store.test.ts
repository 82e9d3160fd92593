import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { publicFileStore } from './folder-store.ts'
import { privateFiles } from './private-files.ts'
import { startS3Server } from './s3-server.test-helper.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-files-'))
const server = await startS3Server(folder)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const inFolder = privateFiles({ S3_URL: undefined, dataFolder: folder })
const inBucket = privateFiles({ S3_URL: server.address, dataFolder: folder })

describe.each([
  ['public files in a folder', () => publicFileStore(folder)],
  ['private files in a folder', () => inFolder.of(randomUUID())],
  [`private files in a bucket of ${server.name}`, () => inBucket.of(randomUUID())],
])('%s', (_where, open) => {
  let store: FileStore
  beforeAll(() => {
    store = open()
  })

  test('a file is stored under the hash of its bytes, and only once', async () => {
    const bytes = Buffer.from('<svg/>')
    const name = await store.put(bytes, 'svg')
    expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.svg`)
    expect(await store.has(name)).toBe(true)
    const file = await store.open(name)
    expect(file?.size).toBe(6)
    expect(file && (await text(file.stream))).toBe('<svg/>')
    async function* inParts() {
      yield Buffer.from('<sv')
      yield Buffer.from('g/>')
    }
    expect(await store.put(inParts(), 'svg')).toBe(name)
    await store.delete(name)
    expect(await store.has(name)).toBe(false)
    expect(await store.open(name)).toBeNull()
    await store.delete(name)
  })

  test('its files are listed', async () => {
    const names = await Promise.all(['a', 'b'].map((text) => store.put(Buffer.from(text), 'pdf')))
    expect((await store.list()).toSorted()).toEqual(names.toSorted())
    await Promise.all(names.map((name) => store.delete(name)))
    expect(await store.list()).toEqual([])
  })

  test('a part of a file is read alone', async () => {
    const name = await store.put(Buffer.from('0123456789'), 'png')
    const part = await store.open(name, { start: 3, end: 5 })
    expect(part?.size).toBe(10)
    expect(part && (await text(part.stream))).toBe('345')
    await store.delete(name)
  })

  test('an interrupted upload leaves nothing', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line went dead')
    }
    await expect(store.put(broken(), 'png')).rejects.toThrow('went dead')
    expect(await store.has(`${createHash('sha256').update('half').digest('hex')}.png`)).toBe(false)
  })

  test('an invalid name finds nothing', async () => {
    for (const name of ['', '..', '../../etc/passwd', `${'a'.repeat(64)}.html`, `${'A'.repeat(64)}.svg`]) {
      expect(await store.has(name)).toBe(false)
      expect(await store.open(name)).toBeNull()
      await store.delete(name)
    }
  })
})

describe.each([
  ['a folder', inFolder],
  [`a bucket of ${server.name}`, inBucket],
])('private files in %s', (_where, files) => {
  test('each owner has files of their own', async () => {
    const ids = [randomUUID(), randomUUID()]
    const [mai, ben] = [files.of(ids[0] ?? ''), files.of(ids[1] ?? '')]
    const name = await mai.put(Buffer.from('hers'), 'png')
    expect(await ben.has(name)).toBe(false)
    await ben.put(Buffer.from('hers'), 'png')
    await mai.delete(name)
    expect(await ben.has(name)).toBe(true)
    const owners: string[] = []
    for await (const owner of files.owners()) owners.push(owner)
    expect(owners).toContain(ids[1])
  })

  test('an owner is the id of an account', () => {
    for (const owner of ['', '..', '../public', 'mai']) expect(() => files.of(owner)).toThrow()
  })
})

test('an S3 server that refuses, or has no such bucket, is an error and not an empty store', async () => {
  const wrongKey = new URL(server.address)
  wrongKey.password = 'wrong'
  const refused = privateFiles({ S3_URL: wrongKey.href, dataFolder: folder }).of(randomUUID())
  await expect(refused.put(Buffer.from('x'), 'png')).rejects.toThrow('403')
  const noBucket = new URL(server.address)
  noBucket.pathname = '/no-such-bucket'
  const nowhere = privateFiles({ S3_URL: noBucket.href, dataFolder: folder }).of(randomUUID())
  await expect(nowhere.put(Buffer.from('x'), 'png')).rejects.toThrow('does not exist')
})

test('a folder has only whole files', () => {
  const names = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('incoming'))
    .map(({ name }) => name)
  expect(names).toEqual([])
})
