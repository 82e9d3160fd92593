import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

export interface LineSource {
  lines: AsyncIterable<string>
  /** Share of the input read so far, 0 to 1; null where its length is not known. */
  progress: () => number | null
}

/** A row longer than this is an accident or an attack, and ends the import. */
const MAX_LINE_LENGTH = 8_000_000

/** Opens a file of lines, unpacked where its name ends in `.gz`; '-' is standard input. */
export async function openLines(path: string): Promise<LineSource> {
  if (path === '-') return { lines: linesOf(process.stdin.setEncoding('utf8')), progress: () => null }
  const { size } = await stat(path)
  const file = createReadStream(path)
  const unpacked = path.endsWith('.gz') ? file.pipe(createGunzip()) : file
  // A stream's error reaches only who reads it: pass it on through the pipe.
  if (unpacked !== file) file.on('error', (error) => unpacked.destroy(error))
  return {
    lines: linesOf(unpacked.setEncoding('utf8')),
    progress: () => (size === 0 ? 1 : file.bytesRead / size),
  }
}

/**
 * Lines end at '\n' only. (Node's readline also breaks at U+2028 and U+2029, which may stand unescaped within JSON.)
 */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream) {
    rest += chunk
    if (rest.length > MAX_LINE_LENGTH && !rest.includes('\n')) {
      throw new Error(`A line is longer than ${MAX_LINE_LENGTH} characters.`)
    }
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
