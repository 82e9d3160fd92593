import pg from 'pg'
import { ApiError } from '#shared/api-error.ts'

/** What the catalogue says of a database that does not answer. */
const DATABASE_AWAY = 50018
const OUTCOME_UNKNOWN = 50019
const TIMED_OUT = 50013

/** It is asked for a sign of life more often than that; a browser need not be. */
const RETRY_SECONDS = 10

/** Nobody can be answered who needs the database; whether something was changed before is not said. */
export const databaseUnavailable = (): ApiError =>
  new ApiError(DATABASE_AWAY, { params: { seconds: RETRY_SECONDS } })

/** The database went while it was told to change something: it may have done so or not. */
export const outcomeUnknown = (): ApiError =>
  new ApiError(OUTCOME_UNKNOWN, { params: { seconds: RETRY_SECONDS } })

export const isDatabaseUnavailable = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === DATABASE_AWAY || error.code === OUTCOME_UNKNOWN)

/**
 * The refusal for an error that says nothing of the question and all of the state of the server: a full disk, too many
 * connections, one that starts or stops, a copy that only reads. Null for any other. `report` is told of it.
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

/** `statement_timeout` has ended it. */
const CANCELLED = '57014'
/** Insufficient resources, an operator's intervention, errors of the system, and a server that is read only. */
const OUT_OF_SERVICE = /^(?:53|57P|58|25006)/
