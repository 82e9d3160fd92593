import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'

/** A resume to print. */
export interface ResumeDocument {
  content: ResumeContent
  setting: ResumeSetting
  /** PNG or JPEG, at most some hundred kilobytes; null: none, or not printed. */
  photo: Uint8Array | null
  /** The day on which it is made: `2026-11-24`. */
  today: string
}

/** Makes resumes in a thread. Throws 40006 if too many others wait. */
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
  close(): Promise<void>
}
