import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneFormat } from '#config/errors/catalogue.ts'
import { ApiError } from '#shared/api-error.ts'

const LONGEST = 15
const SHORTEST = 6

/**
 * A phone number as somebody typed it, with its calling code or as it is written in `country`, in E.164. Throws 41014, 41015
 * or the country's own code (41348 and on), beside `field`.
 */
export function typedPhone(typed: string, country: string | null, field: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '')
  if (digits.length < SHORTEST) throw new ApiError(41014, { field })
  if (digits.length > LONGEST) throw new ApiError(41015, { field })
  const home = country !== null && isSupportedCountry(country) ? country : undefined
  const parsed = parsePhoneNumberFromString(typed.normalize('NFKC'), home)
  const where = parsed?.country ?? home
  const format = where === undefined ? undefined : phoneFormat(where)
  const national = parsed?.nationalNumber ?? ''
  if (format !== undefined && (national.length < format.min || national.length > format.max)) {
    throw new ApiError(format.code, { field })
  }
  if (parsed?.isPossible() !== true) throw new ApiError(41014, { field })
  return parsed.number
}
