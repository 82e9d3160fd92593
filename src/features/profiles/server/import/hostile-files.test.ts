import { deflateRawSync, deflateSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { zip } from '#shared/zip.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { type Seeker, seeker } from '../profile.test-helper.ts'
import { readFile } from './formats/read-file.ts'
import { archiveOf, fixture, inShort, read, send } from './import.test-helper.ts'

const site = await testSite()
let mai: Seeker
beforeAll(async () => {
  mai = await seeker(site)
})

const MEGABYTE = 1024 * 1024
const text = (words: string) => Buffer.from(words)
const archive = (name: string, content: string) => Buffer.concat([...zip([{ name, content }], new Date())])
const pdf = (content: Buffer) =>
  Buffer.concat([
    text('%PDF-1.7\n1 0 obj <</Type /EmbeddedFile /Filter /FlateDecode>>\nstream\n'),
    content,
    text('\nendstream'),
  ])

/** With one number of its directory changed. */
function forged(at: number, value: number): Buffer {
  const bytes = archive('Skills.csv', 'Name\nKnots')
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bytes.writeUInt32LE(value, directory + at)
  return bytes
}

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Candidate>&b;</Candidate>`
const OUTSIDE = `<!DOCTYPE Candidate [<!ENTITY x SYSTEM "file:///etc/passwd">]><Candidate><CandidatePerson>&x;</CandidatePerson></Candidate>`

const UNREADABLE: readonly (readonly [string, () => Buffer])[] = [
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251))],
  ['JSON of something else', () => text('{"jobs":[{"title":"Cook"}]}')],
  ['JSON that breaks off', () => fixture('full.json').subarray(0, 900)],
  ['JSON nested a million deep', () => text(`{"work":${'['.repeat(MEGABYTE)}`)],
  ['XML with entities that multiply', () => text(BILLION_LAUGHS)],
  ['XML that asks for a file', () => text(OUTSIDE)],
  ['XML that breaks off', () => fixture('candidate-es.xml').subarray(0, 2000)],
  ['XML nested very deep', () => text(`<Candidate>${'<a>'.repeat(100_000)}`)],
  ['XML of something else', () => text('<rss><channel><item><title>Cook</title></item></channel></rss>')],
  [
    'XML in an encoding that nobody knows',
    () => text('<?xml version="1.0" encoding="klingon"?><Candidate/>'),
  ],
  [
    'bytes that are not the UTF-8 that they should be',
    () => Buffer.concat([text('{"work":[{"name":"'), Buffer.from([0xff, 0xfe, 0xc0]), text('"}]}')]),
  ],
  ['a table of something else', () => text('id,price\n1,2\n')],
  ['an archive of something else', () => archive('notes.csv', 'Name\nKnots')],
  ['an archive that breaks off', () => archiveOf('linkedin-ja').subarray(0, 700)],
  ['an archive that points outside of itself', () => forged(42, 0x7fff_ffff)],
  ['an archive that lies about the bytes of a file', () => forged(20, 0x7fff_ffff)],
  [
    'an archive that unpacks to ten gigabytes',
    () => archive('Skills.csv', `Name\n${'k'.repeat(11 * MEGABYTE)}`),
  ],
  ['a PDF without an embedded file', () => text('%PDF-1.7\n1 0 obj <</Type /Page>> endobj\n%%EOF')],
  ['a PDF whose embedded file is a bomb', () => pdf(deflateSync(Buffer.alloc(40 * MEGABYTE)))],
  ['a PDF whose embedded file is damaged', () => pdf(deflateRawSync('<Candidate/>'))],
]

test.each(UNREADABLE)('%s is not understood', (_name, file) => {
  expect(readFile(file())).toBeNull()
})

/** One of each format: from what the reader says on, all go the same way. */
const SENT = [
  'JSON that breaks off',
  'JSON nested a million deep',
  'XML with entities that multiply',
  'an archive that unpacks to ten gigabytes',
  'a PDF whose embedded file is a bomb',
]

const REFUSALS: readonly (readonly [string, () => Buffer, number])[] = [
  ['an empty file', () => text(''), 41215],
  ['a file that is too large', () => Buffer.alloc(10 * MEGABYTE + 1, 'x'), 41251],
  ...UNREADABLE.flatMap(([name, file]) => (SENT.includes(name) ? [[name, file, 41208] as const] : [])),
]

test('one of each format is sent', () => expect(REFUSALS).toHaveLength(SENT.length + 2))

test.each(REFUSALS)('%s is refused, and nothing of it stays', async (_name, file, code) => {
  const { body } = await send(mai, file())
  expect([body.code, Object.keys(body.errors ?? {})]).toEqual([code, ['import']])
  expect((await mai.call('GET', 'profile-import')).body.data).toEqual({ import: null })
  const uploads = site.database.db.selectFrom('uploads').where('account_id', '=', mai.id)
  expect(await uploads.selectAll().execute()).toEqual([])
})

test('inherited names, markup and marks that turn writing are only words, or gone', async () => {
  const resume = {
    basics: {
      name: '<script>alert(1)</script>',
      label: 'Chef\u202e\u0000 x',
      constructor: 'x',
      __proto__: { summary: 'y' },
    },
    work: [{ position: 'constructor', name: '__proto__', startDate: '2020-01', endDate: 'toString' }],
    languages: [{ language: 'constructor', fluency: 'hasOwnProperty' }],
    education: [{ institution: '"><img src=x>', studyType: 'valueOf' }],
    skills: Array.from({ length: 5000 }, (_, number) => `Knot ${number}`),
  }
  const made = await read(mai, text(JSON.stringify(resume)))
  expect(inShort(made).slice(0, 4)).toEqual([
    'basics: <script>alert(1)</script>',
    'basics: Chef x',
    'work_experiences: constructor | __proto__ | 2020-01 to ? | ended_on?',
    'educations: "><img src=x> | valueOf | education_id!',
  ])
  expect(made.left).toEqual(['endDate: toString', 'constructor'])
  expect(made.entries).toHaveLength(204)
})

test('UTF-16 and a byte order mark are read', async () => {
  const words = fixture('minimal-ja.json').toString('utf8')
  const plain = inShort(await read(mai, text(words)))
  expect(inShort(await read(mai, Buffer.from(`\ufeff${words}`, 'utf16le')))).toEqual(plain)
  expect(inShort(await read(mai, text(`\ufeff${words}`)))).toEqual(plain)
})
