import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'

/**
 * The whole page, once all of it is there. Through a stream of Node: one of the Web takes a tenth of a page's time.
 * Rejects if not even the parts outside of every boundary could be rendered.
 */
export function renderToBytes(
  page: ReactNode,
  { signal, ...options }: RenderToPipeableStreamOptions & { signal: AbortSignal },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => pipe(new Sink(resolve)),
      onShellError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}

/** Bytes of a page that is larger than most; the room grows with the first larger one. */
let room = Buffer.allocUnsafeSlow(256 * 1024)

/** UTF-8 takes no more for a unit of a string. */
const BYTES_A_UNIT = 3

/**
 * Takes what React writes of a page that is complete: all of it before anything else runs. So all pages are written into
 * the same room, and what is left of one for the collector of garbage is its own bytes, instead of some hundred pieces.
 */
class Sink extends Writable {
  readonly #done: (bytes: Buffer) => void
  #size = 0

  constructor(done: (bytes: Buffer) => void) {
    super()
    this.#done = done
  }

  override write(piece: Uint8Array | string): boolean {
    const most = this.#size + piece.length * BYTES_A_UNIT
    if (most > room.length) {
      const larger = Buffer.allocUnsafeSlow(most * 2)
      room.copy(larger, 0, 0, this.#size)
      room = larger
    }
    if (typeof piece === 'string') this.#size += room.write(piece, this.#size)
    else {
      room.set(piece, this.#size)
      this.#size += piece.length
    }
    return true
  }

  override end(): this {
    this.#done(Buffer.from(room.subarray(0, this.#size)))
    return this
  }
}
