import { countryByCode } from '#config/countries.ts'
import { phoneFormat } from '#config/errors/catalogue.ts'
import { ApiError } from '#shared/api-error.ts'
import { isMobile, readPhone } from '#shared/phone-number.ts'

/**
 * Reads a typed phone number to E.164. It has a calling code, or the notation of `country` (`PH`, `63` or `+63`).
 * Throws 41013 (empty), 41014 (too short), 41015 (too long), the code of its country's format (41348 and on) or 41347
 * (not a number), beside `field`.
 */
export function typedPhone(typed: string, country: string | null, field: string): string {
  const read = readPhone(typed, { country, digits: phoneFormat })
  if ('number' in read) return read.number
  const isFormat = read.problem === 'format'
  const code = isFormat ? (phoneFormat(read.country)?.code ?? 41014) : PROBLEMS[read.problem]
  throw new ApiError(code, { field })
}

/** Throws 41052 if we send no SMS to the number's country, 41347 if it is not a mobile number, beside `phone_num`. */
export function refuseUnreachable(number: string): void {
  const read = readPhone(number, { country: null, digits: phoneFormat })
  const country = 'country' in read ? countryByCode(read.country) : undefined
  if (country?.smsAllowed !== true) throw new ApiError(41052, { field: 'phone_num' })
  if (!isMobile(number)) throw new ApiError(41347, { field: 'phone_num' })
}

const PROBLEMS = { empty: 41013, short: 41014, long: 41015, unknown: 41347 } as const
