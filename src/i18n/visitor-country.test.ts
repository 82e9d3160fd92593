import { expect, test } from 'vitest'
import { visitorCountry } from './visitor-country.ts'

const nothing = { address: null, remembered: undefined, host: 'jobs.test', acceptLanguage: undefined }

test('the address wins over the cookie, the cookie over the browser', () => {
  expect(visitorCountry({ ...nothing, address: 'sg', remembered: 'PH', acceptLanguage: 'ja-JP' })).toBe('SG')
  expect(visitorCountry({ ...nothing, remembered: 'PH', acceptLanguage: 'ja-JP' })).toBe('PH')
  expect(visitorCountry({ ...nothing, acceptLanguage: 'en-FR, zh-Hant-HK;q=0.8' })).toBe('HK')
})

test('countries that are no enabled market are passed over', () => {
  expect(visitorCountry({ ...nothing, address: 'CN', remembered: 'ID' })).toBe('ID')
  expect(visitorCountry({ ...nothing, address: 'nonsense' })).toBeNull()
})
