import { pathsInZip } from '#shared/unzip.ts'

export const RESUME_FORMATS = ['pdf', 'doc', 'docx'] as const
export type ResumeFormat = (typeof RESUME_FORMATS)[number]

const TYPE = 41206
const DAMAGED = 41215
const PROTECTED = 41216
const UNSAFE = 41217

/**
 * The format of a resume by its bytes, whatever its name says; otherwise the code of the refusal. Nothing is decoded
 * here. Macros are refused: they run on the computer of whoever opens the resume.
 */
export function formatOfResume(bytes: Buffer): ResumeFormat | number {
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 4).equals(ZIP)) return formatOfZip(bytes)
  return bytes.subarray(0, 8).equals(COMPOUND_FILE) ? formatOfCompoundFile(bytes) : TYPE
}

/** Some programs write a few bytes before the head of a PDF. */
const PDF_WITHIN = 1024
const ZIP = Buffer.from([0x50, 0x4b, 3, 4])
const COMPOUND_FILE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const MOST_FILES = 5000

function formatOfZip(bytes: Buffer): ResumeFormat | number {
  try {
    const paths = pathsInZip(bytes, MOST_FILES)
    if (!paths.includes('[Content_Types].xml') || !paths.some((path) => DOCUMENT.test(path))) return TYPE
    return paths.some((path) => MACROS.test(path)) ? UNSAFE : 'docx'
  } catch {
    return DAMAGED
  }
}

/** Word on the web writes `document2.xml`. */
const DOCUMENT = /^word\/document\d*\.xml$/
const MACROS = /(?:^|\/)vbaProject\.bin$/i

/** Old Office files: their directory names their parts in UTF-16. */
function formatOfCompoundFile(bytes: Buffer): ResumeFormat | number {
  const hasPart = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'))
  if (hasPart('EncryptedPackage')) return PROTECTED
  if (!hasPart('WordDocument')) return TYPE
  if (hasPart('_VBA_PROJECT')) return UNSAFE
  return isEncryptedWord(bytes) ? PROTECTED : 'doc'
}

/** Where Word puts the head of its text ([MS-DOC] 2.5.1): `fEncrypted` is a bit of it. */
const HEAD_AT = 512

function isEncryptedWord(bytes: Buffer): boolean {
  const head = bytes.subarray(HEAD_AT, HEAD_AT + 12)
  return head.length === 12 && head.readUInt16LE(0) === 0xa5ec && ((head[11] ?? 0) & 1) === 1
}
