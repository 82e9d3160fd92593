import { expect, expectTypeOf, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { formatsFor } from './formats.ts'
import { type ArgumentOf, runtimeOf, textsFor } from './text.ts'

const english = {
  'jobs.title': 'Jobs',
  'jobs.count': '{count, plural, one {# job} other {# jobs}} in {place}',
  'jobs.nested': '{count, plural, =0 {none} one {one for {name}} other {# for {name}}}',
} as const

const t = textsFor<typeof english>('en', compileCatalogue(english))

test('a text is found by its key, with plurals and values in place', () => {
  expect(t('jobs.title')).toBe('Jobs')
  expect(t('jobs.count', { count: 1, place: 'Cebu' })).toBe('1 job in Cebu')
  expect(t('jobs.count', { count: 1234, place: 'Cebu' })).toBe('1,234 jobs in Cebu')
  expect(t('jobs.nested', { count: 2, name: 'Ana' })).toBe('2 for Ana')
})

test('a value in a script of the other direction stays by itself', () => {
  const removal = { remove: '{what}: {count}' } as const
  const inEnglish = textsFor<typeof removal>('en', compileCatalogue(removal))
  const inArabic = textsFor<typeof removal>('ar', compileCatalogue(removal))
  expect(inEnglish('remove', { what: 'محاسب', count: '12' })).toBe('\u2068محاسب\u2069: 12')
  expect(inArabic('remove', { what: 'nurse', count: '12' })).toBe('\u2068nurse\u2069: 12')
  expect(inEnglish('remove', { what: '会計士', count: '12' })).toBe('会計士: 12')
  expect(inArabic('remove', { what: 'محاسب', count: '12' })).toBe('محاسب: 12')
})

test('plurals follow the rules of the language', () => {
  const arabic = {
    count: '{n, plural, zero {لا وظائف} one {وظيفة} two {وظيفتان} few {# وظائف} other {# وظيفة}}',
  } as const
  const ar = textsFor<typeof arabic>('ar', compileCatalogue(arabic))
  expect([0, 1, 2, 3, 11].map((n) => ar('count', { n }))).toEqual([
    'لا وظائف',
    'وظيفة',
    'وظيفتان',
    '3 وظائف',
    '11 وظيفة',
  ])
})

test('a number in a text is written as the country writes it', () => {
  const catalogue = compileCatalogue({ count: '{n, plural, other {#}}' })
  for (const language of LANGUAGES) {
    for (const country of [null, 'AE', 'EG', 'ES', 'EU', 'IN', 'MX']) {
      const written = runtimeOf(language, country, catalogue)._('count', { n: 1_234_567 })
      expect(written).toBe(formatsFor(language, country).number(1_234_567))
      expect(written.replace(/[^0-9]/g, '')).toBe('1234567')
    }
  }
})

test('the values that a text needs are known to the compiler', () => {
  expectTypeOf<ArgumentOf<(typeof english)['jobs.title']>>().toEqualTypeOf<never>()
  expectTypeOf<ArgumentOf<(typeof english)['jobs.count']>>().toEqualTypeOf<'count' | 'place'>()
  expectTypeOf<ArgumentOf<(typeof english)['jobs.nested']>>().toEqualTypeOf<'count' | 'name'>()
  // @ts-expect-error an unknown key
  expect(t('jobs.unknown')).toBe('jobs.unknown')
  // @ts-expect-error a value is missing
  expect(t('jobs.count', { count: 1 })).toBe('1 job in ')
})

test('a message that is no ICU is named by its key', () => {
  expect(() => compileCatalogue({ 'jobs.broken': '{count, plural, one {#}' })).toThrow('jobs.broken')
})
