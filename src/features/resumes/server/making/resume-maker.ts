import { createOnDemandThread, type ThreadSettings } from '#platform/on-demand-thread.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'

/** A resume to print. */
export interface ResumeDocument {
  content: ResumeContent
  setting: ResumeSetting
  /** PNG or JPEG, at most some hundred kilobytes; null: none. Printed only if the setting says so. */
  photo: Uint8Array | null
  /** The day on which it is made: `2026-11-24`. */
  today: string
}

/**
 * Makes resumes in a thread, one after another. All of it throws 40006 (429) at once if too many others wait: a page
 * takes tens of milliseconds, so the last of those who wait is served within some seconds.
 */
export interface ResumeMaker {
  makePdf(document: ResumeDocument): Promise<{ pdf: Buffer; pages: number }>
  /**
   * One page as SVG, for the live preview: `page` from 1, at most `pages`. `lines_left` is how many more lines the last
   * page takes.
   */
  makePage(
    document: ResumeDocument,
    page: number,
  ): Promise<{ svg: string; page: number; pages: number; lines_left: number }>
  /** The first page as PNG, `width` pixels wide, for small pictures. */
  makePicture(document: ResumeDocument, width: number): Promise<Buffer>
  /** For an office program: one column, whatever the template. */
  makeDocx(document: ResumeDocument): Promise<Buffer>
  close(): Promise<void>
}

/** What the thread is asked for. */
export type Order =
  | { kind: 'pdf'; document: ResumeDocument }
  | { kind: 'docx'; document: ResumeDocument }
  | { kind: 'page'; document: ResumeDocument; page: number }
  | { kind: 'picture'; document: ResumeDocument; width: number }

/** What it answers; `bytes` of a PDF, DOCX or PNG. */
export interface Made {
  bytes: Uint8Array<ArrayBuffer> | null
  svg: string
  page: number
  pages: number
  linesLeft: number
}

/** Seconds after which those who were refused may try again. */
const TRY_AGAIN_SECONDS = 3

export function createResumeMaker(settings: Partial<ThreadSettings> = {}): ResumeMaker {
  const thread = createOnDemandThread<Order, Made>(new URL('./making-worker.ts', import.meta.url), {
    maxWaiting: 40,
    patienceMs: 10_000,
    ...settings,
  })
  async function make(order: Order): Promise<Made> {
    const making = thread.ask(order)
    if (making === null) throw new ApiError(40006, { params: { seconds: TRY_AGAIN_SECONDS } })
    return making
  }
  return {
    async makePdf(document) {
      const { bytes, pages } = await make({ kind: 'pdf', document })
      return { pdf: bufferOf(bytes), pages }
    },
    async makePage(document, wanted) {
      const { svg, page, pages, linesLeft } = await make({ kind: 'page', document, page: wanted })
      return { svg, page, pages, lines_left: linesLeft }
    },
    async makePicture(document, width) {
      const { bytes } = await make({ kind: 'picture', document, width })
      return bufferOf(bytes)
    },
    async makeDocx(document) {
      const { bytes } = await make({ kind: 'docx', document })
      return bufferOf(bytes)
    },
    close: () => thread.close(),
  }
}

function bufferOf(bytes: Uint8Array<ArrayBuffer> | null): Buffer {
  if (bytes === null) throw new Error('The thread made nothing.')
  return Buffer.from(bytes.buffer)
}
