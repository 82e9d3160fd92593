import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BrokenFeed } from './feed-errors.ts'
import type { FeedFile } from './feed-file.ts'
import { EXPANSION_CHECKED_FROM_BYTES, MAX_EXPANSION, MAX_UNPACKED_BYTES } from './feed-limits.ts'

/**
 * Reads the text of a file chunk by chunk. Compressed files are decompressed (their first bytes decide, since names can
 * be wrong). The encoding comes from the first of: a byte order mark, the server, the document's own declaration,
 * UTF-8. Bytes that are invalid in that encoding break the feed; they are never replaced silently.
 * @param onBytes called with the number of bytes of the file that have been read
 */
export async function* readText(
  file: Pick<FeedFile, 'path' | 'charset'>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let charset = ''
  for await (const bytes of inFullStart(unpackedBytes(file.path, onBytes))) {
    if (decoder === null) {
      charset = charsetOf(bytes, file.charset)
      decoder = decoderFor(charset)
    }
    yield decode(decoder, charset, bytes)
  }
  if (decoder) yield decode(decoder, charset)
}

async function* unpackedBytes(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const start = await readStart(path)
  if (!(start[0] === 0x1f && start[1] === 0x8b)) {
    for await (const chunk of file) {
      onBytes(file.bytesRead)
      yield chunk
    }
    return
  }
  const unpacked = file.pipe(createGunzip())
  // Only the direct reader of a stream gets its error: pass it on through the pipe.
  file.on('error', (error) => unpacked.destroy(error))
  let bytes = 0
  try {
    for await (const chunk of unpacked) {
      bytes += chunk.length
      onBytes(file.bytesRead)
      refuseBomb(bytes, file.bytesRead)
      yield chunk
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))) {
      throw new BrokenFeed('is packed, and the archive is damaged or breaks off')
    }
    throw error
  } finally {
    file.destroy()
  }
}

async function readStart(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 1 })) return chunk
  return Buffer.alloc(0)
}

function refuseBomb(unpacked: number, packed: number): void {
  if (unpacked > MAX_UNPACKED_BYTES) {
    throw new BrokenFeed(`unpacks to more than ${MAX_UNPACKED_BYTES.toLocaleString('en')} bytes`)
  }
  if (unpacked > EXPANSION_CHECKED_FROM_BYTES && unpacked > packed * MAX_EXPANSION) {
    throw new BrokenFeed(`unpacks to more than ${MAX_EXPANSION} times its size`)
  }
}

const START_BYTES = 1024

/** The declaration of the encoding must be in the first chunk. */
async function* inFullStart(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | null = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (start === null) {
      yield chunk
      continue
    }
    start = Buffer.concat([start, chunk])
    if (start.length < START_BYTES) continue
    yield start
    start = null
  }
  if (start && start.length > 0) yield start
}

const MARKS: readonly (readonly [mark: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
const DECLARED = /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([^"']+)|<meta\s[^>]*\bcharset\s*=\s*["']?([\w-]+)/i

function charsetOf(bytes: Buffer, fromServer: string | null): string {
  const start = bytes.subarray(0, START_BYTES)
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => start[index] === byte))
  if (marked) return marked[1]
  refusePacked(start)
  if (start.includes(0) && !/^utf-?16/i.test(fromServer ?? '')) {
    throw new BrokenFeed('is not text, or UTF-16 without a byte order mark')
  }
  const [, inXml, inHtml] = DECLARED.exec(start.toString('latin1')) ?? []
  const fromDocument = inXml ?? inHtml ?? null
  if (fromServer && fromDocument && nameOf(fromServer) !== nameOf(fromDocument)) {
    throw new BrokenFeed(
      `is ${nameOf(fromDocument)} by its own words and ${nameOf(fromServer)} by its server's`,
    )
  }
  return fromServer ?? fromDocument ?? 'utf-8'
}

const PACKED: readonly (readonly [mark: string, name: string])[] = [
  ['504b0304', 'zip'],
  ['1f8b', 'gzip, twice'],
  ['28b52ffd', 'zstd'],
  ['fd377a58', 'xz'],
  ['425a68', 'bzip2'],
]

function refusePacked(start: Buffer): void {
  const found = PACKED.find(([mark]) => start.subarray(0, mark.length / 2).toString('hex') === mark)
  if (found) throw new BrokenFeed(`is packed as ${found[1]}; only gzip, once, is unpacked`)
}

const nameOf = (charset: string) => decoderFor(charset).encoding

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true })
  } catch {
    throw new BrokenFeed(`says that its encoding is "${charset.slice(0, 40)}", which is not known`)
  }
}

function decode(decoder: TextDecoder, charset: string, bytes?: Buffer): string {
  const text = decodedText(decoder, charset, bytes)
  if (text.includes('\0')) throw new BrokenFeed('has zero bytes among its text')
  return text
}

function decodedText(decoder: TextDecoder, charset: string, bytes?: Buffer): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new BrokenFeed(`is not valid ${charset.toUpperCase()}`)
  }
}
