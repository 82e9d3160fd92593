import { writeSync } from 'node:fs'
import { pino } from 'pino'

/**
 * The fields that a log line may have. All others are dropped, so that no personal data gets there by accident: no
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

/** Pino's own output ends the process if a line cannot be written: a full disk would end the site. */
const OUTPUT = {
  write(line: string): void {
    try {
      writeSync(1, line)
    } catch {
      // The line is lost; there may be space for the next.
    }
  },
}

/** Reports an error when it begins, and not again until something `worked`. */
export function reportOnce(report: (error: unknown) => void): {
  failed(error: unknown): void
  worked(): void
} {
  let isReported = false
  return {
    failed(error) {
      if (!isReported) report(error)
      isReported = true
    },
    worked: () => (isReported = false),
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
