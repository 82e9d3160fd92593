import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { DEFAULT_MAPPING, type FieldMapping } from './field-mapping.ts'
import { jsonLinesRows } from './formats/json-lines.ts'
import { importJobs } from './import-jobs.ts'
import { inputFeed } from './load-feed.ts'
import { openFeed } from './open-feed.ts'
import { readText } from './read-text.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-12-01T12:00:00Z')

const row = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    source: 'board',
    title: 'Software Engineer',
    company: 'Acme Ltd',
    country: 'PH',
    ...more,
  })

async function run(
  lines: readonly string[],
  { at = now, mapping = DEFAULT_MAPPING }: { at?: Date; mapping?: FieldMapping } = {},
) {
  const reportFolder = mkdtempSync(join(tmpdir(), 'joblane-import-'))
  const summary = await importJobs(
    db,
    { now: () => at },
    {
      rows: jsonLinesRows(
        (async function* () {
          for (const line of lines) yield `${line}\n`
        })(),
        mapping,
      ),
      reportFolder,
      onProgress: () => {},
    },
  )
  const fileLines = (name: string) =>
    readFileSync(join(reportFolder, name), 'utf8').split('\n').filter(Boolean)
  return {
    summary,
    report: fileLines('report.jsonl').map((line) => JSON.parse(line)),
    refused: fileLines('refused.jsonl'),
  }
}

const job = (id: string) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_texts', 'job_texts.job_id', 'jobs.id')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .selectAll('jobs')
    .select(['job_texts.lang', 'job_texts.title', 'job_texts.description', 'companies.name as company'])
    .where('jobs.source_ref', '=', id)
    .executeTakeFirstOrThrow()

test('a posting has its parsed values and its original text', async () => {
  const { summary } = await run([
    row('full', {
      location: 'Makati City, National Capital Region (NCR)',
      salary: 'PHP 25K–30K',
      type: 'Full-time',
      experience: '2 years',
      education: 'Bachelor degree',
      skills: "['SQL', 'Python']",
      benefits: 'HMO, Lunch',
      date: '2026-08-20',
      url: 'https://example.com/full',
      remote: 'hybrid',
      description: 'What you do\n- write code\n<script>alert(1)</script>',
    }),
  ])
  expect(summary).toMatchObject({ rows: 1, added: 1, refused: 0 })
  expect(summary.total.fields.pay).toEqual({ stated: 1, understood: 1 })
  expect(await job('full')).toMatchObject({
    company: 'Acme Ltd',
    lang: 'en',
    title: 'Software Engineer',
    country: 'PH',
    location_id: 1703417,
    place_text: 'Makati City, National Capital Region (NCR)',
    pay_text: 'PHP 25K–30K',
    pay_kind: 'monthly',
    pay_min_minor: 2_500_000,
    pay_max_minor: 3_000_000,
    pay_currency: 'PHP',
    job_type_id: 1,
    arrangement: 2,
    xp_lvl_id: 3,
    degree_id: 5,
    skills_text: ['SQL', 'Python'],
    external_url: 'https://example.com/full',
    status: 'open',
    posted_at: new Date('2026-08-20'),
    first_seen_at: now,
    valid_through: new Date('2027-01-20T12:00:00Z'),
  })
  expect((await job('full')).description).not.toContain('<script')
})

test('the same rows again change nothing; a changed row keeps its first-seen time', async () => {
  const rows = [row('a', { salary: 'Negotiable' }), row('b')]
  expect((await run(rows)).summary).toMatchObject({ added: 2, changed: 0 })
  const before = await job('a')
  expect((await run(rows, { at: later })).summary).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await job('a')).toEqual(before)

  const changed = [row('a', { title: '軟體工程師', lang: 'zh-TW' }), row('b')]
  expect((await run(changed, { at: later })).summary).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  const after = await job('a')
  expect(after).toMatchObject({
    id: before.id,
    lang: 'zh-TW',
    title: '軟體工程師',
    pay_kind: null,
    updated_at: later,
  })
  expect([after.first_seen_at, after.posted_at]).toEqual([now, now])
})

test('odd rows are stored or refused, and never stop the import', async () => {
  const dashes = '-'.repeat(100_000)
  const { summary, report } = await run([
    row('page', {
      location: `Makati City, Philippines ${dashes}`,
      salary: dashes,
      type: '1'.repeat(100_000),
    }),
    row('half', { title: 'Cook \ud83d', company: `${'x'.repeat(249)}😀`, skills: `${'x'.repeat(119)}😀` }),
    row('x'.repeat(3000)),
  ])
  expect(summary).toMatchObject({ rows: 3, added: 2, refused: 1 })
  expect(report.filter(({ refused }) => refused)).toEqual([{ row: 3, refused: 'has 3000 characters of id' }])
  expect(await job('page')).toMatchObject({ country: 'PH', place_text: expect.stringMatching(/-{9}$/) })
})

test('refused rows are saved in their original form, with the reason', async () => {
  const broken = [
    '{"id": 1',
    '[]',
    row('c', { title: ' ' }),
    row('d', { title: '<b> </b>' }),
    row('e'),
    row('e'),
    row('f', { description: 'SEEKING WORK | Web developer, Lisbon' }),
    row('g', { description: 'Location: Lisbon\nRemote: Yes\nWilling to relocate: No\nTechnologies: PHP' }),
  ]
  const { summary, report, refused } = await run(['', ...broken])
  expect(summary).toMatchObject({ rows: 8, added: 1, refused: 7 })
  expect(refused).toEqual(broken.filter((_, index) => index !== 4))
  expect(report.filter(({ refused }) => refused)).toEqual([
    { row: 2, refused: 'is not JSON' },
    { row: 3, refused: 'is not a JSON object' },
    { row: 4, refused: 'has no title' },
    { row: 5, refused: 'has an empty title' },
    { row: 7, refused: 'has the id of row 6' },
    { row: 8, refused: 'is of somebody who seeks work' },
    { row: 9, refused: 'is of somebody who seeks work' },
  ])
})

test('the report lists fields that could not be parsed', async () => {
  const { report } = await run([row('f', { salary: 'lots', location: 'Atlantis', date: 'soon' })])
  expect(report).toEqual([
    { row: 1, source: 'board', id: 'f', field: 'place', written: 'Atlantis' },
    { row: 1, source: 'board', id: 'f', field: 'pay', written: 'lots' },
    { row: 1, source: 'board', id: 'f', field: 'date', written: 'soon' },
  ])
  expect(await job('f')).toMatchObject({
    pay_text: 'lots',
    place_text: 'Atlantis',
    country: 'PH',
    posted_at: now,
  })
})

test('one employer under several names is one company, a nameless one has a name to show', async () => {
  await run([
    row('g', { company: 'ACME, Inc.' }),
    row('h', { company: null, title: 'Vendedor Externo', country: 'BR', lang: 'pt' }),
  ])
  expect((await job('g')).company_id).toBe((await job('full')).company_id)
  expect((await job('h')).company).toBe('Empresa confidencial')
})

test('a remote job is open in the countries that its text names', async () => {
  await run([row('i', { country: null, location: 'Remote in USA; Remote in Canada', remote: true })])
  expect(await job('i')).toMatchObject({ arrangement: 3, open_countries: ['US', 'CA'] })
})

test('a remote job without a place is open in the countries that its description begins with', async () => {
  const description = 'Acme | Engineer | REMOTE (UK) | Full-time\nWe build models.'
  await run([
    row('remote-uk', { country: null, location: null, remote: true, description }),
    row('remote-us', { country: null, location: 'Remote (US)', remote: true, description }),
  ])
  expect(await job('remote-uk')).toMatchObject({ arrangement: 3, open_countries: ['GB'] })
  expect(await job('remote-us')).toMatchObject({ open_countries: ['US'] })
})

test('a range that is open at one end', async () => {
  await run([
    row('j', { country: 'VN', salary: 'Tới 20 triệu' }),
    row('k', { country: 'VN', salary: 'Từ 20 triệu' }),
  ])
  expect(await job('j')).toMatchObject({ pay_min_minor: null, pay_max_minor: 20_000_000 })
  expect(await job('k')).toMatchObject({ pay_min_minor: 20_000_000, pay_max_minor: null })
})

test('a placeholder of a board is no statement about pay', async () => {
  await run([row('l', { country: 'ES', salary: 'No especificado-No especificado' })])
  expect(await job('l')).toMatchObject({ pay_text: null, pay_kind: null })
})

test('another schema is read through its mapping', async () => {
  const mapping: FieldMapping = {
    source: { value: 'ours' },
    id: 'ref',
    title: 'position.name',
    place: 'position.where',
  }
  const line = JSON.stringify({ ref: 7, position: { name: 'Cook', where: 'London, UK' } })
  expect((await run([line], { mapping })).summary.added).toBe(1)
  expect(await job('7')).toMatchObject({ source: 'ours', title: 'Cook', country: 'GB' })
})

const archive =
  process.env.JOBLANE_POSTINGS ??
  join(import.meta.dirname, '../../../../../shared/data/job-postings.jsonl.gz')

test.skipIf(!existsSync(archive))(
  'a real archive arrives whole (the file that JOBLANE_POSTINGS names, or one beside the project; skipped without)',
  async () => {
    const some: string[] = []
    for await (const { number, written } of jsonLinesRows(
      readText({ path: archive, charset: null }),
      DEFAULT_MAPPING,
    )) {
      if (number % 20 === 1) some.push(written())
    }
    const { summary } = await run(some)
    expect(summary).toMatchObject({ rows: some.length, added: some.length, refused: 0 })
    const share = (field: 'language' | 'country' | 'place' | 'pay' | 'type') => {
      const { stated, understood } = summary.total.fields[field] ?? { stated: 0, understood: 0 }
      return understood / stated
    }
    expect(share('language')).toBeGreaterThan(0.99)
    expect(share('country')).toBeGreaterThan(0.93)
    expect(share('place')).toBeGreaterThan(0.8)
    expect(share('pay')).toBeGreaterThan(0.93)
    expect(share('type')).toBeGreaterThan(0.97)
  },
)

test.each([
  ['a table', 'csv', 'id;title\n1;Cook\n'],
  ['a board of XML', 'job-xml', '<source><job><id>1</id><title>Cook</title></job></source>'],
  ['Atom', 'atom', '<feed><entry><id>1</id><title>Cook</title></entry></feed>'],
] as const)(
  '%s is imported from a stream, for a source and an employer that it does not name',
  async (_what, format, text) => {
    const stream = (async function* () {
      yield Buffer.from(text)
    })()
    const source = `stream-${format}`
    const file = await inputFeed(stream)
    const feed = await openFeed(file, { format, source, company: 'Tidewater Foods', mapping: null })
    const reportFolder = mkdtempSync(join(tmpdir(), 'joblane-import-'))
    const parts = { rows: feed.rows(), reportFolder, onProgress: () => {} }
    expect(await importJobs(db, { now: () => now }, parts)).toMatchObject({ added: 1, refused: 0 })
    await file.remove()
    const added = db
      .selectFrom('jobs')
      .innerJoin('companies', 'companies.id', 'jobs.company_id')
      .select('companies.name')
      .where('jobs.source', '=', source)
    expect(await added.execute()).toEqual([{ name: 'Tidewater Foods' }])
  },
)
