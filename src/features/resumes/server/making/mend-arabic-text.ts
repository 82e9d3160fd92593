import { deflateSync, inflateSync } from 'node:zlib'

/**
 * Makes the Arabic text of a PDF readable for programs. Typst draws Arabic right, but says what it drew in a way that
 * readers misunderstand: lam-alef is one glyph that stands for two letters, which `pdftotext` and pdf.js turn around
 * (`إغالق`); and a letter with a mark above it is two glyphs that each claim to be both (`ActualText`), so it comes back
 * twice.
 *
 * The letters are not touched, only what is said of them. Each glyph gets text of its own: a mark its mark, a letter its
 * letter, lam-alef the one character that Unicode has for it (U+FEFB and its like, which every normalization takes
 * apart). Then no `ActualText` is needed. The file is written anew with the places of its objects; it is as typst writes
 * it, with a plain table of them, and anything else throws.
 */
export function mendArabicText(pdf: Buffer): Buffer {
  const file = pdf.toString('latin1')
  const { objects, trailer } = partsOf(file)
  const widths = widthsByMap(objects)
  const mended = objects.map(({ id, body }) => {
    const known = widths.get(id)
    if (known !== undefined) return { id, body: withPlainStream(body, (map) => mendMap(map, known)) }
    return { id, body: CONTENT.test(body) ? mendContent(body) : body }
  })
  return Buffer.from(written(file.slice(0, file.indexOf('1 0 obj')), mended, trailer), 'latin1')
}

interface PdfObject {
  id: number
  /** From `1 0 obj` to `endobj`. */
  body: string
}

function partsOf(file: string): { objects: PdfObject[]; trailer: string } {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(file)?.[1])
  const entries = Array.from(file.slice(table).matchAll(/(\d{10}) \d{5} ([nf])\r?\n/g))
  const trailer = /trailer\s[\s\S]*?(?=startxref)/.exec(file.slice(table))?.[0]
  if (trailer === undefined || entries.length === 0)
    throw new Error('The PDF has no plain table of its objects.')
  const objects = entries
    .map(([, offset, state], id) => ({ id, offset: Number(offset), isUsed: state === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .map(({ id, offset }) => ({ id, body: file.slice(offset, file.indexOf('\nendobj', offset) + 7) }))
  return { objects, trailer }
}

/** The width of each glyph by its number, for each map from glyphs to text, by the id of the map. */
function widthsByMap(objects: readonly PdfObject[]): Map<number, Map<number, number>> {
  const byId = new Map(objects.map(({ id, body }) => [id, body]))
  const found = new Map<number, Map<number, number>>()
  for (const { body } of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1]
    const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(body)?.[1]
    const list = /\/W \[([\s\S]*?)\]\s*(?:\/|>>)/.exec(byId.get(Number(descendant)) ?? '')?.[1]
    if (map !== undefined && list !== undefined) found.set(Number(map), widthsIn(list))
  }
  return found
}

/** `1 3 600` (from, to, width) or `1 [600 500]`. */
function widthsIn(list: string): Map<number, number> {
  const widths = new Map<number, number>()
  for (const [, from, each, to, width] of list.matchAll(/(\d+)\s+(?:\[([^\]]*)\]|(\d+)\s+([\d.]+))/g)) {
    const first = Number(from)
    if (each === undefined) {
      for (let glyph = first; glyph <= Number(to); glyph += 1) widths.set(glyph, Number(width))
    } else {
      for (const [index, one] of each.trim().split(/\s+/).entries()) widths.set(first + index, Number(one))
    }
  }
  return widths
}

function withPlainStream(body: string, change: (content: string) => string): string {
  const start = body.indexOf('stream\n') + 7
  const end = body.lastIndexOf('\nendstream')
  const content = change(body.slice(start, end))
  const head = body.slice(0, start).replace(/\/Length \d+/, `/Length ${content.length}`)
  return head + content + body.slice(end)
}

function mendMap(map: string, widths: ReadonlyMap<number, number>): string {
  return map.replaceAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4}){2,})>/g, (entry, glyph: string, hex: string) => {
    const text = textOf(hex)
    if (!ARABIC.test(text)) return entry
    const isMark = (widths.get(Number.parseInt(glyph, 16)) ?? 0) === 0
    const letters = text.replaceAll(/\p{M}/gu, '')
    const marks = text.replaceAll(/\P{M}/gu, '')
    const own = isMark && marks !== '' ? marks : (LAM_ALEF.get(letters) ?? letters)
    return `<${glyph}> <${hexOf(own)}>`
  })
}

const ARABIC = /\p{Script_Extensions=Arabic}/u

const LAM_ALEF: ReadonlyMap<string, string> = new Map([
  ['\u0644\u0627', '\ufefb'],
  ['\u0644\u0622', '\ufef5'],
  ['\u0644\u0623', '\ufef7'],
  ['\u0644\u0625', '\ufef9'],
])

const textOf = (hex: string): string =>
  String.fromCharCode(...Array.from(hex.matchAll(/.{4}/g), ([unit]) => Number.parseInt(unit, 16)))

const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  ).join('')

/** A packed stream that is no picture and no font. */
const CONTENT = /^\d+ 0 obj\n<<\n {2}\/Length \d+\n {2}\/Filter \/FlateDecode\n>>\nstream\n/

function mendContent(body: string): string {
  return withPlainStream(body, (packed) => {
    const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    if (!content.includes('/ActualText')) return packed
    return deflateSync(Buffer.from(withoutActualText(content), 'latin1')).toString('latin1')
  })
}

/** Marked content opens with `BDC` or `BMC` and closes with `EMC`, each at the end of a line of its own. */
function withoutActualText(content: string): string {
  const kept: string[] = []
  const open: boolean[] = []
  const lines = content
    .replaceAll(/\/Span <<\s*\/ActualText <FEFF([0-9A-F]*)>\s*>> BDC/g, (whole, hex: string) =>
      ARABIC.test(textOf(hex)) ? DROPPED : whole,
    )
    .split('\n')
  for (const line of lines) {
    if (line === DROPPED) {
      open.push(false)
    } else if (line === 'EMC') {
      if (open.pop() !== false) kept.push(line)
    } else {
      if (/ (?:BDC|BMC)$/.test(line)) open.push(true)
      kept.push(line)
    }
  }
  return kept.join('\n')
}

const DROPPED = 'dropped'

function written(head: string, objects: readonly PdfObject[], trailer: string): string {
  const parts = [head]
  const places = new Map<number, number>()
  let at = head.length
  for (const { id, body } of objects) {
    places.set(id, at)
    parts.push(body, '\n\n')
    at += body.length + 2
  }
  const size = Math.max(...places.keys()) + 1
  const rows = Array.from({ length: size }, (_, id) => {
    const place = places.get(id)
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`
  })
  return `${parts.join('')}xref\n0 ${size}\n${rows.join('')}${trailer}startxref\n${at}\n%%EOF`
}
