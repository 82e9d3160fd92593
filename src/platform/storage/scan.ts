import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Env } from '../env.ts'

/** Looks for viruses in a file. */
export interface Scanner {
  /** Throws if the scanner does not answer. */
  isInfected(bytes: Uint8Array): Promise<boolean>
}

/** clamd, by its own protocol; null where none is set up. */
export function configuredScanner({ CLAMD_URL }: Pick<Env, 'CLAMD_URL'>): Scanner | null {
  if (CLAMD_URL === undefined) return null
  const { protocol, hostname, port, pathname } = new URL(CLAMD_URL)
  const place =
    protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port || DEFAULT_PORT) }
  return { isInfected: (bytes) => scan(connect(place), bytes) }
}

const DEFAULT_PORT = 3310
const ANSWER_MS = 30_000

/** `INSTREAM`: pieces, each behind its length; a piece of length 0 ends the file. */
async function scan(socket: Socket, bytes: Uint8Array): Promise<boolean> {
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('clamd does not answer.')))
  try {
    socket.write('zINSTREAM\0')
    socket.write(lengthOf(bytes))
    socket.write(bytes)
    if (bytes.length > 0) socket.write(lengthOf(new Uint8Array()))
    const answer = (await text(socket).catch(explain)).replaceAll('\0', '').trim()
    if (answer.endsWith(' FOUND')) return true
    if (answer.endsWith(': OK')) return false
    throw new Error(`clamd answered: ${answer.slice(0, 100)}`)
  } finally {
    socket.destroy()
  }
}

/** clamd hangs up on a file that is too large for it, often before its answer can be read. */
function explain(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code !== 'EPIPE' && code !== 'ECONNRESET') throw error
  throw new Error('clamd hung up. Is its StreamMaxLength smaller than the size limit of uploads?', {
    cause: error,
  })
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
