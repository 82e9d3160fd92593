import { z } from 'zod'

const fraction = z.number().min(0).max(1)

const line = z.object({
  /** From 1. */
  page: z.number().int().min(1),
  text: z.string(),
  /** The parts of it that stand apart: the cells of a table, or a title and the dates at the other edge. */
  cells: z.array(z.string()),
  /** In fractions of the page; null where there is no layout. */
  box: z.object({ left: fraction, top: fraction, width: fraction, height: fraction }).nullable(),
  /** Of its letters; those of most of the text have 1. */
  size: z.number(),
  /** Its letters differ from those of most of the text: they are larger, bold or slanted. */
  is_marked: z.boolean(),
  has_bullet: z.boolean(),
  /** Whether there is more room before it than between most lines. */
  is_apart: z.boolean(),
  /** Begins a column, or a part of the page of its own width. */
  starts_region: z.boolean(),
  /** Columns of several pages that stand in the same place have the same number. */
  column: z.number().int(),
})
export type Line = z.output<typeof line>

/** The answer of the limited process. */
export const readLinesAnswer = z.union([
  z.object({ problem: z.enum(['unknown', 'damaged', 'protected']) }),
  z.object({
    kind: z.enum(['pdf', 'docx', 'doc']),
    pages: z.number().int().min(1),
    lines: z.array(line),
    /** The addresses of links, in their order. */
    links: z.array(z.string()),
  }),
])
export type LinesAnswer = z.output<typeof readLinesAnswer>
export type ReadLines = Exclude<LinesAnswer, { problem: string }>
