import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { UnusableRow } from './feed-errors.ts'
import type { FeedFile } from './feed-file.ts'
import { type FeedSettings, FOUND_OUT, openFeed } from './open-feed.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-hostile-'))
let files = 0

function file(content: string | Buffer, charset: string | null = null): FeedFile {
  const path = join(folder, `feed-${files++}`)
  writeFileSync(path, content)
  return { path, size: content.length, name: 'feed', charset, address: null }
}

const open = (
  content: string | Buffer,
  settings: Partial<FeedSettings> = {},
  charset: string | null = null,
) => openFeed(file(content, charset), { ...FOUND_OUT, ...settings })

const xml = (inner: string) => `<?xml version="1.0"?>\n<source>${inner}</source>`
const job = '<job><id>1</id><title>Cook</title></job>'

test.each([
  ['breaks off between entries', `<source>${job}`, 'breaks off in the middle'],
  ['breaks off within an entry', `<source>${job}<job><title>Wai`, 'breaks off in the middle'],
  ['breaks off within CDATA', `<source>${job}<job><title><![CDATA[Wai`, 'breaks off in the middle'],
  ['has tags that do not match', `<source><job><id>1</job></source>`, 'closes <job> where <id> is open'],
  [
    'defines entities that grow',
    `<!DOCTYPE source [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${xml('<job><id>&b;</id></job>').slice(22)}`,
    'defines a document type',
  ],
  [
    'reads files through entities',
    `<!DOCTYPE source [<!ENTITY x SYSTEM "file:///etc/passwd">]><source><job>&x;</job></source>`,
    'defines a document type',
  ],
  ['is nested without end', `<source><job>${'<a>'.repeat(100_000)}`, 'is nested deeper than 64 levels'],
  ['has an endless tag', `<source><job ${'a '.repeat(100_000)}`, 'has a tag without an end'],
  ['has text around it', `${xml(job)} and more`, 'breaks off in the middle'],
  ['has two roots', `${xml(job)}${xml(job).slice(22)}`, 'has more than one root'],
])('XML that %s', async (_what, content, reason) => {
  await expect(open(content)).rejects.toThrow(reason)
})

test('an unfinished comment is scanned once, however often it begins', async () => {
  await expect(open('<!--'.repeat(500_000))).rejects.toThrow('is in no format that is known')
  await expect(open(`<html>${'<!--'.repeat(500_000)}`)).rejects.toThrow('is a page without linked data')
  await expect(open(`<html>${'<script>'.repeat(500_000)}`)).rejects.toThrow('is a page without linked data')
})

test('entities stay what they are: numbered characters beyond Unicode vanish, others are text', async () => {
  const feed = await open(
    xml('<job><id>1</id><title>&lt;b&gt; &amp;lt; &#1114112;&#xD800; &boom;</title></job>'),
  )
  for await (const row of feed.rows()) expect(row.read().title).toBe('<b> &lt;  &boom;')
})

test('an element of ten million characters ends the feed', async () => {
  const content = xml(`<job><id>1</id><description>${'x'.repeat(10_000_000)}</description></job>`)
  await expect(open(content)).rejects.toThrow('has an entry longer than 8,000,000 characters')
})

test.each([
  ['a line', `{"id":"1","source":"s","title":"${'x'.repeat(10_000_000)}"}\n{}`, 'has a line longer'],
  ['a cell', `id,title\n1,"${'x'.repeat(10_000_000)}"\n`, 'has a row longer'],
  ['a row of empty cells', `id,title\n1,${','.repeat(10_000_000)}\n`, 'has a row longer'],
  ['a cell that never ends', 'id,title\n1,"Cook\n2,Waiter\n', 'breaks off within quotes'],
])('%s of ten million characters ends the feed', async (_what, content, reason) => {
  await expect(open(content)).rejects.toThrow(reason)
})

test('deep JSON is refused as a document and as a row', async () => {
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`
  await expect(open(`{"totalFound":1,"content":${deep}}`)).rejects.toThrow('is nested deeper than 64 levels')
  const feed = await open(`{"id":"1","source":"s","title":"Cook"}\n{"id":"2","source":"s","title":${deep}}\n`)
  const refused: unknown[] = []
  for await (const row of feed.rows()) {
    try {
      row.read()
    } catch (error) {
      refused.push(error)
    }
  }
  expect(refused).toEqual([new UnusableRow('is nested deeper than 64 levels')])
})

test('JSON that breaks off is refused', async () => {
  await expect(open('[{"id":"1","hostedUrl":"x","text":"Coo')).rejects.toThrow('is not JSON')
  await expect(open('{"jobs":[{"absolute_url":"x"}]}', { format: 'lever' })).rejects.toThrow(
    'is not a board of Lever',
  )
})

test('a field too long for anybody to have written it refuses its row only', async () => {
  const feed = await open(xml(`<job><id>1</id><title>${'x'.repeat(300_000)}</title></job>${job}`))
  const titles: string[] = []
  for await (const row of feed.rows()) {
    try {
      titles.push(row.read().title)
    } catch (error) {
      expect(error).toEqual(new UnusableRow('has a title of more than 200,000 characters'))
    }
  }
  expect(titles).toEqual(['Cook'])
})

test('a small archive that unpacks to an extreme size is given up at the limit', async () => {
  const path = join(folder, 'bomb.gz')
  const zeros = Buffer.alloc(1_000_000, '\n')
  await pipeline(
    Readable.from(Array.from({ length: 200 }, () => zeros)),
    createGzip(),
    createWriteStream(path),
  )
  const bomb = { path, size: 200_000, name: 'bomb', charset: null, address: null }
  await expect(openFeed(bomb, { ...FOUND_OUT, format: 'jsonl' })).rejects.toThrow(
    'unpacks to more than 100 times',
  )
})

test('an archive that breaks off, or holds another, is refused', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, id) => `{"id":"${id * 7919}","source":"s","title":"T${id}"}\n`,
  )
  const packed = gzipSync(rows.join(''))
  expect((await open(packed)).count).toBe(3000)
  await expect(open(packed.subarray(0, -20))).rejects.toThrow('the archive is damaged or breaks off')
  await expect(open(gzipSync(packed))).rejects.toThrow('is packed as gzip, twice')
})

test.each([
  [
    'Latin 1 that passes for UTF-8',
    Buffer.from(xml('<job><id>1</id><title>Caf\u00e9</title></job>'), 'latin1'),
    null,
    'is not valid UTF-8',
  ],
  ['UTF-16 without a mark', Buffer.from(xml(job), 'utf16le'), null, 'UTF-16 without a byte order mark'],
  ['zero bytes', Buffer.from('\0\0\0\0'), null, 'is not text'],
  [
    'an encoding there is not',
    Buffer.from('<?xml version="1.0" encoding="klingon"?><source/>'),
    null,
    '"klingon"',
  ],
  [
    'a server that contradicts',
    Buffer.from('<?xml version="1.0" encoding="utf-8"?><source/>'),
    'iso-8859-1',
    'is utf-8 by its own words and windows-1252',
  ],
  ['half a character at the end', Buffer.from([0x3c, 0x61, 0x3e, 0xe6, 0x97]), null, 'is not valid UTF-8'],
])('%s is reported, not guessed', async (_what, content, charset, reason) => {
  await expect(open(content, { format: 'job-xml' }, charset)).rejects.toThrow(reason)
})

test.each([
  [
    'by its declaration',
    Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><source><job><id>1</id><title>'),
      Buffer.from([0x90, 0x6c]),
      Buffer.from('</title></job></source>'),
    ]),
    null,
    '人',
  ],
  [
    'by its server',
    Buffer.from('<source><job><id>1</id><title>Caf\u00e9</title></job></source>', 'latin1'),
    'iso-8859-1',
    'Café',
  ],
  [
    'by its mark',
    Buffer.from('\ufeff<source><job><id>1</id><title>人</title></job></source>', 'utf16le'),
    'utf-8',
    '人',
  ],
])('an encoding is known %s', async (_how, content, charset, title) => {
  const feed = await open(content, {}, charset)
  for await (const row of feed.rows()) expect(row.read().title).toBe(title)
  expect(feed.count).toBe(1)
})

test.each([
  ['nothing', '', 'is empty'],
  ['words', 'hello there', 'is in no format that is known'],
  [
    'a page without postings',
    '<!doctype html><html><body>Sorry</body></html>',
    'is a page without linked data',
  ],
  ['linked data of other things', '{"@context":"https://schema.org","@type":"Recipe"}', 'has no JobPosting'],
  ['a table of other things', 'name,colour\na,b\n', 'is in no format that is known'],
])('%s is no feed', async (_what, content, reason) => {
  await expect(open(content)).rejects.toThrow(reason)
})
