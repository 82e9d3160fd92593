/** A refusal with a code of the catalogue (`config/errors`). Everything else that is thrown is our bug: a 5xx. */
export class ApiError extends Error {
  readonly code: number
  /** Values for the placeholders of the code's message. */
  readonly params: Readonly<Record<string, string | number>>
  /** Messages beside fields, already in the visitor's language. */
  readonly fields: FieldErrors

  constructor(
    code: number,
    details: { params?: Record<string, string | number>; fields?: FieldErrors } = {},
  ) {
    super(`API error ${code}`)
    this.name = 'ApiError'
    this.code = code
    this.params = details.params ?? {}
    this.fields = details.fields ?? {}
  }
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>

export const notFound = () => new ApiError(40004)
