import { expect, test } from 'vitest'
import { signInAddress } from './sign-in-address.ts'

test('who signs in comes back to where they were', () => {
  expect(signInAddress('en', '/en/onsite-job', '?country=PH&query=nurse')).toBe(
    '/en/get-started?redirect=%2Fen%2Fonsite-job%3Fcountry%3DPH%26query%3Dnurse',
  )
})

test('a way back that is known already stays, and nobody is led in a circle', () => {
  const known = '?redirect=%2Fen%2Fjob%2Fwelder-5'
  expect(signInAddress('en', '/en/get-started', known)).toBe(`/en/get-started${known}`)
  expect(signInAddress('en', '/en/sign-up', known)).toBe(`/en/get-started${known}`)
  expect(signInAddress('en', '/en/get-started', '')).toBe('/en/get-started')
  expect(signInAddress('en', '/en', '?country=PH')).toBe('/en/get-started')
})
