import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openLines } from './read-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-lines-'))

async function linesOf(name: string, content: Buffer) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { lines, progress } = await openLines(path)
  const read: string[] = []
  for await (const line of lines) read.push(line)
  return { read, progress: progress() }
}

test.each([
  ['plain.jsonl', (text: string) => Buffer.from(text)],
  ['packed.jsonl.gz', (text: string) => gzipSync(text)],
])('%s', async (name, pack) => {
  const text = `{"a":"x\u2028y"}\n\n${'z'.repeat(200_000)}\nlast`
  expect(await linesOf(name, pack(text))).toEqual({ read: text.split('\n'), progress: 1 })
})

test('a damaged archive is an error', async () => {
  await expect(linesOf('broken.gz', Buffer.from('no archive'))).rejects.toThrow()
})

test('a file without line ends is not collected for ever', async () => {
  await expect(linesOf('endless', Buffer.alloc(9_000_000, 'x'))).rejects.toThrow('longer than')
})
