import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getResolvedPDFJS } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { chunkOf } from './chunk.ts'
import { isSimplifiedHan } from './han-forms.ts'
import { MOST_LINKS, MOST_PAGES } from './limits.ts'
import type { LinesAnswer } from './line.ts'
import { linesOfPages, type PageOfChunks } from './lines-of-pages.ts'

/** Pieces of text on one page; a page of small print has some thousand. */
const MOST_CHUNKS = 8000

/** Loads pdf.js, which takes longer than to read a page by it. */
export const loadPdf = (): Promise<unknown> => getResolvedPDFJS()

/** Only text and links are read: no scripts run, and no pictures are decoded. */
export async function readPdf(bytes: Buffer): Promise<LinesAnswer> {
  const { getDocument } = await getResolvedPDFJS()
  const task = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: true,
    disableFontFace: true,
    verbosity: 0,
    cMapPacked: true,
    BinaryDataFactory: CMaps,
  })
  try {
    const document = await task.promise
    const numbers = Array.from({ length: Math.min(document.numPages, MOST_PAGES) }, (_, index) => index + 1)
    const read: ReadPage[] = []
    // A page that is broken does not take the others with it.
    for (const number of numbers) read.push(...(await readPage(document, number).catch(() => [])))
    if (read.length === 0) return { problem: 'damaged' }
    return {
      kind: 'pdf',
      pages: document.numPages,
      lines: linesOfPages(read),
      links: read.flatMap(({ links }) => links).slice(0, MOST_LINKS),
    }
  } catch (error) {
    return { problem: error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged' }
  } finally {
    await task.destroy()
  }
}

interface ReadPage extends PageOfChunks {
  links: string[]
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<ReadPage[]> {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ disableNormalization: true })
  const texts = items.slice(0, MOST_CHUNKS).flatMap((item) => ('str' in item ? [item] : []))
  const isSimplified = isSimplifiedHan(texts.map(({ str }) => str).join(''))
  const chunks = texts.map((item) => chunkOf(item, transform, isSimplified))
  return [
    { number, width, height, chunks: chunks.filter((chunk) => chunk !== null), links: await linksOf(page) },
  ]
}

async function linksOf(page: { getAnnotations(): Promise<unknown[]> }): Promise<string[]> {
  const annotations = await page.getAnnotations().catch(() => [])
  return annotations.flatMap((one) =>
    typeof one === 'object' && one !== null && 'url' in one && typeof one.url === 'string' ? [one.url] : [],
  )
}

/**
 * The tables of Adobe by which Chinese, Japanese and Korean fonts name their letters, where a PDF does not bring them:
 * those of ISO 32000-1, table 118. pdf.js asks for them by name.
 */
class CMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename)) throw new Error('It is not shipped')
    return new Uint8Array(await readFile(join(import.meta.dirname, 'cmaps', filename)))
  }
}
