import { expect, test } from 'vitest'
import { titleCountries } from './title-countries.ts'

test.each([
  ['Developer Engagement Representative - Philippines (Part-Time Contract)', ['PH']],
  ['Developer Relations, ANZ (Australia / New Zealand)', ['AU', 'NZ']],
  ['Account Executive (United Kingdom)', ['GB']],
])('%s is work in the countries that it names apart', (title, countries) => {
  expect(titleCountries(title)).toEqual(countries)
})

test('a part of the world stands for its countries', () => {
  expect(titleCountries('Director of Public Policy, Middle East')).toContain('TR')
})

test.each(['Turkey farm hand', 'Java Developer', 'Support Engineer, Jordan', 'Sales - Public Sector'])(
  '%s names none',
  (title) => {
    expect(titleCountries(title)).toEqual([])
  },
)
