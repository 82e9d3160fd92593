export type ResumeKind = 'pdf' | 'docx' | 'doc'

/** Some programs write a few bytes before the head of a PDF. */
const PDF_WITHIN = 1024

/** By its first bytes; null: it is no resume. */
export function kindOf(bytes: Buffer): ResumeKind | null {
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return 'docx'
  return bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) ? 'doc' : null
}
