import { unzip } from '#shared/unzip.ts'
import { BrokenXml } from '#shared/xml-reader.ts'
import { type DocxParagraph, paragraphsOf } from './docx-paragraphs.ts'
import { MOST_LINKS } from './limits.ts'
import type { LinesAnswer } from './line.ts'
import { linesOfParagraphs } from './lines-of-paragraphs.ts'

/** Bytes to which one part of the file may unpack. */
const MOST_UNPACKED = 16 * 1024 * 1024
const MOST_FILES = 500

/** Of a DOCX (ISO/IEC 29500) only the text of its body and of the heads of its pages is read. */
export async function readDocx(bytes: Buffer): Promise<LinesAnswer> {
  try {
    const parts = unzip(bytes, isRead, { mostBytes: MOST_UNPACKED, mostFiles: MOST_FILES })
    const body = parts.get('document.xml')
    if (body === undefined) return { problem: 'unknown' }
    const heads = [...parts].filter(([name]) => name.startsWith('header')).map(([, content]) => content)
    const marked = markedStyles(parts.get('styles.xml'))
    const paragraphs = [...heads, body].flatMap((part): DocxParagraph[] =>
      paragraphsOf(part.toString('utf8'), marked),
    )
    const links = linksIn(parts.get('document.xml.rels')?.toString('utf8') ?? '')
    return { kind: 'docx', pages: 1, lines: linesOfParagraphs(paragraphs), links: links.slice(0, MOST_LINKS) }
  } catch (error) {
    if (error instanceof BrokenXml || isBrokenZip(error)) return { problem: 'damaged' }
    throw error
  }
}

const isRead = (name: string): boolean =>
  /^(?:document\.xml(?:\.rels)?|styles\.xml|header\d?\.xml)$/.test(name)

/** `unzip` keeps its class of errors to itself. */
const isBrokenZip = (error: unknown): boolean =>
  error instanceof Error && error.constructor.name === 'BrokenZip'

/** The styles whose letters are bold. */
function markedStyles(styles: Buffer | undefined): ReadonlySet<string> {
  const found = (styles?.toString('utf8') ?? '').matchAll(
    /<w:style\b[^>]*w:styleId="([^"]{1,80})"[^>]*>(.{0,4000}?)<\/w:style>/gs,
  )
  return new Set(
    [...found].flatMap(([, id = '', inner = '']) =>
      /<w:b\/>|<w:b w:val="(?:1|true)"/.test(inner) ? [id] : [],
    ),
  )
}

/** No address has control characters, and the database takes not all of them. */
const linksIn = (relations: string): string[] =>
  [...relations.matchAll(/Target="((?:https?|mailto):[^"\p{Cc}]{1,500})"/gu)].map(([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  )
