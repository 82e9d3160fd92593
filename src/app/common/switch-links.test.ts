import { expect, test } from 'vitest'
import { addressInCountry, addressInLanguage } from './switch-links.ts'

test('another language is the same page with the same query', () => {
  expect(addressInLanguage('/en/job/cook-7', '?page=2', 'ja')).toBe('/ja/job/cook-7?page=2')
  expect(addressInLanguage('/en', '', 'ar')).toBe('/ar')
  expect(addressInLanguage('/unknown/page', '', 'ar')).toBe('/ar')
})

test('another country keeps the words of a search and drops its places and pay', () => {
  expect(addressInCountry('/en/onsite-job', '?query=data+analyst&location=12&salary=1%2C2', 'SG')).toBe(
    '/en/onsite-job?query=data+analyst&country=SG',
  )
  expect(addressInCountry('/en', '', 'SG')).toBe('/en?country=SG')
})

test('another country keeps the way back of whoever was asked to sign in', () => {
  expect(addressInCountry('/en/get-started', '?redirect=%2Fen%2Fjob%2F5', 'SG')).toBe(
    '/en/get-started?redirect=%2Fen%2Fjob%2F5&country=SG',
  )
})

test('a landing is about a country, so another country has its own', () => {
  expect(addressInCountry('/en/jobs/ph/makati', '', 'SG')).toBe('/en/jobs/sg?country=SG')
  expect(addressInCountry('/en/jobs/ph', '', 'all')).toBe('/en/jobs?country=all')
  expect(addressInCountry('/en/jobs', '', 'SG')).toBe('/en/jobs?country=SG')
})
