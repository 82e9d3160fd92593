import { beforeAll, expect, test } from 'vitest'
import { type Seeker, seeker } from '#features/profiles/server/profile.test-helper.ts'
import { hostileFiles } from '#platform/pictures/hostile-pictures.test-helper.ts'
import { zip } from '#shared/zip.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { attach, compoundFile, docxOf, pdfOf, send } from './resume-files.test-helper.ts'

const site = await testSite()
const { db } = site.database
let mai: Seeker
beforeAll(async () => {
  mai = await seeker(site)
})

const MEGABYTE = 1024 * 1024
const TYPE = 41206
const DAMAGED = 41215
const PROTECTED = 41216
const UNSAFE = 41217

const archive = (name: string, content = 'x') => Buffer.concat([...zip([{ name, content }], new Date())])
const pdf = pdfOf('Mai Nguyen')

const REFUSED: readonly (readonly [string, () => Buffer, number])[] = [
  ['an empty file', () => Buffer.alloc(0), DAMAGED],
  ['31 MB', () => Buffer.concat([pdf, Buffer.alloc(31 * MEGABYTE)]), 41211],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)), TYPE],
  ['a page of the web', () => Buffer.from('<html><script>alert(1)</script></html>'), TYPE],
  ['an RTF', () => Buffer.from('{\\rtf1 Mai}'), TYPE],
  ['a program', () => Buffer.from('MZ\u0090\u0000'.padEnd(2000, '\0')), TYPE],
  ['a table', () => archive('xl/workbook.xml'), TYPE],
  ['an archive of something else', () => archive('resume.pdf', String(pdf)), TYPE],
  ['an archive that breaks off', () => docxOf('Mai').subarray(0, 300), DAMAGED],
  ['a document with macros', () => docxOf('Mai', [{ name: 'word/vbaProject.bin', content: 'x' }]), UNSAFE],
  ['an old document with macros', () => compoundFile('WordDocument', '_VBA_PROJECT'), UNSAFE],
  ['an old table', () => compoundFile('Workbook'), TYPE],
  ['a document with a password', () => compoundFile('EncryptedPackage'), PROTECTED],
  ['the head of an old document alone', () => compoundFile('WordDocument'), DAMAGED],
  ['the head of a PDF alone', () => Buffer.from('%PDF-1.7\n'), DAMAGED],
]

test.each(REFUSED)('%s is refused beside the field, and nothing of it stays', async (_what, file, code) => {
  const { status, body } = await send(mai, file(), 'resume.pdf')
  expect([body.code, Object.keys(body.errors ?? {}), status < 500]).toEqual([code, ['file'], true])
  await expectNothing()
})

test('pictures that are bombs, polyglots or damaged are no resumes', async () => {
  for (const [kind, files] of Object.entries(await hostileFiles())) {
    for (const { what, name, bytes } of files.slice(0, 2)) {
      const { status, body } = await send(mai, bytes, name)
      expect([kind, what, body.code === 0, status < 500]).toEqual([kind, what, false, true])
    }
  }
  await expectNothing()
})

test('a document whose text unpacks to a hundred megabytes harms nobody', async () => {
  const { status, body } = await send(mai, docxOf('a'.repeat(100 * MEGABYTE)), 'resume.docx')
  expect([status < 500, [0, DAMAGED, UNSAFE].includes(body.code)]).toEqual([true, true])
  await db.deleteFrom('files').where('account_id', '=', mai.id).execute()
})

test('whatever a file is called, it is its content that counts', async () => {
  const { filename, format } = await attach(mai, pdf, '../../etc/pass\u0000wd.exe')
  expect([filename, format]).toEqual(['passwd.exe.pdf', 'pdf'])
})

async function expectNothing(): Promise<void> {
  for (const table of ['uploads', 'files', 'resumes'] as const)
    expect(await db.selectFrom(table).select('id').where('account_id', '=', mai.id).execute()).toEqual([])
}
