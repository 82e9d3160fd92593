import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import metadata from 'libphonenumber-js/max/metadata'
import { asciiDigits } from './ascii-digits.ts'
import { lookUp } from './look-up.ts'

/**
 * Parses phone numbers as people type them: with or without the country code, with the domestic leading zero, in digits
 * of any script. `digits` gives the number of digits of a country where it is known, the library elsewhere. It needs
 * the library's tables: not for browsers.
 */
export function readPhone(typed: string, { country, digits }: PhoneContext): ReadPhone {
  const text = asciiDigits(typed.normalize('NFKC')).replaceAll(SEPARATORS, '')
  const all = text.replaceAll(/\D/g, '')
  if (all === '') return { problem: /^\+?$/.test(text) ? 'empty' : 'unknown' }
  const home = readCountry(country)
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1] ?? (home.callingCode ?? '') + all
  const isWhole = /^(?:\+|00)/.test(text) || home.callingCode !== null
  if ((isWhole ? international : all).length > MOST_DIGITS) return { problem: 'long' }
  if (all.length < LEAST_DIGITS) return { problem: 'short' }
  const place = isWhole ? splitCallingCode(international) : { country: home.country, national: all }
  // Without a country the number may still be complete, and only lack its plus sign.
  const { country: where, national } = place.country === null ? splitCallingCode(all) : place
  if (where === null) return { problem: 'unknown' }
  const format = digits(where)
  const isClean = /^\+?\d+$/.test(text)
  if (format === undefined) return isClean ? readByLibrary(where, national) : { problem: 'short' }
  const found = isClean ? fitting(where, national, format) : undefined
  return found === undefined ? { problem: 'format', country: where } : { number: found, country: where }
}

/** Whether SMS can reach a number (E.164): no landline and no premium number. */
export function isMobile(number: string): boolean {
  const type = parsePhoneNumberFromString(number)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** The calling code of a number (E.164), in digits; empty if there is none. */
export const callingCodeIn = (number: string): string =>
  parsePhoneNumberFromString(number)?.countryCallingCode ?? ''

export interface PhoneContext {
  /** `PH`, `63` or `+63`; null: only numbers with a country code can be parsed. */
  country: string | null
  /** How many digits follow the country's code; undefined: not known. */
  digits: (country: string) => { min: number; max: number } | undefined
}

/** `number` is E.164, `country` ISO 3166 alpha-2. */
export type ReadPhone =
  | { number: string; country: string }
  | { problem: 'format'; country: string }
  | { problem: 'empty' | 'short' | 'long' | 'unknown' }

/** The limits of E.164; shorter numbers exist nowhere. */
const MOST_DIGITS = 15
const LEAST_DIGITS = 6

/** Spaces, dashes, brackets, dots, and the marks that turn the writing's direction. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}().·/~]/gu

/** Trunk prefixes other than 0. Without such a prefix there is nothing to remove. */
const OTHER_TRUNKS: Readonly<Record<string, string>> = { RU: '8', HU: '6', MX: '1' }
const ZERO_BELONGS = ['IT']

function readCountry(country: string | null): { country: string | null; callingCode: string | null } {
  const callingCode = /^\+?(\d{1,4})$/.exec(country?.trim() ?? '')?.[1] ?? null
  const code = country?.trim().toUpperCase() ?? ''
  return { country: isSupportedCountry(code) ? code : null, callingCode }
}

/** No calling code is a prefix of another. */
function splitCallingCode(international: string): { country: string | null; national: string } {
  for (const length of [1, 2, 3]) {
    const main = countriesOf(international.slice(0, length))[0]
    if (main === undefined) continue
    const country = parsePhoneNumberFromString(`+${international}`)?.country ?? main
    return { country, national: international.slice(length) }
  }
  return { country: null, national: international }
}

const countriesByCallingCode = new Map<string, readonly string[]>(
  Object.entries(metadata.country_calling_codes),
)
const countriesOf = (callingCode: string): readonly string[] => countriesByCallingCode.get(callingCode) ?? []

/** Of the readings with the right length, the one that is a valid number. */
function fitting(
  country: string,
  national: string,
  { min, max }: { min: number; max: number },
): string | undefined {
  const callingCode = callingCodeOf(country)
  const plain = withoutZero(country, national)
  const trunk = lookUp(OTHER_TRUNKS, country)
  const readings = [
    plain,
    ...(national.startsWith(callingCode) ? [withoutZero(country, national.slice(callingCode.length))] : []),
    ...(trunk !== undefined && plain.startsWith(trunk) ? [plain.slice(1)] : []),
  ]
  const numbers = readings
    .filter(({ length }) => length >= min && length <= max)
    .map((digits) => `+${callingCode}${digits}`)
    .filter(({ length }) => length <= MOST_DIGITS + 1)
  return numbers.find((number) => parsePhoneNumberFromString(number)?.isValid() === true) ?? numbers[0]
}

const withoutZero = (country: string, national: string): string =>
  ZERO_BELONGS.includes(country) ? national : national.replace(/^0/, '')

const callingCodeOf = (country: string): string =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : ''

function readByLibrary(country: string, national: string): ReadPhone {
  const parsed = parsePhoneNumberFromString(`+${callingCodeOf(country)}${national}`)
  if (parsed?.isPossible() === true) return { number: parsed.number, country: parsed.country ?? country }
  return { problem: national.length > 11 ? 'long' : 'short' }
}
