import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedServer } from './feed-server.test-helper.ts'
import type { Outcome } from './run-source.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const { add, run, answerWith } = await feedServer(db, clock)

let sources = 0

/** Adds a source whose address returns this, and reads it. */
async function read(
  body: string | Buffer,
  headers: OutgoingHttpHeaders = {},
): Promise<{ outcome: Outcome; titles: string[] }> {
  const name = `source-${sources++}`
  answerWith((_, response) => response.writeHead(200, headers).end(body))
  await add(name)
  const outcome = await run(name)
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_id', 'jobs.id')
    .select('title')
    .where('source', '=', name)
    .orderBy('jobs.id')
    .execute()
  return { outcome, titles: rows.map(({ title }) => title) }
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'formats/fixtures', name))

test.each([
  [
    'Greenhouse',
    'greenhouse.json',
    'application/json',
    ['Senior Backend Engineer', 'Customer Support Agent'],
  ],
  ['Lever', 'lever.json', 'text/plain; charset=utf-8', ['Product Designer']],
  ['Ashby', 'ashby.json', 'application/json; charset=utf-8', ['Data Analyst']],
  ['SmartRecruiters', 'smartrecruiters.json', 'application/json', ['Gerente de Ventas']],
  ['Workable', 'workable.json', 'application/json', ['Analista de Logística']],
  [
    'XML for aggregators',
    'job-xml.xml',
    'application/xml',
    ['Pharmacist & Shop Manager', 'Nurse – night shift'],
  ],
  ['RSS', 'rss.xml', 'application/rss+xml; charset=UTF-8', ['Temizlik Görevlisi']],
  ['RSS 1.0', 'rss-1.0.rdf', 'application/rdf+xml', ['Ingeniera de Caminos']],
  ['Atom', 'atom.xml', 'application/atom+xml', ['Night & Day Nurse', 'Porter']],
  ['a page', 'json-ld.html', 'text/html; charset="utf-8"', ['廚師']],
  ['linked data', 'remote.jsonld', 'application/ld+json', [expect.any(String)]],
  ['a table', 'csv.csv', 'text/csv', ['Cajero; turno tarde']],
  ['JSON lines', 'jsonl.jsonl', 'application/x-ndjson', ['Cook', 'Waiter']],
])('%s comes in by its address', async (_what, name, type, titles) => {
  const { outcome, titles: found } = await read(fixture(name), { 'content-type': type })
  expect(outcome).toMatchObject({ outcome: 'imported', summary: { refused: 0 } })
  expect(found).toEqual(titles)
})

const xml = (title: string, declaration = '') =>
  `${declaration}<source><job><id>1</id><title>${title}</title></job></source>`

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
])('packed on the way as %s', async (encoding, pack) => {
  const body = pack(Buffer.from(xml('Cook')))
  expect((await read(body, { 'content-encoding': encoding })).titles).toEqual(['Cook'])
})

/** The bytes of these characters in an encoding of one or two bytes, found by decoding each code. */
function encoded(text: string, charset: string): Buffer {
  const decoder = new TextDecoder(charset, { fatal: false })
  const codes = new Map<string, Buffer>()
  for (let code = 0xffff; code >= 0; code--) {
    const bytes = code < 256 ? Buffer.of(code) : Buffer.of(code >> 8, code & 255)
    codes.set(decoder.decode(bytes), bytes)
  }
  return Buffer.concat([...text].map((sign) => codes.get(sign) ?? Buffer.from('?')))
}

test.each([
  ['shift_jis', '看護師'],
  ['euc-jp', '看護師'],
  ['big5', '護理師'],
  ['gbk', '护士'],
  ['windows-1254', 'Hemşire'],
  ['windows-1256', 'ممرض'],
  ['windows-1252', 'Niñera'],
])('in %s, as the document or its server says', async (charset, title) => {
  const declared = encoded(xml(title, `<?xml version="1.0" encoding="${charset}"?>`), charset)
  expect((await read(declared)).titles).toEqual([title])
  const plain = encoded(xml(title), charset)
  expect((await read(plain, { 'content-type': `text/xml; charset=${charset}` })).titles).toEqual([title])
})

test.each([
  ['little', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['big', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('in UTF-16, %s end first', async (_which, encode) => {
  expect((await read(encode(xml('看護師')))).titles).toEqual(['看護師'])
})

test('in UTF-16 without a mark, where the server says so', async () => {
  const body = Buffer.from(xml('看護師'), 'utf16le')
  expect((await read(body, { 'content-type': 'text/xml; charset=utf-16le' })).titles).toEqual(['看護師'])
})

test.each([
  ['semicolons and a mark', '\ufeffid;title;company\r\n1;"Cook; nights";Northwind\r\n', ['Cook; nights']],
  [
    'tabs',
    'id\ttitle\tdescription\n1\tCook, second\t"two\nlines"\n2\tWaiter\t\n',
    ['Cook, second', 'Waiter'],
  ],
  ['bars', 'id|title\n1|Cook\n', ['Cook']],
  ['quotes within quotes, and empty lines', 'id,title\n\n1,"The ""best"" cook"\n\n', ['The "best" cook']],
  [
    'inches in a cell without quotes',
    'id,title,company\n1,Cook,A\n2,Fitter of 5" pipes,B\n3,Waiter,C\n',
    ['Cook', 'Fitter of 5" pipes', 'Waiter'],
  ],
  [
    'words after the quotes of a cell',
    'id,title,company\n1,"Cook" senior,A\n2,Waiter,B\n',
    ['"Cook" senior', 'Waiter'],
  ],
])('a table with %s', async (_what, body, titles) => {
  expect((await read(body)).titles).toEqual(titles)
})

const linked = (id: number) => ({ '@type': 'JobPosting', title: `Cook ${id}`, identifier: String(id) })
const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

test.each([
  ['a list', script([linked(1), linked(2)])],
  ['a graph', script({ '@context': 'https://schema.org', '@graph': [linked(1), linked(2)] })],
  ['a script for each', script(linked(1)) + script(linked(2))],
  [
    'the items of a list',
    script({
      '@type': 'ItemList',
      itemListElement: [1, 2].map((at) => ({ '@type': 'ListItem', item: linked(at) })),
    }),
  ],
])('a page whose postings are %s', async (_what, scripts) => {
  const page = `<!doctype html><html><head>${scripts}</head><body>Jobs</body></html>`
  expect((await read(page, { 'content-type': 'text/html' })).titles).toEqual(['Cook 1', 'Cook 2'])
})

test.each([
  ['Greenhouse', '{"jobs":[],"meta":{"total":0}}'],
  ['Lever', '[]'],
  ['Ashby', '{"jobs":[],"apiVersion":"1"}'],
  ['SmartRecruiters', '{"offset":0,"limit":100,"totalFound":0,"content":[]}'],
  ['Workable', '{"name":"Northwind","description":null,"jobs":[]}'],
  ['XML for aggregators', '<?xml version="1.0"?><source><publisher>Northwind</publisher></source>'],
  ['RSS', '<rss version="2.0"><channel><title>Northwind</title></channel></rss>'],
  ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"><title>Northwind</title></feed>'],
  ['a table', 'id,title,company\n'],
])('%s without any opening is read, and nothing is in it', async (_what, body) => {
  const { outcome } = await read(body)
  expect(outcome).toMatchObject({ outcome: 'imported', summary: { rows: 0 } })
})
