import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#config/languages.ts'
import { compileCatalogue } from './compile-catalogue.ts'
import { LanguageProvider, TextVersions, useFormats } from './language-provider.tsx'
import { roomTexts } from './room-texts.tsx'

const texts = { jobs: '{count, plural, other {#}}' } as const
const { useText } = roomTexts<typeof texts>()

function Counts() {
  const t = useText()
  return `${t('jobs', { count: 1234 })} ${useFormats().number(1234)}`
}

const counts = (language: Language, country: string | null) =>
  renderToStaticMarkup(
    <LanguageProvider language={language} country={country} versions="" catalogue={compileCatalogue(texts)}>
      <Counts />
    </LanguageProvider>,
  )

test('numbers in texts and beside them follow the country', () => {
  expect(counts('en', null)).toBe('1,234 1,234')
  expect(counts('es', 'MX')).toBe('1,234 1,234')
  expect(counts('es', 'ES')).toBe('1234 1234')
})

test('Arabic has Latin digits wherever it is read', () => {
  expect(counts('ar', 'AE')).toBe('1,234 1,234')
  expect(counts('ar', 'EG')).toMatch(/^1.234 1.234$/)
})

test('a page ends with the versions of its texts, first of those that it shows', () => {
  const { useText: useOther } = roomTexts<typeof texts>('jobs')
  const Shown = () => useOther()('jobs', { count: 1 })
  const page = renderToStaticMarkup(
    <LanguageProvider
      language="en"
      country={null}
      versions="common.1,companies.2,jobs.3"
      shown={new Set()}
      catalogue={compileCatalogue(texts)}
    >
      <Shown />
      <TextVersions />
    </LanguageProvider>,
  )
  expect(page).toBe('1<template data-texts="common.1,jobs.3;companies.2"></template>')
})
