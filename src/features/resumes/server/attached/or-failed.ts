import { ApiError } from '#shared/api-error.ts'

export interface Reports {
  report: (message: string, error: unknown) => void
}

/** Refusals stay as they are; anything else is reported as our bug, and told by a code of its own. */
export async function orFailed<Done>(
  { report }: Reports,
  code: number,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError) throw error
    report('A file could not be stored or deleted', error)
    throw new ApiError(code)
  }
}
