import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

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
])('“%s” is an amount', (typed, whole, hundredths) => {
  expect(readAmount(typed)).toEqual({ whole, hundredths })
})

test.each(['', 'a lot', '-5', '25k', '1,2,3', '25.0000', '25,00,00', '1e9', '9'.repeat(13), '₱25,000'])(
  '“%s” is none',
  (typed) => {
    expect(readAmount(typed)).toBeNull()
  },
)
