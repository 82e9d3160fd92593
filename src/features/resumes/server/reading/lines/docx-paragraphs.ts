import { XmlReader, type XmlToken } from '#shared/xml-reader.ts'

export interface DocxParagraph {
  text: string
  isMarked: boolean
  isListed: boolean
  /** Half points; 0: that of its style. */
  size: number
  /** The cell of a table that it stands in; null outside of tables. */
  cell: { table: number; row: number; column: number } | null
}

const MOST_PARAGRAPHS = 3000

/**
 * The paragraphs of a part in their order; those of a text box come before the paragraph that holds it. `marked`: styles
 * with bold letters. Throws `BrokenXml`.
 */
export function paragraphsOf(xml: string, marked: ReadonlySet<string>): DocxParagraph[] {
  const found: DocxParagraph[] = []
  const open: OpenParagraph[] = []
  const cells: { table: number; row: number; column: number }[] = []
  let tables = 0
  let skipped = 0
  const reader = new XmlReader()
  for (const token of reader.read(xml)) {
    if (found.length >= MOST_PARAGRAPHS) return found
    // Word writes each text box twice: the second is for old programs.
    if (isNamed(token, FALLBACK))
      skipped += token.kind === 'close' ? -1 : token.kind === 'open' && !token.isEmpty ? 1 : 0
    if (skipped > 0) continue
    const cell = cells.at(-1)
    if (token.kind === 'open' && !token.isEmpty) {
      if (token.name === 'w:tbl') cells.push({ table: tables++, row: -1, column: -1 })
      if (token.name === 'w:tr' && cell) Object.assign(cell, { row: cell.row + 1, column: -1 })
      if (token.name === 'w:tc' && cell) cell.column++
      if (token.name === 'w:p') open.push(newParagraph(cell === undefined ? null : { ...cell }))
    } else if (token.kind === 'close') {
      if (token.name === 'w:tbl') cells.pop()
      if (token.name === 'w:p') found.push(...closed(open.pop()))
    }
    const paragraph = open.at(-1)
    if (paragraph !== undefined) take(token, paragraph, marked)
  }
  reader.end()
  return found
}

const FALLBACK = 'mc:fallback'
const isNamed = (token: XmlToken, name: string): boolean => token.kind !== 'text' && token.name === name

interface OpenParagraph extends Omit<DocxParagraph, 'isMarked'> {
  isInText: boolean
  isBold: boolean
  isStyled: boolean
  /** Letters, and how many of them are bold. */
  letters: number
  bold: number
}

const newParagraph = (cell: DocxParagraph['cell']): OpenParagraph => ({
  ...{ text: '', isListed: false, size: 0, cell },
  ...{ isInText: false, isBold: false, isStyled: false, letters: 0, bold: 0 },
})

function take(token: XmlToken, paragraph: OpenParagraph, marked: ReadonlySet<string>): void {
  if (token.kind === 'text') {
    if (!paragraph.isInText) return
    paragraph.text += token.text
    paragraph.letters += token.text.length
    if (paragraph.isBold) paragraph.bold += token.text.length
  } else if (token.kind === 'close') {
    if (token.name === 'w:t') paragraph.isInText = false
  } else takeOpened(token, paragraph, marked)
}

function takeOpened(
  { name, attributes, isEmpty }: Extract<XmlToken, { kind: 'open' }>,
  paragraph: OpenParagraph,
  marked: ReadonlySet<string>,
): void {
  const value = attributes.get('w:val') ?? ''
  if (name === 'w:t') paragraph.isInText = !isEmpty
  else if (name === 'w:r') paragraph.isBold = false
  else if (name === 'w:b') paragraph.isBold = !/^(?:0|false|none)$/.test(value)
  else if (name === 'w:tab' && !attributes.has('w:pos')) paragraph.text += '\t'
  else if (name === 'w:br' || name === 'w:cr') paragraph.text += '\n'
  else if (name === 'w:nobreakhyphen') paragraph.text += '-'
  else if (name === 'w:numpr') paragraph.isListed = true
  else if (name === 'w:sz') paragraph.size = Math.max(paragraph.size, Number(value) || 0)
  else if (name === 'w:pstyle') {
    paragraph.isStyled = /^(?:heading|title|berschrift)/i.test(value) || marked.has(value)
    if (/list/i.test(value)) paragraph.isListed = true
  }
}

function closed(paragraph: OpenParagraph | undefined): DocxParagraph[] {
  if (paragraph === undefined || paragraph.text.trim() === '') return []
  const { text, isListed, size, cell, isStyled, letters, bold } = paragraph
  return [{ text, isListed, size, cell, isMarked: isStyled || (letters > 0 && bold >= letters * 0.9) }]
}
