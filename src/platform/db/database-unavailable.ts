import pg from 'pg'
import { ApiError } from '#shared/api-error.ts'

/** Codes of the error catalogue for a database that does not answer. */
const DATABASE_UNAVAILABLE = 50018
const OUTCOME_UNKNOWN = 50019
const TIMED_OUT = 50013

/** We probe the database more often than that; a browser need not retry sooner. */
const RETRY_SECONDS = 10

/** Refuses a request that needs the database. It does not say whether the request has changed anything. */
export const databaseUnavailable = (): ApiError =>
  new ApiError(DATABASE_UNAVAILABLE, { params: { seconds: RETRY_SECONDS } })

/** The database failed during a write: the write may or may not have happened. */
export const outcomeUnknown = (): ApiError =>
  new ApiError(OUTCOME_UNKNOWN, { params: { seconds: RETRY_SECONDS } })

export const isDatabaseUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === DATABASE_UNAVAILABLE || error.code === OUTCOME_UNKNOWN)

/**
 * Returns the refusal for an error that comes from the state of the server and not from the query: a full disk, too
 * many connections, starting, stopping, read only. Returns null for any other error. `report` is called with the error.
 */
export function refusalOf(error: unknown, report: (error: unknown) => void): ApiError | null {
  if (!(error instanceof pg.DatabaseError)) return null
  const refusal = refusalFor(error.code ?? '')
  if (refusal !== null) report(error)
  return refusal
}

function refusalFor(code: string): ApiError | null {
  if (code === CANCELLED) return new ApiError(TIMED_OUT)
  return OUT_OF_SERVICE.test(code) ? databaseUnavailable() : null
}

/** `statement_timeout` cancelled the query. */
const CANCELLED = '57014'
/** Insufficient resources, operator intervention, system errors, and a read-only server. */
const OUT_OF_SERVICE = /^(?:53|57P|58|25006)/
