import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileFeed } from './load-feed.ts'
import { FOUND_OUT, openFeed } from './open-feed.ts'
import { type Posting, understandPosting } from './understand-posting.ts'

const now = new Date('2026-11-21T12:00:00Z')

/** The parsed postings of a feed, with automatic detection of the format. */
async function understood(name: string) {
  const file = await fileFeed(join(import.meta.dirname, 'formats/fixtures', name))
  const feed = await openFeed(file, { ...FOUND_OUT, company: name === 'lever.json' ? 'Northwind' : null })
  const postings: Posting[] = []
  for await (const row of feed.rows()) postings.push(understandPosting(row.read(), now).posting)
  return { format: feed.format, count: feed.count, postings }
}

const company = (name: string) => expect.objectContaining({ name })
const text = (lang: string, title: string, words: string) => ({
  lang,
  title,
  description: expect.stringContaining(words),
})

test('a board of Greenhouse', async () => {
  const { format, postings } = await understood('greenhouse.json')
  expect(format).toBe('greenhouse')
  expect(postings).toMatchObject([
    {
      source: 'greenhouse',
      source_ref: '4012345',
      company: company('Northwind'),
      text: text('en', 'Senior Backend Engineer', 'Design APIs in Go &amp; PostgreSQL'),
      country: 'DE',
      pay_kind: 'annually',
      pay_min_minor: 7_000_000,
      pay_max_minor: 9_000_000,
      pay_currency: 'EUR',
      posted_at: new Date('2026-11-02T13:00:00Z'),
      external_url: 'https://boards.greenhouse.io/northwind/jobs/4012345',
    },
    { source_ref: '4012346', country: 'ES', arrangement: 3, open_countries: ['ES'] },
  ])
})

test('a board of Lever', async () => {
  const { format, postings } = await understood('lever.json')
  expect(format).toBe('lever')
  expect(postings).toMatchObject([
    {
      source_ref: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      company: company('Northwind'),
      text: text('en', 'Product Designer', '<li>Figma</li>'),
      country: 'SG',
      arrangement: 2,
      job_type_id: 1,
      pay_kind: 'monthly',
      pay_min_minor: 600_000,
      pay_currency: 'SGD',
      posted_at: new Date(1793000000000),
    },
  ])
})

test('a board of Ashby, without what it does not list', async () => {
  const { format, postings } = await understood('ashby.json')
  expect(format).toBe('ashby')
  expect(postings).toMatchObject([
    {
      text: text('en', 'Data Analyst', 'SQL'),
      country: 'JP',
      arrangement: 1,
      job_type_id: 1,
      pay_kind: 'annually',
      pay_min_minor: 7_000_000,
      pay_currency: 'JPY',
    },
  ])
})

test('a list of SmartRecruiters', async () => {
  const { format, postings } = await understood('smartrecruiters.json')
  expect(format).toBe('smartrecruiters')
  expect(postings).toMatchObject([
    {
      company: company('Northwind México'),
      text: text('es', 'Gerente de Ventas', 'Cinco años'),
      country: 'MX',
      arrangement: 2,
      job_type_id: 1,
      address: 'Av. Vallarta 100',
      external_url: 'https://jobs.smartrecruiters.com/Northwind/743999999999999',
    },
  ])
  expect(postings[0]?.location_id).not.toBeNull()
})

test('a board of Workable', async () => {
  const { format, postings } = await understood('workable.json')
  expect(format).toBe('workable')
  expect(postings).toMatchObject([
    {
      source_ref: 'A1B2C3D4E5',
      company: company('Northwind Brasil'),
      text: text('pt', 'Analista de Logística', 'Organizar entregas'),
      country: 'BR',
      job_type_id: 1,
      degree_id: 5,
      posted_at: new Date('2026-11-05'),
    },
  ])
})

test('XML for aggregators', async () => {
  const { format, postings } = await understood('job-xml.xml')
  expect(format).toBe('job-xml')
  expect(postings).toMatchObject([
    {
      source: 'job-xml',
      source_ref: 'unique123131',
      company: company('Northwind Health'),
      text: text('en', 'Pharmacist & Shop Manager', 'and the team'),
      country: 'PH',
      location_id: 1701668,
      address: '12 Roxas Blvd',
      job_type_id: 1,
      pay_kind: 'monthly',
      pay_min_minor: 4_000_000,
      posted_at: new Date('2026-11-16T08:30:00Z'),
      valid_through: new Date('2026-12-31T23:59:59.999Z'),
      external_url: 'https://jobs.northwind.example/view?job=123131&src=feed',
    },
    { source_ref: '77', text: { title: 'Nurse – night shift' }, place_text: 'Cebu' },
  ])
})

test('RSS', async () => {
  const { format, postings } = await understood('rss.xml')
  expect(format).toBe('rss')
  expect(postings).toMatchObject([
    {
      source_ref: 'https://northwind.example/?post_type=job_listing&p=9',
      company: company('Northwind Hizmet'),
      text: text('tr', 'Temizlik Görevlisi', 'mağaza temizliği'),
      country: 'TR',
      job_type_id: 2,
      posted_at: new Date('2026-11-18T03:15:00Z'),
      external_url: 'https://northwind.example/is/9',
    },
  ])
})

test('Atom, with its addresses in attributes and its texts as XHTML', async () => {
  const { format, postings } = await understood('atom.xml')
  expect(format).toBe('atom')
  expect(postings).toMatchObject([
    {
      source_ref: 'urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a',
      text: {
        title: 'Night & Day Nurse',
        description: expect.stringMatching(
          /<p>You look after <(b|strong)>twelve<\/\1> patients &amp; their families\.<\/p>\s*<ul><li>Licence<\/li><li>Shifts &lt; 12 hours<\/li><\/ul>/,
        ),
      },
      country: 'PH',
      posted_at: new Date('2026-11-12T12:29:29Z'),
      external_url: 'https://northwind.example/jobs/12?a=1&b=2',
    },
    {
      source_ref: 'https://northwind.example/jobs/13',
      text: text('en', 'Porter', 'Carry beds.'),
      posted_at: new Date('2026-11-17T10:00:00Z'),
      external_url: 'https://northwind.example/jobs/13',
    },
  ])
})

test('RSS 1.0, which is RDF', async () => {
  const { format, postings } = await understood('rss-1.0.rdf')
  expect(format).toBe('rss')
  expect(postings).toMatchObject([
    {
      source_ref: 'https://northwind.example/jobs/21',
      text: text('es', 'Ingeniera de Caminos', 'tres puentes'),
      posted_at: new Date('2026-11-10T08:00:00Z'),
      external_url: 'https://northwind.example/jobs/21',
    },
  ])
})

test('a page with a JobPosting in its graph', async () => {
  const { format, postings } = await understood('json-ld.html')
  expect(format).toBe('json-ld')
  expect(postings).toMatchObject([
    {
      source_ref: 'chef-1',
      company: company('北風餐飲'),
      text: text('zh-TW', '廚師', '午餐的準備'),
      country: 'TW',
      address: '忠孝東路一段1號',
      job_type_id: 1,
      degree_id: 2,
      xp_lvl_id: 3,
      pay_kind: 'monthly',
      pay_min_minor: 3_800_000,
      pay_max_minor: 4_500_000,
      valid_through: new Date('2026-12-19T16:00:00Z'),
    },
  ])
})

test('remote work in a document of JSON-LD is open where applicants may live', async () => {
  const { postings } = await understood('remote.jsonld')
  expect(postings).toMatchObject([
    {
      source_ref: 'https://northwind.example/sre',
      arrangement: 3,
      open_countries: ['CA', 'US'],
      pay_kind: 'annually',
      pay_min_minor: 15_000_000,
    },
  ])
})

test('a table with semicolons, quotes and line ends within cells', async () => {
  const { format, postings } = await understood('csv.csv')
  expect(format).toBe('csv')
  expect(postings).toMatchObject([
    {
      source: 'csv',
      source_ref: '7',
      text: text('es', 'Cajero; turno tarde', 'caja'),
      country: 'ES',
      job_type_id: 2,
      pay_kind: 'annually',
      pay_min_minor: 1_800_000,
    },
  ])
})

test('JSON lines', async () => {
  const { format, count, postings } = await understood('jsonl.jsonl')
  expect([format, count]).toEqual(['jsonl', 2])
  expect(postings[0]).toMatchObject({ source: 'board', source_ref: '1', country: 'GB' })
})
