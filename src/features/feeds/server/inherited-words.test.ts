import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import type { FormatName } from './detect-format.ts'
import { importJobs } from './import-jobs.ts'
import { FOUND_OUT, openFeed } from './open-feed.ts'

/**
 * In a row of every format, every value and every name is replaced in turn by a word that is an inherited property of
 * objects, or by a text that breaks databases and patterns. Each such row is stored or refused for its content; none
 * ends the import, and none fails because of a bug.
 */

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const WORDS = [
  ...INHERITED,
  'Senior Constructor / toString (valueOf)',
  '&constructor; &toString; &__proto__;',
  "['constructor', '__proto__']",
  '7000 constructor - 9000 __proto__ per constructor',
  '',
  '\0',
  'a\0b',
  'half \ud83d',
  '-',
  '9'.repeat(400),
  '-1e999',
  '('.repeat(300),
  'constructor '.repeat(100),
]

interface Sample {
  format: FormatName
  fixture: string
  /** A whole row. */
  row: string
  /** The identifying values of the row, as written. */
  id: string
  /** The places of values and names. */
  slots: RegExp
  written: (word: string) => string
  feedOf: (rows: readonly string[]) => string
}

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'formats/fixtures', name), 'utf8')

const json = (
  format: FormatName,
  name: string,
  rowOf: (text: string) => unknown,
  id: string,
  feedOf: Sample['feedOf'],
): Sample => ({
  format,
  fixture: name,
  row: JSON.stringify(rowOf(fixture(name))),
  id,
  slots: /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b|-?\d+/g,
  written: (word) => JSON.stringify(word),
  feedOf,
})

const firstJob = (text: string) => JSON.parse(text).jobs[0]
const inPage = (text: string) =>
  JSON.parse(/ld\+json">(\s*\{"@context.*?)<\/script>/s.exec(text)?.[1]?.replaceAll('\n', ' ') ?? '')[
    '@graph'
  ][1]

const xml = (format: FormatName, name: string, element: string, id: string): Sample => ({
  format,
  fixture: name,
  row: new RegExp(`<${element}\\b.*?</${element}>`, 's').exec(fixture(name))?.[0] ?? '',
  id,
  slots: /<!\[CDATA\[.*?\]\]>|(?<=>)[^<]*[^<\s][^<]*(?=<)|(?<==")[^"]*(?=")/gs,
  written: (word) => word.replace(/[\0&<>"\ud800-\udfff]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  feedOf: (rows) =>
    `<feed>${rows.join('')}${INHERITED.map((name) => named(rows[0] ?? '', name)).join('')}</feed>`,
})

/** A row with an element and an attribute of this name. */
const named = (row: string, name: string): string =>
  row.replace(/^<\w+/, `$& ${name}="x"`).replace(/(?=<\/\w+>$)/, `<${name}>x<${name}>y</${name}></${name}>`)

const SAMPLES: readonly Sample[] = [
  json('greenhouse', 'greenhouse.json', firstJob, '4012345', (rows) => `{"jobs":[${rows}]}`),
  json(
    'lever',
    'lever.json',
    (text) => JSON.parse(text)[0],
    '5ac21346',
    (rows) => `[${rows}]`,
  ),
  json('ashby', 'ashby.json', firstJob, '145ff46b', (rows) => `{"jobs":[${rows}]}`),
  json(
    'smartrecruiters',
    'smartrecruiters.json',
    (text) => JSON.parse(text).content[0],
    '743999999999999',
    (rows) => `{"totalFound":1,"content":[${rows}]}`,
  ),
  json('workable', 'workable.json', firstJob, 'A1B2C3D4E5', (rows) => `{"name":"toString","jobs":[${rows}]}`),
  json(
    'json-ld',
    'json-ld.html',
    inPage,
    'chef-1',
    (rows) => `<script type="application/ld+json">[${rows}]</script>`,
  ),
  json(
    'json-ld',
    'remote.jsonld',
    (text) => JSON.parse(text)[0],
    'northwind.example/sre',
    (rows) => `[${rows}]`,
  ),
  json(
    'jsonl',
    'jsonl.jsonl',
    (text) => JSON.parse(text.split('\n')[0] ?? ''),
    '"1"',
    (rows) => rows.join('\n'),
  ),
  xml('job-xml', 'job-xml.xml', 'job', 'unique123131'),
  xml('rss', 'rss.xml', 'item', 'post_type=job_listing'),
  xml('rss', 'rss-1.0.rdf', 'item', 'jobs/21'),
  xml('atom', 'atom.xml', 'entry', '1225c695'),
  {
    format: 'csv',
    fixture: 'csv.csv',
    row: fixture('csv.csv').split('\n').slice(1, 3).join('\n'),
    id: '7;',
    slots: /"(?:[^"]|"")*"|[^;"\n]+/g,
    written: (word) => `"${word.replaceAll('"', '""').replaceAll('\0', '')}"`,
    feedOf: (rows) => [`${fixture('csv.csv').split('\n')[0]};${INHERITED.join(';')}`, ...rows].join('\n'),
  },
]

const folder = mkdtempSync(join(tmpdir(), 'joblane-words-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { db } = await testDatabase()

test.each(SAMPLES)('every value and name of $fixture may be any word', async (sample) => {
  const rows = withEachWord(sample)
  expect(rows.length).toBeGreaterThan(5 * WORDS.length - 1)
  const path = join(folder, sample.fixture)
  const content = sample.feedOf(rows)
  writeFileSync(path, content)
  const feed = await openFeed(
    { path, size: content.length, name: 'words', charset: null, address: null },
    { ...FOUND_OUT, format: sample.format, source: 'constructor' },
  )
  const summary = await importJobs(
    db,
    { now: () => new Date('2026-11-21T12:00:00Z') },
    { rows: feed.rows(), reportFolder: join(folder, 'report'), onProgress: () => {} },
  )
  const failures = readFileSync(join(folder, 'report/report.jsonl'), 'utf8').match(/.*"refused":"failed.*/g)
  expect(failures ?? []).toEqual([])
  const { added, changed, unchanged, refused } = summary
  expect(added + changed + unchanged + refused).toBe(feed.count)
  expect(added).toBeGreaterThan(rows.length * 0.7)
})

test('none of them left a function of the language in a posting', async () => {
  const { rows } = await sql`
    select source_ref from jobs join job_texts on job_id = jobs.id
    where concat(title, description, pay_text, place_text, address, skills_text) like '%native code%'`.execute(
    db,
  )
  expect(rows).toEqual([])
})

/** Rows that differ from the sample in one place each; each has its own id. */
function withEachWord({ row, id, slots, written }: Sample): string[] {
  return [...row.matchAll(slots)].flatMap(({ 0: old, index }, place) =>
    WORDS.map((word, number) => {
      const changed = `${row.slice(0, index)}${written(word)}${row.slice(index + old.length)}`
      return changed.replaceAll(id, id.replace(/(?=\W*$)/, String(place * 100 + number)))
    }),
  )
}
