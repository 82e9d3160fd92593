import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import { composePicture } from './compose-picture.ts'
import type { PictureContent } from './picture-content.ts'

/**
 * The drawing thread: reading a font, shaping and packing a PNG take tens of milliseconds each, which must not block
 * the server's thread. It returns a picture or an error for each content, in order.
 */
parentPort?.on('message', (content: PictureContent) => {
  try {
    const { svg, fontFiles } = composePicture(content)
    const png = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng()
    // The buffer of native code cannot be transferred; this copy can.
    const bytes = new Uint8Array(png)
    parentPort?.postMessage({ png: bytes }, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
