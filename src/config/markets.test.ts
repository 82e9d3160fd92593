import { expect, test } from 'vitest'
import { COUNTRIES, countryByCode, countryById, countryName } from '#config/countries.ts'
import { countriesOfMarket, MARKETS, marketByKey, marketName, marketOfCountry } from '#config/markets.ts'

test('countries are all of ISO 3166, each id and code once', () => {
  expect(COUNTRIES).toHaveLength(249)
  for (const field of ['id', 'alpha2', 'alpha3'] as const) {
    expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(COUNTRIES.length)
  }
  expect(countryByCode('TW')).toMatchObject({ id: 158, callingCode: '886', currency: 'TWD' })
  expect(countryById(392)?.alpha2).toBe('JP')
})

test.each([
  ['TR', 'en', 'Türkiye'],
  ['TW', 'zh-TW', '台灣'],
  ['HK', 'en', 'Hong Kong'],
  ['AE', 'ar', 'الإمارات العربية المتحدة'],
  ['XQ', 'en', 'XQ'],
])('the region %s is called %s: %s', (region, language, name) => {
  expect(countryName(region, language)).toBe(name)
})

test('a market’s key, id and country are its own, and its currency is its countries’', () => {
  for (const field of ['id', 'key', 'country'] as const) {
    expect(new Set(MARKETS.map((market) => market[field])).size).toBe(MARKETS.length)
  }
  for (const market of MARKETS) {
    for (const alpha2 of countriesOfMarket(market)) {
      expect(countryByCode(alpha2), alpha2).toMatchObject({ currency: market.currency, smsAllowed: true })
    }
  }
})

test('a country finds its own market before the group it belongs to', () => {
  expect(marketOfCountry('ES')?.key).toBe('spain')
  expect(marketOfCountry('DE')?.key).toBe('europe')
  expect(marketOfCountry('NZ')).toBeUndefined()
})

test('Europe is named as the continent, mainland China is off by default', () => {
  const names = ['europe', 'china'].map((key) => marketByKey(key)).flatMap((market) => market ?? [])
  expect(names.map((market) => marketName(market, 'es'))).toEqual(['Europa', 'China'])
  expect(MARKETS.filter(({ enabled }) => !enabled).map(({ key }) => key)).toEqual(['china'])
})
