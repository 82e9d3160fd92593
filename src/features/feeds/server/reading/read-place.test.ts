import { expect, test } from 'vitest'
import { locationById } from '#config/places/places.ts'
import { readPlace } from './read-place.ts'

const read = (text: string, stated: string | null = null, likely: string | null = null) => {
  const { country, locationId } = readPlace(text, { stated, likely })
  return [country, locationId === null ? null : (locationById(locationId)?.name ?? null)]
}

test.each([
  ['New York, NY', null, ['US', 'New York City']],
  ['US, CA, Santa Clara', null, ['US', 'Santa Clara']],
  ['Massachusetts - Boston', null, ['US', 'Boston']],
  ['United Kingdom - London', null, ['GB', 'London']],
  ['USA.VA.Reston', null, ['US', 'Reston']],
  ['Stuttgart, BW, Germany', null, ['DE', 'Stuttgart']],
  ['bangalore, , India', null, ['IN', 'Bengaluru']],
  ['Washington, D.C.', null, ['US', 'Washington, DC']],
  ['1021 Highline Pl, Sioux Falls,SD 57110-1000', null, ['US', 'Sioux Falls']],
  ['San Francisco Bay Area or Remote (U.S.)', null, ['US', 'San Francisco']],
  ['Kampong Ubi, Central Region', 'SG', ['SG', 'Ubi']],
  ['Kent Ridge', 'SG', ['SG', 'Queenstown']],
  ['Little India', null, ['SG', 'Rochor']],
  ['Singapore, Singapore-Suntec Tower', null, ['SG', 'Downtown Core']],
  ['Dover, DE', null, ['US', 'Dover']],
  ['NYC (Hybrid)', null, ['US', 'New York City']],
  ['London', null, ['GB', 'London']],
  ['Remote in Canada', null, ['CA', null]],
  ['ONSITE (Hybrid OK), REMOTE (US)', null, ['US', null]],
  ['Tulsa, OK', null, ['US', 'Tulsa']],
  ['广州-天河区', 'CN', ['CN', 'Tianhe']],
  ['愛知県 名古屋市', 'JP', ['JP', 'Nagoya']],
  ['大阪市 本町駅 徒歩3分', 'JP', ['JP', 'Osaka']],
  ['Makati City, National Capital Region (NCR)', 'PH', ['PH', 'Makati']],
  ['Hồ Chí Minh & 2 nơi khác', 'VN', ['VN', 'Ho Chi Minh City']],
  ['Hồ Chí Minh, Bình Dương', 'VN', ['VN', 'Ho Chi Minh City']],
  ['São Paulo - SP (1)', 'BR', ['BR', 'São Paulo']],
  ['مكة المكرمة / JEDDAH...', 'SA', ['SA', 'Jeddah']],
  ['المنطقة الشرقية / HAFAR AL ...', 'SA', ['SA', 'Hafar Al-Batin']],
  ['المدينة المنورة / YANBU AL ...', 'SA', ['SA', 'Yanbu']],
  ['الرياض / AL KHUBAR...', 'SA', ['SA', 'Riyadh']],
  ['IL - Work from home', null, ['US', 'Illinois']],
  ['IN - Bengaluru', null, ['IN', 'Bengaluru']],
  ['LA - Minden', null, ['US', 'Louisiana']],
  ['NY - Malta', null, ['US', 'New York']],
  ['Manville, New Jersey', null, ['US', 'New Jersey']],
  ['Fremont, WA', null, ['US', 'Washington']],
  ['FL - Saint Petersburg', null, ['US', 'St. Petersburg']],
  ['FL - Ft. Myers', null, ['US', 'Fort Myers']],
  ['Mexico - Mexico City', null, ['MX', 'Mexico City']],
  ['Mexico, Remote', null, ['MX', null]],
  ['Marau - RS (1)', 'BR', ['BR', 'Rio Grande do Sul']],
  ['San Francisco, CA, New York, NY, Portland, OR', null, ['US', 'San Francisco']],
  ['London, UK / Berlin, DE', null, ['GB', 'London']],
  ['25925 Sw Heather Pl, Wilsonville, OR 97070-5785', null, ['US', 'Oregon']],
  ['US CA San Mateo', null, ['US', 'San Mateo']],
  ['Gerlingen, BW, Germany', null, ['DE', 'Baden-Württemberg']],
  ['Hallein, Salzburg, Austria', null, ['AT', 'Salzburg']],
  ['三重県 いなべ市', 'JP', ['JP', 'Inabe']],
  ['たつの市 本竜野駅', 'JP', ['JP', 'Tatsuno (Hyogo)']],
  ['Denpasar Selatan', 'ID', ['ID', 'Denpasar']],
  ['Kendal', 'ID', ['ID', null]],
  ['Anywhere in Bangladesh', 'BD', ['BD', null]],
  ['Nhật Bản', 'VN', ['JP', null]],
  ['Nước Ngoài', 'VN', [null, null]],
])('%s', (text, stated, expected) => {
  expect(read(text, stated)).toEqual(expected)
})

test('witnesses decide between namesakes', () => {
  expect(read('Vancouver, BC')).toEqual(['CA', 'Vancouver'])
  expect(read('Vancouver, WA')[0]).toBe('US')
  expect(read('Buenos Aires, AR')).toEqual(['AR', 'Buenos Aires'])
})

test('a place that we do not know leaves the region it names', () => {
  expect(read('No Such Town, NY')).toEqual(['US', 'New York'])
})

test.each([
  '2 Locations',
  'Full-time',
  'Software Engineer',
  'Georgia',
  'LA',
  '00531 - CVS Albany, L.L.C.',
  '',
])('no place is guessed from %s', (text) => {
  expect(read(text)).toEqual([null, null])
})

test('the likely country decides if nothing else does', () => {
  expect(read('Georgia', null, 'US')).toEqual(['US', 'Georgia'])
})

test('a remote job is open to all countries named', () => {
  const countries = (text: string) => readPlace(text, { stated: null, likely: null }).countries
  expect(countries('Remote in USA; Remote in Canada')).toEqual(['US', 'CA'])
  expect(countries('REMOTE (US or LATAM)')).toEqual(expect.arrayContaining(['US', 'BR', 'CL']))
  expect(countries('Remote (US/Canada/UK)')).toEqual(['US', 'CA', 'GB'])
  expect(countries('Remote-UK&I')).toEqual(['GB', 'IE'])
  expect(countries('Remote across Canada with office in Toronto')).toEqual(['CA'])
  expect(countries('Remote - IN')).toEqual(['IN', 'US'])
  expect(countries('Remote (Global)')).toEqual([])
  expect(countries('Remote (overlap with Ireland)')).toEqual([])
})
