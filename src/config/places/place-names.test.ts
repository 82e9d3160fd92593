import { expect, test } from 'vitest'
import { countriesNamed, foldPlaceName, locationsNamed, regionsAbbreviated } from './place-names.ts'

test.each([
  ['東京', 'Tokyo', 'JP'],
  ['横浜', 'Yokohama', 'JP'],
  ['横浜市', 'Yokohama', 'JP'],
  ['渋谷区', 'Shibuya', 'JP'],
  ['Makati', 'Makati', 'PH'],
  ['Makati City', 'Makati', 'PH'],
  ['信義區', 'Xinyi', 'TW'],
  ['臺北市', 'Taipei', 'TW'],
  ['İstanbul', 'Istanbul', 'TR'],
  ['istanbul', 'Istanbul', 'TR'],
  ['ISTANBUL', 'Istanbul', 'TR'],
  ['Ho Chi Minh City', 'Ho Chi Minh City', 'VN'],
  ['TP. Hồ Chí Minh', 'Ho Chi Minh City', 'VN'],
  ['TPHCM', 'Ho Chi Minh City', 'VN'],
  ['الرياض', 'Riyadh', 'SA'],
  ['جده', 'Jeddah', 'SA'],
  ['Kowloon', 'Kowloon', 'HK'],
  ['尖沙咀', 'Tsim Sha Tsui', 'HK'],
  ['수원', 'Suwon', 'KR'],
  ['กรุงเทพ', 'Bangkok', 'TH'],
  ['深圳市', 'Shenzhen', 'CN'],
  ['Sao Paulo', 'São Paulo', 'BR'],
  ['München', 'Munich', 'DE'],
  ['Londres', 'London', 'GB'],
  ['New York', 'New York City', 'US'],
  ['Bombay', 'Mumbai', 'IN'],
])('%s means %s', (name, expected, country) => {
  expect(locationsNamed(name)[0]).toMatchObject({ name: expected, country })
})

test('a name of several places lists the largest first, and can be asked for one country', () => {
  expect(locationsNamed('London').map(({ country }) => country)).toEqual(['GB', 'CA'])
  expect(locationsNamed('London', 'CA')).toHaveLength(1)
  expect(locationsNamed('London', 'JP')).toHaveLength(0)
})

test('a city comes before the region it gives its name to', () => {
  expect(locationsNamed('Osaka').map(({ kind }) => kind)).toEqual(['city', 'region'])
})

test.each([
  ['SG', ['SG']],
  ['UK', ['GB']],
  ['USA', ['US']],
  ['U.A.E.', ['AE']],
  ['IN', ['IN']],
  ['in', []],
  ['台灣', ['TW']],
  ['Türkiye', ['TR']],
  ['Turkey', ['TR']],
  ['السعودية', ['SA']],
  ['Việt Nam', ['VN']],
  ['EE. UU.', ['US']],
  ['韓国', ['KR']],
  ['Atlantis', []],
])('the country named %s is %s', (name, expected) => {
  expect(countriesNamed(name)).toEqual(expected)
})

test('abbreviations of regions count in capitals, and may be shared by countries', () => {
  expect(regionsAbbreviated('TX').map(({ name }) => name)).toEqual(['Texas'])
  expect(regionsAbbreviated('WA').map(({ name }) => name)).toEqual(['Washington', 'Western Australia'])
  expect(regionsAbbreviated('WA', 'AU')).toHaveLength(1)
  expect(regionsAbbreviated('DF').map(({ name }) => name)).toEqual(['Brasília'])
  expect(regionsAbbreviated('or')).toHaveLength(0)
})

test('folding is idempotent and keeps scripts apart', () => {
  for (const name of ['Łódź', 'Đà Nẵng', 'İzmir', 'ガーナ', 'جُدّة', 'กรุงเทพฯ', 'St. John’s']) {
    expect(foldPlaceName(foldPlaceName(name))).toBe(foldPlaceName(name))
  }
  expect(foldPlaceName('ガーナ')).toBe('ガーナ')
  expect(foldPlaceName('Winston–Salem')).toBe('winston salem')
})
