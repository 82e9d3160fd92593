import type * as z from 'zod'
import type { NamedMessage } from '#config/errors/named-messages.ts'
import { errorText, namedText } from './error-text.ts'

/**
 * The message beside a field that does not fit its contract, in the visitor's language. It is always a sentence of the
 * catalogue, never the schema library's own, which is written for programmers.
 */
export function fieldWording(language: string): z.core.$ZodErrorMap {
  const byCode = (code: number, params: Params = {}) => errorText(code, language, params)
  const byKey = (key: NamedMessage, params: Params = {}) => namedText(key, language, params)
  return (issue) =>
    isEmpty(issue) ? missing(issue, { byCode, byKey }) : sentenceFor(issue, { byCode, byKey })
}

type Params = Readonly<Record<string, number>>

interface Says {
  byCode: (code: number, params?: Params) => string
  byKey: (key: NamedMessage, params?: Params) => string
}

/** As the specification words it: what somebody signs in with “cannot be empty”, everything else “is required”. */
function missing(issue: z.core.$ZodRawIssue, { byCode, byKey }: Says): string {
  if (issue.code === 'invalid_type' && issue.expected === 'array') return byKey('choose-at-least', { min: 1 })
  return byCode(SIGNS_IN.has(String(issue.path?.[0] ?? '')) ? EMPTY : REQUIRED)
}

const SIGNS_IN: ReadonlySet<string> = new Set([
  ...['email', 'login', 'password', 'new_password', 'current_password', 'otp', 'code', 'phone_num'],
])

/** Exhaustive: a new kind of issue does not compile until it has its sentence. */
function sentenceFor(issue: z.core.$ZodRawIssue, says: Says): string {
  switch (issue.code) {
    case 'invalid_type':
      return says.byKey(WANTED[issue.expected] ?? 'value-invalid')
    case 'too_big':
      return tooBig(issue.origin, highestOf(issue), says)
    case 'too_small':
      return tooSmall(issue.origin, lowestOf(issue), says)
    case 'invalid_format':
      return wrongFormat(issue.format, says)
    case 'invalid_value':
      return says.byKey('choose-from-list')
    case 'unrecognized_keys':
      return says.byKey('field-unknown')
    case 'invalid_union':
      return says.byKey(wantsNumber(issue) ? 'number-wanted' : 'value-invalid')
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return says.byKey('value-invalid')
  }
}

const WANTED: Readonly<Partial<Record<string, NamedMessage>>> = {
  number: 'number-wanted',
  int: 'whole-number-wanted',
}

/** The first form of a union is the usual one. */
const wantsNumber = ({ errors: [first] }: { errors: readonly (readonly z.core.$ZodIssue[])[] }): boolean =>
  first?.[0]?.code === 'invalid_type' && first[0].expected === 'number'

function tooBig(origin: string, max: number, { byCode, byKey }: Says): string {
  if (origin === 'string') return byCode(TOO_LONG, { max })
  if (isNumber(origin)) return byKey('number-too-big', { max })
  return isList(origin) ? byKey('choose-at-most', { max }) : byKey('value-invalid')
}

function tooSmall(origin: string, min: number, { byCode, byKey }: Says): string {
  if (origin === 'string') return byCode(TOO_SHORT, { min })
  if (isNumber(origin)) return byKey('number-too-small', { min })
  return isList(origin) ? byKey('choose-at-least', { min }) : byKey('value-invalid')
}

function wrongFormat(format: string, { byCode, byKey }: Says): string {
  if (format === 'email') return byCode(NO_EMAIL)
  return format === 'url' ? byCode(NO_LINK) : byKey('value-invalid')
}

/** Exclusive bounds exist for whole numbers only: `positive()` means 1 or more. */
const highestOf = ({ maximum, inclusive }: Pick<z.core.$ZodIssueTooBig, 'maximum' | 'inclusive'>): number =>
  Number(maximum) - (inclusive === false ? 1 : 0)
const lowestOf = ({ minimum, inclusive }: Pick<z.core.$ZodIssueTooSmall, 'minimum' | 'inclusive'>): number =>
  Number(minimum) + (inclusive === false ? 1 : 0)

const isNumber = (origin: string): boolean => ['number', 'int', 'bigint'].includes(origin)
const isList = (origin: string): boolean => origin === 'array' || origin === 'set'

const isEmpty = ({ code, input }: z.core.$ZodRawIssue): boolean =>
  input === '' ||
  ((code === 'invalid_type' || code === 'invalid_value') && (input === undefined || input === null))

const EMPTY = 41004
const REQUIRED = 41259
const TOO_SHORT = 41010
const NO_EMAIL = 41012
const TOO_LONG = 41099
const NO_LINK = 41248
