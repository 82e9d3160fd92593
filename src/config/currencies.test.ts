import { expect, test } from 'vitest'
import { COUNTRIES } from '#config/countries.ts'
import { CURRENCIES, currencyByCode, currencyName } from '#config/currencies.ts'
import { convertAmount, SHIPPED_RATES } from '#config/exchange-rates.ts'
import { MARKETS } from '#config/markets.ts'
import { payBandsOf } from '#config/pay-bands.ts'

test('every country’s currency is listed once, and has a rate', () => {
  const codes = CURRENCIES.map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set(COUNTRIES.map(({ currency }) => currency)))
  for (const field of ['id', 'code'] as const) {
    expect(new Set(CURRENCIES.map((currency) => currency[field])).size).toBe(CURRENCIES.length)
  }
  expect(Object.keys(SHIPPED_RATES.unitsPerUsd).toSorted()).toEqual(codes.toSorted())
})

test('minor digits are ISO 4217’s, not what a language prints', () => {
  expect(
    ['JPY', 'KRW', 'VND', 'IDR', 'RSD', 'USD', 'KWD'].map((code) => currencyByCode(code)?.minorDigits),
  ).toEqual([0, 0, 0, 2, 2, 2, 3])
  expect(currencyName('TRY', 'tr')).toBe('Türk lirası')
})

test('amounts convert through the dollar, and not at all without a rate', () => {
  const rates = { asOf: '2026-01-01', unitsPerUsd: { EUR: 0.5, JPY: 150, USD: 1 } }
  expect(convertAmount(1000, 'EUR', 'JPY', rates)).toBe(300_000)
  expect(convertAmount(0.1, 'JPY', 'JPY', rates)).toBe(0.1)
  expect(convertAmount(1, 'EUR', 'XYZ', rates)).toBeNull()
})

test.each([...new Set(MARKETS.map(({ currency }) => currency))])(
  'the pay bands in %s leave no gap',
  (currency) => {
    const bands = payBandsOf(currency)
    expect(bands.length).toBeGreaterThanOrEqual(5)
    expect(bands[0]?.from).toBe(0)
    expect(bands.at(-1)?.to).toBeNull()
    for (const [index, { to }] of bands.slice(0, -1).entries())
      expect(bands[index + 1]?.from).toBe((to ?? 0) + 1)
  },
)

test('the pay bands of the Philippines are the specification’s', () => {
  expect(payBandsOf('PHP')[0]).toEqual({ from: 0, to: 30_000 })
  expect(payBandsOf('PHP').at(-1)).toEqual({ from: 200_001, to: null })
  expect(payBandsOf('XYZ')).toEqual([])
})

test('a market’s lowest and highest band are plausible beside each other’s', () => {
  for (const { currency } of MARKETS) {
    const lowest = convertAmount(payBandsOf(currency)[0]?.to ?? 0, currency, 'USD') ?? 0
    const highest = convertAmount(payBandsOf(currency).at(-1)?.from ?? 0, currency, 'USD') ?? 0
    expect(lowest, currency).toBeGreaterThan(50)
    expect(lowest, currency).toBeLessThan(3_000)
    expect(highest, currency).toBeGreaterThan(1_000)
    expect(highest, currency).toBeLessThan(20_000)
  }
})
