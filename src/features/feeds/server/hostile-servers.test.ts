import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedServer } from './feed-server.test-helper.ts'
import { sourceNamed } from './queries/sources.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const { url, add, run, serve, answerWith } = await feedServer(db, clock)

const xml = (inner: string) => `<source>${inner}</source>`
const job = (id: number) => `<job><id>${id}</id><title>Cook ${id}</title><country>PH</country></job>`

await add('steady')
serve(xml(job(1) + job(2)))
await run('steady')

const everything = async () => ({
  jobs: await db.selectFrom('jobs').selectAll().orderBy('id').execute(),
  texts: await db.selectFrom('job_texts').selectAll().orderBy('job_id').execute(),
  companies: await db.selectFrom('companies').selectAll().orderBy('id').execute(),
})
const before = await everything()
const known = (await sourceNamed(db, 'steady'))?.last_success_at

type Hostile = [what: string, answer: (response: ServerResponse) => void, trouble: string]

const gives =
  (body: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, headers).end(body)
const leadsTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end()

const MOUNTAIN = Buffer.concat([Buffer.from('id,title\n'), Buffer.alloc(60_000_000, '\n')])
const INSIDE = 'is not on the public internet'

test.each<Hostile>([
  ['does not answer well', (response) => response.writeHead(500).end(), 'answered 500'],
  ['has moved without saying where', (response) => response.writeHead(302).end(), 'answered 302'],
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '5000' })
      response.write(xml(job(1)), () => response.destroy())
    },
    'broke off',
  ],
  ['ends in the middle', gives(xml(job(1) + job(9)).slice(0, -12)), 'breaks off in the middle'],
  ['is empty', gives(''), 'is empty'],
  ['is another page now', gives('<!doctype html><html>Moved</html>'), 'is a page without linked data'],
  [
    'is announced with 20 GB',
    (response) => response.writeHead(200, { 'content-length': '20000000000' }).flushHeaders(),
    'is larger than 2,000,000,000 bytes',
  ],
  [
    'does not speak HTTP',
    (response) => response.socket?.end('SSH-2.0-OpenSSH_9\r\n'),
    'does not answer in HTTP',
  ],
  [
    'drowns us in headers',
    (response) =>
      response.socket?.end(`HTTP/1.1 200 OK\r\n${`x-flood: ${'x'.repeat(1000)}\r\n`.repeat(100)}\r\n`),
    'answers with too many headers',
  ],
  ['leads inside', leadsTo('http://10.0.0.1/'), INSIDE],
  ['leads to this machine by IPv6', leadsTo('http://[::1]/'), INSIDE],
  ['leads inside by IPv4 in IPv6', leadsTo('http://[::ffff:10.0.0.1]/'), INSIDE],
  ['leads inside by a translated address', leadsTo('http://[64:ff9b::a00:1]/'), INSIDE],
  ['leads inside by a number', leadsTo('http://167772161/'), INSIDE],
  ['leads to the machine of the cloud', leadsTo('http://169.254.169.254/latest/'), INSIDE],
  ['leads to a file', leadsTo('file:///etc/passwd'), 'is not an address of http or https'],
  ['leads in circles', leadsTo(url), 'redirects more than 5 times'],
  ['is packed in a way nobody knows', gives('x', { 'content-encoding': 'compress' }), 'is packed in a way'],
  [
    'is packed again and again',
    gives('x', { 'content-encoding': 'gzip, gzip, gzip' }),
    'is packed more than 2',
  ],
  [
    'says it is packed and is not',
    gives(xml(job(1)), { 'content-encoding': 'zstd' }),
    'the packing is damaged',
  ],
  [
    'is a mountain in gzip',
    gives(gzipSync(MOUNTAIN), { 'content-encoding': 'gzip' }),
    'unpacks to more than 100',
  ],
  [
    'is a mountain in br',
    gives(brotliCompressSync(MOUNTAIN), { 'content-encoding': 'br' }),
    'unpacks to more than 100',
  ],
  [
    'is a mountain in zstd',
    gives(zstdCompressSync(MOUNTAIN), { 'content-encoding': 'zstd' }),
    'unpacks to more than 100',
  ],
  ['is a mountain in a file', gives(gzipSync(MOUNTAIN)), 'unpacks to more than 100'],
  ['is an archive of another kind', gives(Buffer.from('PK\x03\x04\x14\0\0\0')), 'is packed as zip'],
  ['is an archive in an archive', gives(gzipSync(Buffer.from('PK\x03\x04\x14\0\0\0'))), 'is packed as zip'],
  [
    'has zero bytes far inside',
    gives(xml(job(1) + ' '.repeat(5000) + job(2).replace('Cook', 'C\0k'))),
    'zero bytes',
  ],
  [
    'changes its encoding far inside',
    gives(Buffer.concat([Buffer.from(`<source>${job(1)}${' '.repeat(300_000)}`), Buffer.from([0xe6, 0x20])])),
    'is not valid UTF-8',
  ],
  [
    'defines entities',
    gives(`<!DOCTYPE source [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml('<job><id>&a;</id></job>')}`),
    'defines a document type',
  ],
  ['is nested without end', gives(`{"jobs":${'['.repeat(100_000)}`), 'has 1 rows and none with an id'],
  [
    'is a board nested without end',
    gives(`{"totalFound":1,"content":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    'is nested deeper than 64 levels',
  ],
  [
    'is a board of nothing but brackets',
    gives(`{"totalFound":1,"content":[${'{},'.repeat(5_000_001)}{}]}`),
    'has more than 5,000,000 values',
  ],
  ['has one endless line', gives(`{"id":"1"}\n${'x'.repeat(8_100_000)}`), 'has a line longer than'],
  ['has one endless cell', gives(`id,title\n1,"${'x'.repeat(8_100_000)}`), 'has a row longer than'],
  [
    'has commands for a terminal in its mistakes',
    gives(`<source><job><\x1b[2Jid>1</id></job></source>`),
    'closes <id> where < [2Jid> is open',
  ],
])('a feed that %s changes nothing and is reported', async (_what, hostile, trouble) => {
  answerWith((_, response) => hostile(response))
  expect(await run('steady')).toMatchObject({ outcome: 'failed', trouble: expect.stringContaining(trouble) })
  expect(await everything()).toEqual(before)
  expect(await sourceNamed(db, 'steady')).toMatchObject({
    last_outcome: 'failed',
    last_trouble: expect.stringContaining(trouble),
    last_success_at: known,
    reading_since: null,
  })
})

test('a single row that cannot be used does not keep the others out', async () => {
  const rows = [
    { id: '1', title: 'Cook \u0000 one', source: 'x' },
    { id: '2\u0000', title: 'Cook two' },
    { id: '3', title: `Cook \ud800 three` },
    { id: '4', title: 'x'.repeat(300_000) },
    { id: 'x'.repeat(600), title: 'Cook five' },
  ]
  serve(`${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
  expect(await run('steady')).toMatchObject({
    outcome: 'imported',
    summary: { rows: 5, refused: 2, unreadable: 2 },
  })
  const jobs = await db.selectFrom('jobs').select('source_ref').where('source', '=', 'steady').execute()
  expect(jobs.map(({ source_ref }) => source_ref).sort()).toEqual(['1', '2', '3'])
})
