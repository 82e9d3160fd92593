import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainAmount, readAmount, THOUSANDTHS } from './read-amount.ts'
import { writtenAmount } from './written-amount.ts'

test.each([
  ['25000', '25000', ''],
  [' 25,000 ', '25000', ''],
  ['25.000', '25000', ''],
  ['25 000', '25000', ''],
  ['25’000', '25000', ''],
  ['1,25,000', '125000', ''],
  ['1.234.567,89', '1234567', '89'],
  ['12.5', '12', '5'],
  ['12,50', '12', '50'],
  ['٢٥٬٠٠٠', '25000', ''],
  ['٢٥٬٠٠٠٫٥', '25000', '5'],
  ['２５０００', '25000', ''],
  ['२५,०००', '25000', ''],
])('“%s” is an amount', (typed, whole, decimals) => {
  expect(readAmount(typed)).toEqual({ whole, decimals })
})

test.each([
  ...['', 'a lot', '-5', '25k', '1,2,3', '25.0000', '25,00,00', '1e9', '9'.repeat(13), '₱25,000'],
  ...['1250.500', '1.2500'],
])('“%s” is none', (typed) => {
  expect(readAmount(typed)).toBeNull()
})

test.each([
  ['1250', '1250', ''],
  ['1.25', '1', '25'],
  ['1,250.500', '1250', '500'],
  ['1.250,500', '1250', '500'],
  ['1250.500', '1250', '500'],
  ['0,750', '0', '750'],
  ['1.3540', '1', '354'],
  ['٢٫٥٠٠', '2', '500'],
  ['١٬٢٥٠', '1250', ''],
  ['1’250', '1250', ''],
  ['1 250', '1250', ''],
  ['1.234.567', '1234567', ''],
])('“%s” is an amount of a currency with thousandths', (typed, whole, decimals) => {
  expect(readAmount(typed, 3)).toEqual({ whole, decimals })
})

test.each([
  ['1.250', '1250', '1.25'],
  ['528,320', '528320', '528,32'],
  ['1.354', '1354', '1.3540'],
  ['١,٢٥٠', '1250', '1,25'],
  ['20.000', '20000', '20'],
])('“%s” has two readings in a currency with thousandths', (typed, whole, withDecimals) => {
  expect(readAmount(typed, 3)).toEqual({ isUnclear: true, whole, withDecimals })
  const [one, other] = [readAmount(whole, 3), readAmount(withDecimals, 3)]
  expect([one, other]).toEqual([
    { whole, decimals: '' },
    { whole: whole.slice(0, -3), decimals: expect.stringMatching(/^\d{0,3}$/) },
  ])
})

test.each(['a.250', '1.2.3.250', '1,2.250', '25.5,250', '.250'])(
  '“%s” is none in a currency with thousandths',
  (typed) => {
    expect(readAmount(typed, 3)).toBeNull()
  },
)

test('an amount that a field shows is read as the same', () => {
  const thousandths = fc.integer({ min: 0, max: 999_999_999 }).map((minor) => minor / 1000)
  fc.assert(
    fc.property(thousandths, (amount) => {
      const read = readAmount(writtenAmount(amount) ?? '', 3)
      expect(read).not.toHaveProperty('isUnclear')
      if (read === null || 'isUnclear' in read) throw new Error('It cannot be read.')
      expect(Number(`${read.whole}.${read.decimals || '0'}`)).toBe(amount)
    }),
  )
})

test('what is read alike in every currency needs none', () => {
  const needsCurrency = (typed: string) => THOUSANDTHS.test(plainAmount(typed))
  for (const typed of ['25000', '12.5', '12,50', '25 000', 'a lot', '٢٥٬٠٠٠'])
    expect(needsCurrency(typed)).toBe(false)
  for (const typed of ['25,000', '1.250', '1,250.500', '٢٫٥٠٠']) expect(needsCurrency(typed)).toBe(true)
})
