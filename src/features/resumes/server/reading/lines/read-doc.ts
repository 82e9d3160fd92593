import WordExtractor from 'word-extractor'
import type { DocxParagraph } from './docx-paragraphs.ts'
import type { LinesAnswer } from './line.ts'
import { linesOfParagraphs } from './lines-of-paragraphs.ts'

/** The text of a DOC of Word 97 to 2003; it says nothing of its letters. */
export async function readDoc(bytes: Buffer): Promise<LinesAnswer> {
  if (isProtected(bytes)) return { problem: 'protected' }
  if (!isSound(bytes)) return { problem: 'damaged' }
  try {
    const document = await new WordExtractor().extract(bytes)
    const text = [
      document.getHeaders({ includeFooters: false }),
      document.getTextboxes(),
      document.getBody(),
    ].join('\n')
    const paragraphs = text
      .split(/[\n\r\v]/)
      .flatMap((line): DocxParagraph[] =>
        line.trim() === '' ? [] : [{ text: line, isMarked: false, isListed: false, size: 0, cell: null }],
      )
    return { kind: 'doc', pages: 1, lines: linesOfParagraphs(paragraphs), links: [] }
  } catch {
    return { problem: 'damaged' }
  }
}

/**
 * A DOCX with a password is a compound file with one stream of this name; a DOC with one says so by a bit at the start
 * of its main stream (MS-DOC, FibBase).
 */
function isProtected(bytes: Buffer): boolean {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return true
  const sector = 512
  const isWord = bytes.length > sector + 12 && bytes.readUInt16LE(sector) === 0xa5ec
  return isWord && (bytes.readUInt16LE(sector + 10) & 0x0100) !== 0
}

/**
 * Whether the header of the compound file has the sizes that there are, and no more sectors of tables than the file has
 * sectors at all (MS-CFB, 2.2). The reader believes any number, and fills the memory with the sectors that it looks for.
 */
function isSound(bytes: Buffer): boolean {
  if (bytes.length < 512 || bytes.readUInt16LE(32) !== 6) return false
  const shift = bytes.readUInt16LE(30)
  const sectors = bytes.length / 2 ** shift
  return [9, 12].includes(shift) && SECTORS_OF_TABLES.every((at) => bytes.readUInt32LE(at) <= sectors)
}

/** Where the header says how many sectors there are of the table, of the table of short sectors, and of the list of tables. */
const SECTORS_OF_TABLES = [44, 64, 72]
