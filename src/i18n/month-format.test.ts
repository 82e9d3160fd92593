import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { localeOf } from './formats.ts'
import { monthFormat } from './month-format.ts'

test.each(LANGUAGES)('in %s a year alone names no month', (language) => {
  const format = monthFormat(localeOf(language, null))
  expect(format('2019')).toMatch(/^2019年?$/)
  expect(format('2019-03')).toContain('2019')
  expect(format('2019-03')).not.toBe(format('2019-04'))
  expect(format('2019-03').length).toBeGreaterThan(format('2019').length)
})
