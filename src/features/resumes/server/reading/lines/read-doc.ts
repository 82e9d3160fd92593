import WordExtractor from 'word-extractor'
import type { DocxParagraph } from './docx-paragraphs.ts'
import type { LinesAnswer } from './line.ts'
import { linesOfParagraphs } from './lines-of-paragraphs.ts'

/** The text of a DOC of Word 97 to 2003; it says nothing of its letters. */
export async function readDoc(bytes: Buffer): Promise<LinesAnswer> {
  if (isProtected(bytes)) return { problem: 'protected' }
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
