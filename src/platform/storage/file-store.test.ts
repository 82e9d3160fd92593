import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { publicFileStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-files-'))
const store = publicFileStore(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const kept = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test('a file is stored under the hash of its bytes, and only once', async () => {
  const bytes = Buffer.from('<svg/>')
  const name = await store.put(bytes, 'svg')
  expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.svg`)
  const file = await store.open(name)
  expect(file?.size).toBe(6)
  expect(file && (await text(file.stream))).toBe('<svg/>')
  async function* inParts() {
    yield Buffer.from('<sv')
    yield Buffer.from('g/>')
  }
  expect(await store.put(inParts(), 'svg')).toBe(name)
  expect(kept()).toEqual([name])
  await store.delete(name)
  expect(await store.has(name)).toBe(false)
  await store.delete(name)
})

test('an interrupted upload leaves nothing', async () => {
  async function* broken() {
    yield Buffer.from('half')
    throw new Error('the line went dead')
  }
  await expect(store.put(broken(), 'png')).rejects.toThrow('went dead')
  expect(kept()).toEqual([])
})

test('an invalid name finds nothing', async () => {
  for (const name of ['', '..', '../../etc/passwd', `${'a'.repeat(64)}.html`, `${'A'.repeat(64)}.svg`]) {
    expect(await store.has(name)).toBe(false)
    expect(await store.open(name)).toBeNull()
    await store.delete(name)
  }
})
