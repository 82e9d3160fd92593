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
  ['Acme | Fully Remote AUS/NZ | Full-time', ['AU', 'NZ']],
  ['Acme | Data Engineer | Remote (GER)', ['DE']],
  ['(AU ONLY / REMOTE) Senior engineer', ['AU']],
  ['Acme | US-Based | Remote | Full-time', ['US']],
  ['Acme | Remote | $150–250K | US and Canada | Full-time', ['US', 'CA']],
  ['Acme | London preferred, remote available (Australia, NZ)', ['AU', 'NZ']],
])('%s is remote work within the countries beside the word', (description, countries) => {
  expect(remoteCountries(description)).toEqual(countries)
})

const BEGINNING = `Acme | Remote | Engineer\n${'We like our work. '.repeat(20)}\n`

test.each([
  ['You must be located in the U.S. for this job. Germany is a market of ours.', ['US']],
  ['Candidates must be authorized to work in Canada.', ['CA']],
  ['Hiring in the US right now', ['US']],
  ['We are spread out remotely across the USA', ['US']],
  ['Anywhere in the U.S. or from our office', ['US']],
  ['Acme is looking for a U.S.-based, fully remote engineer', ['US']],
  ['US citizen/visa only', ['US']],
  ['Support Engineer (Remote, Ireland)\nSales Engineer (Remote, Spain)', ['IE', 'ES']],
])('%s limits remote work wherever it stands', (sentence, countries) => {
  expect(remoteCountries(BEGINNING + sentence)).toEqual(countries)
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
  'Acme | Germany | Remote | Engineer',
  'Acme | C# / Go | Remote',
  'Acme | Remote (non US) | Engineer',
  `${BEGINNING}Support Engineer (Remote, UTC-3 to UTC+3)\nSales Engineer (Remote, Spain)`,
  `${BEGINNING}You must be in time zones no further west than Canada`,
  `${BEGINNING}Our customers are in Germany. You can be anywhere in the world.`,
])('%s may be done from anywhere', (description) => {
  expect(remoteCountries(description)).toEqual([])
})
