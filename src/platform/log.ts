import { writeSync } from 'node:fs'
import { pino } from 'pino'

/**
 * What may stand in a log line. Everything else is dropped, so that no personal data gets there by accident: no
 * addresses, no query texts, no cookies, no bodies.
 */
const ALLOWED = [
  'role',
  'requestId',
  'method',
  'route',
  'status',
  'milliseconds',
  'code',
  'migration',
  'jobs',
  'bytes',
  'source',
  'failures',
  'reason',
  'stack',
] as const

type Field = (typeof ALLOWED)[number]

export type LogFields = Partial<Record<Field, string | number>>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

/** JSON lines on standard output; `level` as pino names it. */
export function createLog(level: string): Log {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, OUTPUT)
  const write =
    (method: 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) =>
      logger[method](allowed(fields), message)
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

/** Pino's own output ends the process where a line cannot be written: a full disk behind it would end the site. */
const OUTPUT = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // The line is lost; the next may find room.
    }
  },
}

/** Tells of a trouble when it begins, and not again until something `worked`. */
export function reportOnce(tell: (error: unknown) => void): {
  failed(error: unknown): void
  worked(): void
} {
  let isTold = false
  return {
    failed(error) {
      if (!isTold) tell(error)
      isTold = true
    },
    worked: () => (isTold = false),
  }
}

/** The fields of an error that may be logged. */
export function errorFields(error: unknown): LogFields {
  return error instanceof Error
    ? { reason: error.message, stack: error.stack ?? '' }
    : { reason: String(error) }
}

function allowed(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => ALLOWED.some((field) => field === name)),
  )
}
