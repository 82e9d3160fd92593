import { expect, test } from 'vitest'
import { texts } from './common/en.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { formatsFor } from './formats.ts'
import { payPhrase } from './pay-phrase.ts'
import { textsFor } from './text.ts'

const t = textsFor<typeof texts>('en', compileCatalogue(texts))
const phrase = (min: number | null, max: number | null) =>
  payPhrase({ min, max, currency: 'PHP', period: 'month' }, t, formatsFor('en', 'PH'))

test('pay comes as an amount and its period, whichever ends are stated', () => {
  expect(phrase(90_000, 130_000)).toEqual({ amount: '₱90,000 – 130,000', period: 'per month' })
  expect(phrase(90_000, null)?.amount).toBe('From ₱90,000')
  expect(phrase(null, 130_000)?.amount).toBe('Up to ₱130,000')
  expect(phrase(null, null)).toBeNull()
})
