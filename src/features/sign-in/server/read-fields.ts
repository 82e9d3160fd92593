import { errorText } from '#platform/http/error-text.ts'
import { ApiError } from '#shared/api-error.ts'

/**
 * Reads several fields, so that somebody hears at once of all that is wrong: one trouble is thrown as it is, several as
 * 40001 with a message beside each field, in `language`.
 */
export function createReader(language: string) {
  const troubles: ApiError[] = []
  return {
    /** What `read` answers, or `instead` where it refuses. */
    read<Value, Instead>(instead: Instead, read: () => Value): Value | Instead {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        troubles.push(error)
        return instead
      }
    },
    /** Throws if anything was refused. */
    finish(): void {
      const [first] = troubles
      if (first === undefined) return
      if (troubles.length === 1) throw first
      const fields = troubles.map(({ code, field, params }) => [
        field ?? '',
        [errorText(code, language, params)],
      ])
      throw new ApiError(40001, { fields: Object.fromEntries(fields) })
    },
  }
}
