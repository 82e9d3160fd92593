import { Resvg } from '@resvg/resvg-js'
import { answerOrders } from '#platform/answer-orders.ts'
import { composePicture } from './compose-picture.ts'
import type { PictureContent } from './picture-content.ts'

/**
 * The drawing thread: reading a font, shaping and packing a PNG take tens of milliseconds each, which must not block
 * the server's thread.
 */
answerOrders<PictureContent, Uint8Array<ArrayBuffer>>(
  (content) => {
    const { svg, fontFiles } = composePicture(content)
    const png = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng()
    // The buffer of native code cannot be transferred; this copy can.
    return new Uint8Array(png)
  },
  (png) => [png.buffer],
)
