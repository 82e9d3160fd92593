import { Resvg } from '@resvg/resvg-js'
import { answerOrders } from '#platform/answer-orders.ts'
import type { Made, Order } from './resume-maker.ts'
import { svgOfPage } from './svg-of-page.ts'
import { typeset } from './typeset.ts'

/** The thread that makes resumes: fonts of some 60 MB, and tens of milliseconds a page. */
answerOrders<Order, Made>(
  (order) => {
    const set = typeset(order.document)
    const { pages, linesLeft } = set
    if (order.kind === 'pdf') return { bytes: copyOf(set.pdf()), svg: '', page: 1, pages, linesLeft }
    const page = order.kind === 'page' ? Math.min(Math.max(1, order.page), pages) : 1
    const svg = svgOfPage(set.svg(), page)
    if (order.kind === 'page') return { bytes: null, svg, page, pages, linesLeft }
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: order.width },
      font: { loadSystemFonts: false },
    })
    return { bytes: copyOf(picture.render().asPng()), svg: '', page, pages, linesLeft }
  },
  ({ bytes }) => (bytes === null ? [] : [bytes.buffer]),
)

/** The buffer of native code cannot be transferred; this copy can. */
const copyOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
