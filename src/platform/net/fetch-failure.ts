/** Why a fetch failed, as a predicate without its subject: 'answered 503', 'is a private address'. */
export class FetchFailure extends Error {
  /** The server asks us to wait this long. */
  readonly retryAfterSeconds: number | null

  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The `FetchFailure` of a failed request; `signal` is the one that limits its time. */
export function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error
  if (signal.aborted) return new FetchFailure('did not end in time')
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return new FetchFailure('broke off')
  if (code === 'HPE_HEADER_OVERFLOW') return new FetchFailure('answers with too many headers')
  if (/^HPE_/.test(code)) return new FetchFailure('does not answer in HTTP')
  if (/^(?:Z_|ZSTD_|ERR_.*(?:BROTLI|ZSTD)|ERR__)/.test(code))
    return new FetchFailure('is packed, and the packing is damaged')
  return new FetchFailure(`cannot be reached (${code || String(error)})`)
}
