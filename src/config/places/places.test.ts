import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countriesOfMarket, MARKETS } from '#config/markets.ts'
import { generatePlaces } from './generate-places.ts'
import { placePhrase } from './place-phrase.ts'
import { ancestorsOf, LOCATIONS, locationById, locationName, locationsOf } from './places.ts'

test('the table is what the generator makes of its sources', () => {
  const table = readFileSync(new URL('./places.generated.tsv', import.meta.url), 'utf8')
  expect(generatePlaces() === table).toBe(true)
})

test('ids are unique and fit a PostgreSQL integer', () => {
  const ids = LOCATIONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true)
})

test('every place has a name and coordinates on earth', () => {
  const odd = LOCATIONS.filter(
    ({ name, lat, lon }) => name === '' || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180),
  )
  expect(odd).toEqual([])
})

test('every place lies only in places of its country, never in itself, at the top in its region', () => {
  const odd = LOCATIONS.filter((location) => {
    const ancestors = ancestorsOf(location.id)
    const ids = new Set([location.id, ...ancestors.map(({ id }) => id)])
    return (
      ids.size !== ancestors.length + 1 ||
      ancestors.some(({ country }) => country !== location.country) ||
      (location.region !== null && ancestors.at(-1)?.id !== location.region)
    )
  })
  expect(odd).toEqual([])
})

test.each(MARKETS.map((market) => [market.key, market] as const))(
  '%s starts in a city of its own',
  (_, market) => {
    const location = locationById(market.defaultLocation)
    expect(location?.kind).toBe('city')
    expect(countriesOfMarket(market)).toContain(location?.country)
  },
)

test('every market country has places, and regions where it is more than one city', () => {
  const withoutRegions = ['HK', 'LU', 'LV', 'MO', 'MT', 'SG', 'SI']
  for (const country of MARKETS.flatMap((market) => countriesOfMarket(market))) {
    expect(locationsOf(country).length, country).toBeGreaterThan(0)
    const regions = locationsOf(country).filter(({ kind }) => kind === 'region')
    expect(regions.length > 0, country).toBe(!withoutRegions.includes(country))
  }
})

test('a district knows its city and region', () => {
  const gangnam = locationsOf('KR').find(({ name }) => name === 'Gangnam-gu')
  expect(ancestorsOf(gangnam?.id ?? 0).map(({ name }) => name)).toEqual(['Seoul'])
  expect(ancestorsOf(5110302).map(({ name }) => name)).toEqual(['New York City', 'New York'])
  expect(ancestorsOf(1).length).toBe(0)
})

test.each([
  [1850147, 'ja', '東京'],
  [2643743, 'zh-TW', '倫敦'],
  [745044, 'tr', 'İstanbul'],
  [108410, 'ar', 'الرياض'],
  [1566083, 'vi', 'TP. Hồ Chí Minh'],
  [5128581, 'es', 'Nueva York'],
  [1819729, 'pt', 'Hong Kong'],
  [2643743, 'en', 'London'],
])('%i in %s is %s', (id, language, name) => {
  const location = locationById(id)
  expect(location && locationName(location, language)).toBe(name)
})

test.each([
  ['ja', 'Tokyo', '東京都'],
  ['ja', 'Osaka', '大阪府大阪市'],
  ['ja', 'São Paulo', 'サンパウロ'],
  ['zh-CN', 'Ankara', '安卡拉省'],
  ['tr', 'Ankara', 'Ankara'],
  ['pt', 'São Paulo', 'São Paulo'],
  ['pt', 'Campinas', 'Campinas, São Paulo'],
  ['en', 'Riyadh', 'Riyadh'],
  ['ar', 'Riyadh', 'الرياض'],
  ['es', 'Fukuoka', 'Fukuoka'],
  ['en', 'Makati', 'Makati, Metro Manila'],
] as const)('in %s, %s is "%s": no region repeats the city', (language, name, phrase) => {
  const city = LOCATIONS.find((location) => location.kind === 'city' && location.name === name)
  expect(placePhrase(city?.id ?? null, language)).toBe(phrase)
})
