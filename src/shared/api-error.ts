/** A refusal with a code of the catalogue (`config/errors`). Any other error is our bug: a 5xx. */
export class ApiError extends Error {
  readonly code: number
  /** Values for the placeholders of the code's message. */
  readonly params: Readonly<Record<string, string | number>>
  /** Messages beside fields, already in the visitor's language. */
  readonly fields: FieldErrors
  /** The field that the code's own message belongs to; null: none in particular. */
  readonly field: string | null

  constructor(
    code: number,
    details: {
      params?: Record<string, string | number>
      fields?: FieldErrors
      field?: string
      /** Of a failure of ours: it is logged. */
      cause?: unknown
    } = {},
  ) {
    super(`API error ${code}`, details.cause === undefined ? {} : { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.params = details.params ?? {}
    this.fields = details.fields ?? {}
    this.field = details.field ?? null
  }
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>

export const notFound = () => new ApiError(40004)
