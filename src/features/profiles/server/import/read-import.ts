import { join } from 'node:path'
import { LimitedFailure, runLimited } from '#platform/limited/limited-process.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Said, said } from '#shared/said.ts'

const PROGRAM = join(import.meta.dirname, 'formats/read-file-process.ts')

/**
 * What the file of a stranger says, read in a limited process. Throws 41208 for a file that is none of those we read,
 * 41217 for one that needs too much, 40006 if too many wait.
 */
export async function readImport(bytes: Buffer, field: string): Promise<Said> {
  const limits = { milliseconds: 15_000, megabytes: 384 }
  const { value } = await runLimited({ program: PROGRAM, input: bytes, task: null, limits }).catch(
    (error) => {
      throw error instanceof LimitedFailure ? new ApiError(41217, { field }) : error
    },
  )
  const read = said.nullable().parse(value)
  if (read === null) throw new ApiError(41208, { field })
  return read
}
