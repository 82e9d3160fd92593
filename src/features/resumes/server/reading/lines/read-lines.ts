import type { LinesAnswer } from './line.ts'

/** Recognises a resume by its content and reads its lines. The readers are heavy: only the right one is loaded. */
export async function readLines(bytes: Buffer): Promise<LinesAnswer> {
  const kind = kindOf(bytes)
  if (kind === null) return { problem: 'unknown' }
  const read = await READERS[kind]()
  return read(bytes)
}

const READERS = {
  pdf: async () => {
    const { loadPdf, readPdf } = await import('./read-pdf.ts')
    await loadPdf()
    return readPdf
  },
  docx: async () => (await import('./read-docx.ts')).readDocx,
  doc: async () => (await import('./read-doc.ts')).readDoc,
}

/** Loads a reader before it is needed. */
export const loadReader = (kind: keyof typeof READERS): Promise<unknown> => READERS[kind]()

/** Some programs write a few bytes before the head of a PDF. */
const PDF_WITHIN = 1024

function kindOf(bytes: Buffer): keyof typeof READERS | null {
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return 'docx'
  return bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) ? 'doc' : null
}
