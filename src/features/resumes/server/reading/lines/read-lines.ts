import { kindOf, type ResumeKind } from './kind-of-resume.ts'
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
export const loadReader = (kind: ResumeKind): Promise<unknown> => READERS[kind]()
