import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { said } from '#shared/said.ts'

const fraction = z.number().min(0).max(1)

/** Where something stands: in fractions of the page, from its upper left corner. */
const box = z.object({ left: fraction, top: fraction, width: fraction, height: fraction })

const place = z.object({
  /** From 1. */
  page: z.number().int().min(1),
  /** Its number in the `text` of that page, from 0. */
  line: z.number().int().min(0),
  /** Of a PDF. A DOC or DOCX is not laid out: null. */
  box: box.nullable(),
  /** The whole line. */
  text: z.string(),
})

/** What was read from a resume. It is JSON, and can be stored. */
export const readResumeType = z.object({
  kind: z.enum(['pdf', 'docx', 'doc']),
  /** Of a PDF; a DOC or DOCX has 1. Only the first pages are read, so `text` may have fewer. */
  pages: z.number().int().min(1),
  /** False for a scanned PDF: then nothing was read. */
  has_text: z.boolean(),
  /** The language of its headings and words, if it is one of ours. */
  lang: z.enum(LANGUAGES).nullable(),
  said,
  /** By a path in `said`, such as `basics.first_name`, `contacts.emails.0` or `work.0.title`: where it was read. */
  places: z.record(z.string(), place),
  /** Page by page its lines, in reading order; the paragraphs of a DOC or DOCX are one page. */
  text: z.array(z.array(z.string())),
})

export type ReadResume = z.output<typeof readResumeType>
export type Place = z.output<typeof place>
