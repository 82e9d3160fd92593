import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/api-error.ts'
import { zip } from '#shared/zip.ts'
import { readLines } from './lines/read-lines.ts'
import { readResume, resumeOf } from './read-resume.ts'

const MEGABYTE = 1024 * 1024

const docx = (body: string): Buffer =>
  Buffer.concat([...zip([{ name: 'word/document.xml', content: body }], new Date('2026-01-01'))])
const bodyOf = (paragraphs: string) => `<w:document xmlns:w="w"><w:body>${paragraphs}</w:body></w:document>`
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const LINES = ['Maria Santos', 'Experience', 'Cook, Hotel Aurora (2014 - 2018)', 'Education']
  .map(paragraph)
  .join('')

/** A PDF of these objects, the first of which is the catalogue; it has no table of places, as damaged files do. */
const pdf = (objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj`),
      Buffer.from(object),
      Buffer.from('endobj\n'),
    ]),
    Buffer.from(`trailer<<${trailer}>>\n%%EOF`),
  ])
const stream = (content: Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`<</Length ${content.length}/Filter/FlateDecode${more}>>stream\n`),
    content,
    Buffer.from('\nendstream '),
  ])
const CATALOGUE = '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>'
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>'
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const TEXT = 'BT /F 12 Tf 50 700 Td (Maria Santos, cook at the Hotel Aurora in Makati) Tj ET '
const page = (content: string, font: string | Buffer = FONT, pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>') =>
  pdf([CATALOGUE, pages, PAGE, font, stream(deflateSync(content))])
const LOCKED = `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const REFUSED: readonly (readonly [string, () => Buffer, code: number])[] = [
  ['an empty file', () => Buffer.alloc(0), 41206],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)), 41206],
  [
    'an archive of something else',
    () => Buffer.concat([...zip([{ name: 'a.txt', content: 'x' }], new Date('2026-01-01'))]),
    41206,
  ],
  ['a PDF that breaks off', () => page(TEXT).subarray(0, 60), 41215],
  [
    'a PDF with a password',
    () => pdf([CATALOGUE, '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE], LOCKED),
    41216,
  ],
  ['a DOCX that breaks off', () => docx(bodyOf(LINES)).subarray(0, 150), 41215],
  ['a DOCX that unpacks to 40 MB', () => docx(bodyOf('k'.repeat(40 * MEGABYTE))), 41215],
  [
    'a DOCX with entities that multiply',
    () => docx('<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:document>&b;</w:document>'),
    41215,
  ],
  [
    'a DOCX that asks for a file',
    () => docx('<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>'),
    41215,
  ],
  ['a DOCX nested very deep', () => docx(bodyOf('<w:tbl>'.repeat(100_000))), 41215],
  [
    'a DOCX with a password',
    () => Buffer.concat([COMPOUND, Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]),
    41216,
  ],
  ['a DOC that breaks off', () => Buffer.concat([COMPOUND, Buffer.alloc(700, 1)]), 41215],
  [
    'a DOC that says it has 800 million sectors of tables',
    () => {
      const file = Buffer.concat([COMPOUND, Buffer.alloc(2000)])
      file.writeUInt16LE(9, 30)
      file.writeUInt16LE(6, 32)
      file.writeUInt32LE(800_000_000, 44)
      return file
    },
    41215,
  ],
  [
    'a PDF whose page is a text of a gigabyte',
    () => page(TEXT.repeat(((16 * MEGABYTE) / TEXT.length) * 8)),
    41217,
  ],
]

/**
 * What is small is read by the reader itself: only what needs much, and one file of each problem, is worth a process of
 * its own.
 */
const IN_A_PROCESS = new Set([
  'an empty file',
  'a PDF that breaks off',
  'a DOCX with a password',
  'a DOCX that unpacks to 40 MB',
  'a DOCX nested very deep',
  'a PDF whose page is a text of a gigabyte',
])
const PROBLEMS = new Map([
  [41206, 'unknown'],
  [41215, 'damaged'],
  [41216, 'protected'],
])

test.each(REFUSED)('%s is refused', { timeout: 60_000 }, async (name, file, code) => {
  if (!IN_A_PROCESS.has(name)) return expect(await readLines(file())).toEqual({ problem: PROBLEMS.get(code) })
  const refusal = await readResume(file(), 'file').catch((error: unknown) => error)
  expect(refusal instanceof ApiError ? refusal.code : refusal).toBe(code)
})

const READ: readonly (readonly [string, () => Buffer, lines: number])[] = [
  ['a PDF with a script', () => page(TEXT), 1],
  [
    'a PDF of 5,000 pages',
    () => {
      const kids = Array.from({ length: 5000 }, (_, index) => `${index + 5} 0 R`).join(' ')
      const pages = Array.from({ length: 5000 }, () =>
        PAGE.replace('4 0 R', '3 0 R').replace('5 0 R', '4 0 R'),
      )
      const tree = `<</Type/Pages/Kids[${kids}]/Count 5000>>`
      return pdf([CATALOGUE, tree, FONT, stream(deflateSync(TEXT)), ...pages])
    },
    12,
  ],
  [
    'a PDF whose tree of pages leads in a circle',
    () => page(TEXT, FONT, `<</Type/Pages/Kids[${'3 0 R '.repeat(5000)}]/Count 5000>>`),
    1,
  ],
  [
    'a PDF with a font of 60 MB of nothing',
    () => {
      const font = stream(deflateSync(Buffer.alloc(60 * MEGABYTE)), '/Length1 62914560')
      const objects = [CATALOGUE, '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE]
      const described =
        '<</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor<</Type/FontDescriptor/FontName/X/Flags 32/FontFile2 6 0 R>>>>'
      return pdf([...objects, described, stream(deflateSync(TEXT)), font])
    },
    1,
  ],
  ['a DOCX of 100,000 paragraphs', () => docx(bodyOf(paragraph('Cook').repeat(100_000))), 1500],
]

test.each(READ)('%s is read as far as it goes', { timeout: 60_000 }, async (_name, file, lines) => {
  const { text } = await readResume(file(), 'file')
  expect(text.flat()).toHaveLength(lines)
})

test('whatever the bytes are, reading ends in lines or a problem', { timeout: 120_000 }, async () => {
  const whole = [page(TEXT), docx(bodyOf(LINES)), Buffer.concat([COMPOUND, Buffer.alloc(2000)])]
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      changes,
      fc.uint8Array({ maxLength: 200 }),
      async (file, changed, tail) => {
        const bytes = Buffer.concat([file, tail])
        for (const [at, byte] of changed) bytes[at % bytes.length] = byte
        const answer = await readLines(bytes)
        if (!('problem' in answer)) resumeOf(answer)
      },
    ),
    { numRuns: 150 },
  )
})

test('whatever the lines say, they are understood, and each place is a line', () => {
  const words = fc.constantFrom(
    'Experience',
    'Education',
    '2014 - 2018',
    '平成29年4月',
    '入社',
    '卒業',
    'Cook',
    'Hotel Aurora',
    ',',
    '(',
    ' | ',
    '現在',
    'Skills:',
    '+63 917 123 4567',
    '至今',
    'منذ 2019',
    '\u0000',
    '-',
  )
  const text = fc.oneof(
    fc.array(words, { maxLength: 5 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  const line = fc.record({
    ...{
      page: fc.integer({ min: 1, max: 2 }),
      cells: fc.array(text, { minLength: 1, maxLength: 3 }),
      size: fc.constantFrom(1, 1.2, 2),
    },
    ...{
      is_marked: fc.boolean(),
      has_bullet: fc.boolean(),
      is_apart: fc.boolean(),
      starts_region: fc.boolean(),
      column: fc.nat(2),
    },
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (given) => {
      const lines = given.map((one) => ({ ...one, text: one.cells.join('  '), box: null }))
      const { text: texts, places } = resumeOf({ kind: 'docx', pages: 1, lines, links: [] })
      for (const place of Object.values(places)) expect(texts[place.page - 1]?.[place.line]).toBe(place.text)
    }),
    { numRuns: 300 },
  )
})
