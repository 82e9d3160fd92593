import type { FastifyReply } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { errorFields, type Log } from '../log.ts'
import { errorStatus, errorText } from './error-text.ts'

/** The body of every API response: `code` 0 with data, or a code of the catalogue with its message. */
export interface Envelope {
  code: number
  message: string
  data?: unknown
  /** Messages by field. */
  errors?: Readonly<Record<string, readonly string[]>>
}

const UNEXPECTED = 50001

export const succeeded = (data: unknown): Envelope => ({ code: 0, message: '', data })

/** The envelope of a refusal, in the visitor's language. */
export function refused({ code, params, fields, field }: ApiError, language: string): Envelope {
  const message = errorText(code, language, params)
  return { code, message, errors: field === null ? fields : { ...fields, [field]: [message] } }
}

/**
 * Sends the error's envelope and status. Anything but an `ApiError` is our bug: it is logged and reported without
 * detail. So is the cause of an `ApiError`, which tells what failed here.
 */
export function sendError(reply: FastifyReply, error: unknown, language: string, log: Log): FastifyReply {
  const ours = error instanceof ApiError ? error.cause : error
  if (ours !== undefined)
    log.error('A request failed', { ...errorFields(ours), route: reply.request.routeOptions.url ?? '' })
  if (!(error instanceof ApiError)) {
    return send(reply, new ApiError(UNEXPECTED), language)
  }
  return send(reply, error, language)
}

function send(reply: FastifyReply, error: ApiError, language: string): FastifyReply {
  const { seconds } = error.params
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  return reply
    .code(errorStatus(error.code))
    .header('cache-control', 'private, no-store')
    .send(refused(error, language))
}
