import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { readDay } from './read-date.ts'

test.each([
  ['1995-04-05', '1995-04-05'],
  ['1995-04-05T00:00:00Z', '1995-04-05'],
  ['Apr 5, 1995', '1995-04-05'],
  ['5th of April 1995', '1995-04-05'],
  ['5 de abril de 1995', '1995-04-05'],
  ['1995年4月5日', '1995-04-05'],
  // Two days, a month, a day without its year, and a day that never was.
  ['04/05/1995', null],
  ['April 1995', null],
  ['1995', null],
  ['Apr 5', null],
  ['Feb 30, 1995', null],
  ['soon', null],
])('%s is the day %s', (words, day) => expect(readDay(words)).toBe(day))

test('a day as each language writes it is read', () => {
  const days = LANGUAGES.map((language) =>
    readDay(
      new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(1995, 3, 5)),
    ),
  )
  expect(days).toEqual(LANGUAGES.map(() => '1995-04-05'))
})
