import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import type { texts } from '#i18n/common/en.ts'
import { textsFor } from '#i18n/text.ts'
import { loadCatalogues } from './catalogues.ts'

const { catalogueOf, catalogueVersion } = await loadCatalogues()

test('every language has the same keys', () => {
  const keys = Object.keys(catalogueOf('en')).sort()
  for (const language of LANGUAGES) expect(Object.keys(catalogueOf(language)).sort()).toEqual(keys)
})

test('the catalogue of a language speaks it', () => {
  expect(textsFor<typeof texts>('ja', catalogueOf('ja'))('nav.page', { page: 3 })).toBe('3ページ')
})

test('a version names one content', () => {
  expect(new Set(LANGUAGES.map(catalogueVersion)).size).toBe(LANGUAGES.length)
  expect(catalogueVersion('en')).toMatch(/^[\w-]{12}$/)
})
