import { expect, test } from 'vitest'
import { remoteCountries } from './remote-countries.ts'

test.each([
  ['Acme | Backend Engineer | REMOTE (US only) | Full-time\nWe build', ['US']],
  ['Acme | Remote (US, Canada) | Full-time', ['US', 'CA']],
  ['Acme | USA/Canada: REMOTE | Full-Time', ['US', 'CA']],
  ['Acme | Canada (Remote), Ireland (Remote), India (on-site)', ['CA', 'IE', 'IN']],
  ['Acme — Director of Engineering — Remote (UK) — Contract Acme builds models of the whole world', ['GB']],
  [
    'Several openings for QA engineers and developers who like to build things (Remote, Ireland). About us',
    ['IE'],
  ],
  ['Acme | Dallas or REMOTE in Germany | Engineer', ['DE']],
])('%s is remote work within the countries beside the word', (description, countries) => {
  expect(remoteCountries(description)).toEqual(countries)
})

test('a part of the world stands for its countries', () => {
  const countries = remoteCountries('Acme | Remote (Europe) | Full-time')
  expect(countries).toContain('ES')
  expect(countries).not.toContain('TR')
})

test.each([
  'Acme | REMOTE | Full-time',
  'Acme | Remote (EU preferred)',
  'Acme | Remote (US or EU timezones)',
  'Acme | Remote (UTC+2, such as Finland)',
  'Acme | Germany or Remote | Full-time',
  'Acme | Remote, worldwide, office in France',
  'Acme of Canada | Engineer | Remote',
  `Acme | Remote | Engineer\n${'We like our work. '.repeat(20)}\nRemote (US)`,
])('%s may be done from anywhere', (description) => {
  expect(remoteCountries(description)).toEqual([])
})
