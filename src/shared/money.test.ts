import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perMonth, roundedToRate, toMajor, toMinor } from './money.ts'

test('minor units follow the currency', () => {
  expect(toMinor(250_000, 'JPY')).toBe(250_000)
  expect(toMinor(1234.56, 'USD')).toBe(123_456)
  expect(toMinor(1.234, 'KWD')).toBe(1234)
  expect(toMajor(toMinor(15_000_000, 'VND'), 'VND')).toBe(15_000_000)
})

test('a full-time month is a twelfth of a year and some 173 hours', () => {
  expect(perMonth(120_000, 'annually')).toBe(10_000)
  expect(perMonth(10, 'hourly')).toBeCloseTo(1733.33, 1)
  expect(perMonth(100, 'daily')).toBeCloseTo(2166.67, 1)
  expect(perMonth(3000, 'monthly')).toBe(3000)
})

test('a converted amount has only the precision of its rate', () => {
  expect([0, 1234, 1996, 2049, 56_789, 998_000, 0.0456].map(roundedToRate)).toEqual([
    0, 1230, 2000, 2000, 57_000, 1_000_000, 0.046,
  ])
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e12, noNaN: true }), (amount) => {
      expect(Math.abs(roundedToRate(amount) - amount)).toBeLessThanOrEqual(amount * 0.0251)
    }),
  )
})
