import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { seeker } from '../profile.test-helper.ts'
import { archiveOf, fixture, inShort, read, send } from './import.test-helper.ts'

let now = new Date('2026-05-20T12:00:00Z')
const site = await testSite({ clock: { now: () => now } })

/** A PDF with an embedded file, as Europass makes them; deflated by its own words. */
async function pdfWith(xml: Buffer): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib')
  const head =
    '%PDF-1.7\n1 0 obj <</Type /Page>> endobj\n2 0 obj <</Type /EmbeddedFile /Filter /FlateDecode>>\nstream\n'
  return Buffer.concat([Buffer.from(head), deflateSync(xml), Buffer.from('\nendstream endobj\n%%EOF')])
}

const FILES: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['a full JSON Resume', () => fixture('full.json')],
  ['a minimal JSON Resume in Japanese', () => fixture('minimal-ja.json')],
  ['an odd JSON Resume in Arabic', () => fixture('odd-ar.json')],
  ['a Europass candidate in Spanish', () => fixture('candidate-es.xml')],
  ['a former Europass document', () => fixture('skills-passport.xml')],
  ['a LinkedIn archive in Japanese', () => archiveOf('linkedin-ja')],
]

test.each(FILES)('%s is read, without inventing anything', async (_name, file) => {
  const made = await read(await seeker(site), await file())
  expect({ source: made.source, entries: inShort(made), left: made.left }).toMatchSnapshot()
})

test('a Europass PDF and a single table of LinkedIn are read by their content', async () => {
  const mai = await seeker(site)
  const xml = fixture('candidate-es.xml')
  expect(inShort(await read(mai, await pdfWith(xml)))).toEqual(inShort(await read(mai, xml)))
  expect(inShort(await read(mai, fixture('linkedin-ja/Languages.csv')))).toEqual([
    'languages: Japanese | Native',
    'languages: English | Everyday',
  ])
})

test('an import of which nothing is taken stays, and is not called added', async () => {
  const mai = await seeker(site)
  const made = await read(mai, fixture('full.json'))
  for (const entries of [[], [{ key: 'skills/99' }]]) {
    const { body } = await mai.call('POST', 'profile-imports/apply', { id: made.id, entries })
    expect(body).toMatchObject({ code: 40001, errors: { entries: ['Please select at least one'] } })
  }
  expect((await mai.call('GET', 'profile-import')).body).toMatchObject({ data: { import: { id: made.id } } })
})

test('chosen entries are added in one change, which can be undone', async () => {
  const mai = await seeker(site)
  const made = await read(mai, fixture('full.json'))
  const all = made.entries.map(({ key }) => ({ key }))
  const refused = await mai.call('POST', 'profile-imports/apply', { id: made.id, entries: all })
  expect([refused.body.code, Object.keys(refused.body.errors ?? {})]).toEqual([
    41259,
    ['work_experiences/2/started_on'],
  ])
  expect((await mai.me()).skills).toEqual([])
  const entries = all.map(({ key }) =>
    key === 'work_experiences/2'
      ? { key, filled: { started_on: '2016-07', is_hidden_from_company: '1' } }
      : { key },
  )
  const applied = await mai.call('POST', 'profile-imports/apply', { id: made.id, entries })
  expect(applied.body).toMatchObject({ code: 0, data: { added: made.entries.length } })
  const profile = await mai.me()
  expect(profile).toMatchObject({
    first_name: 'Perpetua',
    headline: 'Customer support specialist',
    current_location: { id: 1703417 },
    work_experiences: [
      { job_title: 'Support lead', is_current: true, started_on: '2021-03' },
      { job_title: 'Support agent', ended_on: '2021-02', is_current: false },
      { job_title: 'Cashier', started_on: '2016-07', is_hidden_from_company: false },
    ],
    skills: [{ value: 'Microsoft Excel', proficiency_id: 3 }, { value: 'Zendesk' }, { value: 'Kite repair' }],
    languages: [{ proficiency_id: 4 }, { value: 'Filipino', proficiency_id: 2 }],
  })
  expect((await mai.call('POST', 'profile-imports/apply', { id: made.id, entries })).body.code).toBe(40004)
  const again = await read(mai, fixture('full.json'))
  expect(again.entries.filter(({ state }) => state !== 'known').map(({ title }) => title)).toEqual([])
  const undone = await mai.call('POST', 'undo', Object(applied.body.data))
  expect(undone.status).toBe(200)
  expect(await mai.me()).toMatchObject({ first_name: 'Mai', work_experiences: [], skills: [], links: [] })
})

test('what was read can be mended before it is added', async () => {
  const mai = await seeker(site)
  const made = await read(mai, fixture('full.json'))
  const apply = (entries: object[]) => mai.call('POST', 'profile-imports/apply', { id: made.id, entries })
  const wrong = await apply([
    { key: 'basics/first_name', filled: { first_name: '' } },
    { key: 'basics/headline', filled: { headline: 'x'.repeat(200) } },
    { key: 'work_experiences/0', filled: { started_on: 'soon', company_name: '' } },
  ])
  expect([wrong.body.code, Object.keys(wrong.body.errors ?? {}).toSorted()]).toEqual([
    40001,
    ['basics/headline/headline', 'work_experiences/0/started_on'],
  ])
  const right = await apply([
    { key: 'basics/headline', filled: { headline: 'I mend kites', summary: 'No field of this answer' } },
    { key: 'work_experiences/0', filled: { job_title: 'Kite mender', ended_on: '2024-05' } },
    { key: 'skills/0', filled: { value: 'Kite repair' } },
  ])
  expect(right.body).toMatchObject({ code: 0, data: { added: 3 } })
  expect(await mai.me()).toMatchObject({
    headline: 'I mend kites',
    summary: null,
    work_experiences: [{ job_title: 'Kite mender', is_current: false, ended_on: '2024-05' }],
    skills: [{ value: 'Kite repair' }],
  })
})

test('ten skills are enough, and the person chooses which', async () => {
  const mai = await seeker(site)
  await mai.change('POST', 'skills/create', { value: 'Excel' })
  const skills = [...Array.from({ length: 12 }, (_, number) => `Knot ${number}`), 'MS Excel', 'x'.repeat(51)]
  const made = await read(mai, Buffer.from(JSON.stringify({ skills })))
  expect(made).toMatchObject({ room: { skills: 9 }, left: ['x'.repeat(51)] })
  expect(made.entries.at(-1)).toMatchObject({ title: 'Microsoft Excel', state: 'known' })
  const apply = (from: number, to: number) =>
    mai.call('POST', 'profile-imports/apply', { id: made.id, entries: made.entries.slice(from, to) })
  expect((await apply(0, 10)).body).toMatchObject({
    code: 41255,
    errors: { skills: ['You can add up to 10 entries here.'] },
  })
  expect((await apply(12, 13)).body).toMatchObject({ code: 41235 })
  expect((await apply(3, 12)).body).toMatchObject({ code: 0 })
  expect((await mai.me()).skills.at(-1)).toMatchObject({ value: 'Knot 11' })
})

test('texts that are too long are shortened, which is said', async () => {
  const long = {
    basics: { label: 'k'.repeat(500), summary: '😀'.repeat(3000) },
    work: [{ name: 'Kites', summary: 'short' }],
  }
  const made = await read(await seeker(site), Buffer.from(JSON.stringify(long)))
  expect(made.entries.map(({ title, is_shortened }) => [title.length, is_shortened])).toEqual([
    [120, true],
    [3999, true],
    [0, false],
  ])
  expect(made.left).toEqual(['short'])
})

test('an import is its owner’s alone, waits for a day, and goes with the account', async () => {
  const [mai, other] = [await seeker(site), await seeker(site)]
  const made = await read(mai, fixture('minimal-ja.json'))
  const entries = made.entries.slice(0, 1)
  expect((await other.call('GET', 'profile-import')).body.data).toEqual({ import: null })
  const stolen = await other.call('POST', 'profile-imports/apply', { id: made.id, entries })
  expect([stolen.status, stolen.body.code]).toEqual([404, 40004])
  await other.call('DELETE', 'profile-import')
  expect((await mai.call('GET', 'profile-import')).body.data).toMatchObject({ import: { id: made.id } })
  now = new Date('2026-05-21T12:00:00Z')
  expect((await mai.call('GET', 'profile-import')).body.data).toEqual({ import: null })
  await read(mai, fixture('minimal-ja.json'))
  await mai.call('DELETE', 'profile-import')
  expect((await mai.call('GET', 'profile-import')).body.data).toEqual({ import: null })
  await read(mai, fixture('minimal-ja.json'))
  await site.database.db.deleteFrom('accounts').where('id', '=', mai.id).execute()
  const rows = site.database.db.selectFrom('profile_imports').where('account_id', '=', mai.id)
  expect(await rows.selectAll().execute()).toEqual([])
  expect(await send(mai, fixture('full.json'))).toMatchObject({ status: 401 })
})
