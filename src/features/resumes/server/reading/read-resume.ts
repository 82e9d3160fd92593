import { join } from 'node:path'
import { LimitedFailure, runLimited } from '#platform/limited/limited-process.ts'
import { ApiError } from '#shared/api-error.ts'
import { kindOf } from './lines/kind-of-resume.ts'
import { type ReadLines, readLinesAnswer } from './lines/line.ts'
import { understand } from './meaning/understand.ts'
import type { Place, ReadResume } from './read-resume-type.ts'

const PROGRAM = join(import.meta.dirname, 'read-lines-process.ts')
/** Whoever attaches one resume often reads or attaches another. */
const SPARE_MS = 60_000
const LIMITS = { milliseconds: 15_000, megabytes: 384 }

/**
 * What a resume says: a PDF, DOCX or DOC, recognised by its content. Its lines are read in a limited process; their
 * meaning is understood here, from text alone. Throws, for `field`, 41206 for another kind of file, 41215 for a damaged
 * one, 41216 for one with a password, 41217 for one that needs too much time or memory, and 40006 if too many wait.
 */
export const readResume = async (bytes: Uint8Array, field: string): Promise<ReadResume> =>
  resumeOf(await openResume(bytes, field))

/** Its lines alone, whose meaning nobody asks for. Throws the same. */
export async function openResume(bytes: Uint8Array, field: string): Promise<ReadLines> {
  // For these, no process starts.
  if (kindOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) === null)
    throw new ApiError(CODES.unknown, { field })
  const run = { program: PROGRAM, input: bytes, task: null, limits: LIMITS, spareMilliseconds: SPARE_MS }
  const { value } = await runLimited(run).catch((error) => {
    throw error instanceof LimitedFailure ? new ApiError(41217, { field }) : error
  })
  const answer = readLinesAnswer.parse(value)
  if ('problem' in answer) throw new ApiError(CODES[answer.problem], { field })
  return answer
}

const CODES = { unknown: 41206, damaged: 41215, protected: 41216 } as const

/** Letters of a resume with text; a scanned page may have a stamp or the name of the scanner. */
const FEWEST_LETTERS = 30

/** The same from its lines. */
export function resumeOf(read: ReadLines): ReadResume {
  const letters = read.lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
  const { lang, said, placed } = understand(letters < FEWEST_LETTERS ? { ...read, lines: [] } : read)
  const text = textOf(read)
  const places = [...placed].flatMap(([path, number]): [string, Place][] => {
    const line = read.lines[number]
    if (line === undefined) return []
    const before = read.lines.slice(0, number).filter(({ page }) => page === line.page).length
    return [[path, { page: line.page, line: before, box: line.box, text: line.text }]]
  })
  return {
    kind: read.kind,
    pages: read.pages,
    has_text: letters >= FEWEST_LETTERS,
    lang,
    said,
    places: Object.fromEntries(places),
    text,
  }
}

function textOf({ lines }: ReadLines): string[][] {
  const byPage = Map.groupBy(lines, ({ page }) => page)
  const last = Math.max(0, ...byPage.keys())
  return Array.from({ length: last }, (_, index) => (byPage.get(index + 1) ?? []).map(({ text }) => text))
}
