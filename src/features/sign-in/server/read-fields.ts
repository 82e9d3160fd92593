import { errorText } from '#platform/http/error-text.ts'
import { ApiError } from '#shared/api-error.ts'

/**
 * Reads several fields and collects their errors. A single error is thrown as it is; several become 40001 with a
 * message for each field, in `language`.
 */
export function createReader(language: string) {
  const troubles: ApiError[] = []
  return {
    /** Returns the result of `read`, or `instead` if it throws an `ApiError`. */
    read<Value, Instead>(instead: Instead, read: () => Value): Value | Instead {
      try {
        return read()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        troubles.push(error)
        return instead
      }
    },
    /** Throws if there was an error. */
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
