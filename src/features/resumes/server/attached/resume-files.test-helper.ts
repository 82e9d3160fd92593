import type { Seeker } from '#features/profiles/server/profile.test-helper.ts'
import { zip } from '#shared/zip.ts'
import { type AttachedResumes, listResumes, uploadResume } from '../../contract/resumes.ts'

/** Small resumes of each format, and the calls that send them. */

/** A PDF with one page that says `text`. */
export function pdfOf(text: string): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const starts: number[] = []
  let file = '%PDF-1.7\n'
  for (const [index, object] of objects.entries()) {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + table + trailer, 'latin1')
}

/** A DOCX with one paragraph; `more`: further files in its archive. */
export function docxOf(text: string, more: readonly { name: string; content: string }[] = []): Buffer {
  const files = [
    {
      name: '[Content_Types].xml',
      content:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      content:
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ]
  return Buffer.concat([...zip(files, new Date('2026-01-01'))])
}

/** The head of an old Office file whose directory names these parts. */
export function compoundFile(...parts: string[]): Buffer {
  const head = Buffer.alloc(1024)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head)
  return Buffer.concat([head, Buffer.from(parts.join('\0'), 'utf16le')])
}

export function uploadForm(bytes: Uint8Array, name: string, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

/** The answer to an upload. */
export const send = (
  { jar }: Pick<Seeker, 'jar'>,
  bytes: Uint8Array,
  name = 'resume.pdf',
  fields: Readonly<Record<string, string>> = {},
) =>
  jar.call('/api-server/jobseeker/resume/upload', { method: 'POST', body: uploadForm(bytes, name, fields) })

/** The resume of an upload that must succeed. */
export async function attach(
  seeker: Pick<Seeker, 'jar'>,
  bytes: Uint8Array,
  name?: string,
  fields?: Readonly<Record<string, string>>,
) {
  const { body } = await send(seeker, bytes, name, fields)
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  return uploadResume.response.parse(body.data).resume
}

export async function resumesOf({ call }: Pick<Seeker, 'call'>): Promise<AttachedResumes> {
  return listResumes.response.parse((await call('GET', 'resumes')).body.data)
}
