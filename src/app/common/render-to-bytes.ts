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
    const pieces: Uint8Array[] = []
    const sink = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece)
        done()
      },
      final(done) {
        resolve(Buffer.concat(pieces))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    signal.addEventListener('abort', () => abort(signal.reason), { once: true })
  })
}
