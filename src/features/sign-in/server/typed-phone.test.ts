import fc from 'fast-check'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { phoneFormat } from '#config/errors/catalogue.ts'
import { PHONE_DIGITS } from '#config/errors/phone-digits.ts'
import { ApiError } from '#shared/api-error.ts'
import { refuseUnreachable, typedPhone } from './typed-phone.ts'

const codeOf = (act: () => unknown): number | null => {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
const phone = (phone_num: string, country_code: string) => typedPhone(phone_num, country_code, 'phone_num')

/** Digits that do not begin a trunk or calling code. */
const tail = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 16, maxLength: 16 }).map((d) => d.join(''))
const beginning = (country: string) => {
  const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : ''
  return ['9', '5', '3'].find((digit) => !callingCode.startsWith(digit)) ?? '2'
}

test.each(PHONE_DIGITS)('%s has numbers of %i to %i digits, and no others', (country, min, max) => {
  const format = phoneFormat(country)
  fc.assert(
    fc.property(tail, fc.integer({ min, max }), (rest, length) => {
      const national = (size: number) => `${beginning(country)}${rest}`.slice(0, size)
      const number = phone(national(length), country)
      expect(number.endsWith(national(length))).toBe(true)
      expect(phone(number, 'JP')).toBe(number)
      expect(codeOf(() => phone(national(min - 1), country))).toBe(format?.code)
      if (max < 15) expect(codeOf(() => phone(national(max + 1), country))).toBe(format?.code)
    }),
    { numRuns: 8 },
  )
})

test('a person sees an error for a missing, short or long number', () => {
  expect(codeOf(() => phone(' ', 'PH'))).toBe(41013)
  expect(codeOf(() => phone('917', 'PH'))).toBe(41014)
  expect(codeOf(() => phone('+63917123456712345', 'PH'))).toBe(41015)
  expect(codeOf(() => phone('+2101234567', ''))).toBe(41347)
  // Bolivia is not in our table; the library knows it.
  expect(phone('71234567', 'BO')).toBe('+59171234567')
  expect(codeOf(() => phone('7123456', 'BO'))).toBe(41014)
})

test('SMS are sent only to mobile phones of supported countries', () => {
  expect(codeOf(() => refuseUnreachable('+639171234567'))).toBeNull()
  expect(codeOf(() => refuseUnreachable('+59171234567'))).toBe(41052)
  expect(codeOf(() => refuseUnreachable('+81312345678'))).toBe(41347)
})
