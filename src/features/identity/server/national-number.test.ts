import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNationalNumber, maskedNumber } from './national-number.ts'

const parts = fc.tuple(
  fc.constantFrom('S', 'T', 'F', 'G', 'M'),
  fc.stringMatching(/^[0-9]{7}$/),
  fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
)
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const checked = parts.map(
  ([series, digits]) =>
    ALPHABET.map((letter) => series + digits + letter).find((number) => isNationalNumber(number)) ?? '',
)

test('numbers that Singapore issues are valid', () => {
  for (const number of ['S1234567D', 'T1234567J', 'F1234567N', 'G1234567X', 'M1234567K', 'S0000001I'])
    expect(isNationalNumber(number)).toBe(true)
})

test('a number is valid with exactly one final letter', () => {
  fc.assert(
    fc.property(parts, ([series, digits]) => {
      expect(ALPHABET.filter((letter) => isNationalNumber(series + digits + letter))).toHaveLength(1)
    }),
  )
})

test('a number with a wrong digit, or with two swapped digits, is not valid', () => {
  fc.assert(
    fc.property(
      checked,
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (number, place, more) => {
        const digit = (Number(number[place]) + more) % 10
        expect(isNationalNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false)
      },
    ),
  )
  fc.assert(
    fc.property(checked, fc.integer({ min: 1, max: 6 }), (number, place) => {
      const [one = '', other = ''] = number.slice(place, place + 2)
      fc.pre(one !== other)
      expect(isNationalNumber(number.slice(0, place) + other + one + number.slice(place + 2))).toBe(false)
    }),
  )
})

test('any other text is not valid', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(isNationalNumber(text)).toBe(false)
    }),
  )
  for (const text of ['s1234567d', ' S1234567D', 'S1234567', 'S12345678D', 'A1234567D', 'S１234567D'])
    expect(isNationalNumber(text)).toBe(false)
})

test('a masked number shows its last four characters', () => {
  expect(maskedNumber('S1234567D')).toBe('S••••567D')
})
