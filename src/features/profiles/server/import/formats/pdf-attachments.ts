import { inflateSync } from 'node:zlib'

const STREAM = Buffer.from('stream')
/** A dictionary is shorter than this. */
const DICTIONARY_BYTES = 2000
const MOST_STREAMS = 2000

/**
 * The files embedded in a PDF (ISO 32000-1, 7.11.4), as Europass embeds the XML of its documents. Only streams that say
 * that they are embedded files are looked at, plain or deflated; nothing else of the PDF is read.
 */
export function* pdfAttachments(pdf: Buffer, mostBytes: number): Generator<Buffer> {
  let at = 0
  for (let number = 0; number < MOST_STREAMS; number++) {
    const start = pdf.indexOf(STREAM, at)
    if (start < 0) return
    at = pdf.indexOf('endstream', start)
    if (at < 0) return
    const before = pdf.toString('latin1', Math.max(0, start - DICTIONARY_BYTES), start)
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1)
    const content = pdf.subarray(start + STREAM.length, at)
    at += 'endstream'.length
    if (!/\/EmbeddedFile\b/.test(dictionary)) continue
    yield /\/FlateDecode\b/.test(dictionary) ? inflated(content, mostBytes) : content
  }
}

/** A line end stands before and after the bytes. */
function inflated(content: Buffer, maxOutputLength: number): Buffer {
  const start = content[0] === 0x0d ? 2 : 1
  try {
    return inflateSync(content.subarray(start), { maxOutputLength })
  } catch {
    return Buffer.alloc(0)
  }
}
