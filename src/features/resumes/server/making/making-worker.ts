import { Resvg } from '@resvg/resvg-js'
import { answerOrders } from '#platform/answer-orders.ts'
import { makeDocx } from './make-docx.ts'
import { printableOf } from './printable.ts'
import type { Made, Order, ResumeDocument } from './resume-maker.ts'
import { svgOfPage } from './svg-of-page.ts'
import { typeset } from './typeset.ts'

/** The thread that makes resumes: fonts of some 60 MB, and tens of milliseconds a page. */
answerOrders<Order, Made>(
  async (order) => {
    if (order.kind === 'docx') return docxOf(order.document)
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

async function docxOf({ content, setting, photo, today }: ResumeDocument): Promise<Made> {
  const hasPhoto = setting.has_photo && photo !== null
  const docx = await makeDocx(printableOf(content, setting, { hasPhoto, today }), hasPhoto ? photo : null)
  return { bytes: copyOf(docx), svg: '', page: 1, pages: 0, linesLeft: 0 }
}

/** The buffer of native code cannot be transferred; this copy can. */
const copyOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
