import fc from 'fast-check'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { isMobile, readPhone } from './phone-number.ts'

/** As the specification has them. */
const DIGITS: Readonly<Record<string, { min: number; max: number }>> = {
  PH: { min: 10, max: 10 },
  SG: { min: 8, max: 8 },
  CN: { min: 11, max: 11 },
  IN: { min: 10, max: 10 },
  MY: { min: 9, max: 10 },
  ID: { min: 9, max: 12 },
  IT: { min: 9, max: 10 },
  HU: { min: 9, max: 9 },
  RU: { min: 10, max: 10 },
  AT: { min: 9, max: 13 },
}
const digits = (country: string) => DIGITS[country]
const read = (typed: string, country: string | null = null) => readPhone(typed, { country, digits })
const number = (typed: string, country: string | null = null) => {
  const found = read(typed, country)
  return 'number' in found ? found.number : found.problem
}

test.each([
  ['0917 123 4567', 'PH', '+639171234567'],
  ['917-123-4567', '63', '+639171234567'],
  ['(0917) 123.4567', '+63', '+639171234567'],
  ['+63 (0)917 123 4567', 'SG', '+639171234567'],
  ['0063 917 123 4567', null, '+639171234567'],
  ['639171234567', 'PH', '+639171234567'],
  ['639171234567', null, '+639171234567'],
  ['012-345 6789', 'MY', '+60123456789'],
  ['0812 3456 7890', 'ID', '+6281234567890'],
  ['628123456789', 'ID', '+628123456789'],
  ['436641234567', 'AT', '+436641234567'],
  ['8 912 345-67-89', 'RU', '+79123456789'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['347 123 4567', 'IT', '+393471234567'],
  ['+1 876 555 0123', 'PH', '+18765550123'],
  ['+1 202 555 0123', 'PH', '+12025550123'],
  ['٠٩١٧١٢٣٤٥٦٧', 'PH', '+639171234567'],
  ['＋６５ ９１２３ ４５６７', null, '+6591234567'],
  ['९८१२३ ४५६७८', 'IN', '+919812345678'],
  ['\u202a+65 9123 4567\u202c', null, '+6591234567'],
])('%s in %s is %s', (typed, country, expected) => {
  expect(number(typed, country)).toBe(expected)
})

test.each([
  ['', 'empty'],
  [' – ', 'empty'],
  ['+', 'empty'],
  ['12345', 'short'],
  ['+63 917', 'short'],
  ['1234567890123456', 'long'],
  ['+6391712345671234', 'long'],
  ['917123456', 'format'],
  ['+65 9123 456', 'format'],
  ['91712345678', 'format'],
  ['917123456a', 'format'],
  ['9171+234567', 'format'],
  ['+210 1234567', 'unknown'],
])('%s is refused as %s', (typed, problem) => {
  expect(read(typed, 'PH')).toMatchObject({ problem })
})

test('without a country only a whole number is one', () => {
  expect(number('0917 123 4567')).toBe('unknown')
  expect(number('917123456', 'EU')).toBe('format')
})

test('a number of any length that its country has is read, however it is written', () => {
  const scripts = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10]
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(DIGITS)),
      fc.nat({ max: 4 }),
      fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 14, maxLength: 14 }),
      fc.constantFrom(...scripts),
      fc.constantFrom('national', 'trunk', 'whole'),
      (country, more, tail, zero, form) => {
        const { min = 0, max = 0 } = DIGITS[country] ?? {}
        const national = `9${tail.join('')}`.slice(0, Math.min(min + more, max))
        const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : ''
        const whole = `+${callingCode}${national}`
        fc.pre(whole.length <= 16)
        const prefix = { national: '', trunk: country === 'IT' ? '' : '0', whole: `+${callingCode} ` }[form]
        const typed = `${prefix}${national}`.replaceAll(/\d/g, (d) => String.fromCodePoint(zero + Number(d)))
        expect(number(typed, country)).toBe(whole)
      },
    ),
    { numRuns: 300 },
  )
})

test('whatever is typed, what comes out is a number of its country or a reason', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('PH', 'AQ', 'XX', '1', null),
      (typed, country) => {
        const found = read(typed, country)
        if ('number' in found) expect(found.number).toMatch(/^\+\d{6,15}$/)
        else expect(found.problem).toBeTruthy()
      },
    ),
  )
})

test('messages reach mobile phones, not lines at home and not those that cost', () => {
  expect(['+639171234567', '+12025550123', '+6591234567'].map(isMobile)).toEqual([true, true, true])
  expect(['+81312345678', '+6563912345', '+447012345678', '+639'].map(isMobile)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
