import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { formatsFor, localeOf } from './formats.ts'

/** `Intl` writes spaces and direction marks of many kinds. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

const pay = (language: Language, country: string | null, currency: string, min: number, max: number) =>
  plain(formatsFor(language, country).moneyRange(min, max, currency))

test('a range of pay names its currency once, where the language puts it', () => {
  expect(pay('en', 'PH', 'PHP', 90_000, 130_000)).toBe('₱90,000 – 130,000')
  expect(pay('pt', 'BR', 'BRL', 9_000, 12_000)).toBe('R$ 9.000 – 12.000')
  expect(pay('id', 'ID', 'IDR', 5_000_000, 7_500_000)).toBe('Rp 5.000.000 – 7.500.000')
  expect(pay('ar', 'AE', 'USD', 9_000, 12_000)).toBe('9,000 – 12,000 US$')
  expect(pay('es', 'ES', 'EUR', 1_800, 2_400)).toBe('1800 – 2400 €')
  expect(pay('en', 'PH', 'PHP', 90_000, 90_000)).toBe('₱90,000')
})

test('Japanese and Chinese count pay in ten thousands, unless that would round it', () => {
  expect(pay('ja', 'JP', 'JPY', 250_000, 355_000)).toBe('25万 – 35.5万円')
  expect(pay('zh-CN', 'CN', 'CNY', 15_000, 20_000)).toBe('¥1.5万 – 2万')
  expect(pay('ja', 'JP', 'JPY', 1_150, 1_300)).toBe('1,150 – 1,300円')
  expect(pay('zh-TW', 'TW', 'TWD', 45_500, 60_250)).toBe('NT$45,500 – 60,250')
})

test('a currency foreign to the locale is still told apart', () => {
  expect(plain(formatsFor('en', 'SG').money(3_000, 'USD'))).toBe('US$3,000')
  expect(plain(formatsFor('en', 'SG').money(3_000, 'SGD'))).toBe('S$3,000')
  expect(plain(formatsFor('ja', 'PH').money(9_000, 'PHP'))).toBe('₱9,000')
})

test('elapsed time is shown in the largest unit that fits', () => {
  const now = Date.UTC(2026, 10, 21, 12)
  const ago = (hours: number) => formatsFor('en').since(now - hours * 3_600_000, now)
  expect([0, 0.5, 2, 25, 24 * 3, 24 * 15, 24 * 70, 24 * 800].map(ago)).toEqual([
    'now',
    '30m ago',
    '2h ago',
    'yesterday',
    '3d ago',
    '2w ago',
    '2mo ago',
    '2y ago',
  ])
  expect(formatsFor('en').since(now + 60_000, now)).toBe('now')
  expect(formatsFor('id').since(now - 3 * 86_400_000, now)).toBe('3 hari yang lalu')
  expect(formatsFor('ja').since(now - 2 * 3_600_000, now)).toBe('2時間前')
})

test('dates are calendar days, the same in every time zone', () => {
  expect(formatsFor('en', 'SG').date('2026-11-19')).toBe('19 Nov 2026')
  expect(formatsFor('en', 'US').day('2026-11-19T23:30:00Z')).toBe('Nov 19')
  expect(formatsFor('ar', 'SA').date('2026-11-19')).toContain('2026')
})

test('names of countries, languages and currencies come in the language', () => {
  expect(formatsFor('ja').country('PH')).toBe('フィリピン')
  expect(formatsFor('en').country('HK')).toBe('Hong Kong')
  expect(formatsFor('es').country('EU')).toBe('Europa')
  expect(formatsFor('tr').language('ja')).toBe('Japonca')
  expect(formatsFor('en').currency('MYR')).toBe('Malaysian Ringgit')
})

test('every language has Latin digits and the Gregorian calendar', () => {
  for (const language of LANGUAGES) {
    const formats = formatsFor(language, 'SA')
    expect(formats.number(1234)).toMatch(/^1.?234$/)
    expect(formats.date('2026-11-19')).toContain('2026')
  }
})

test('the locale keeps the script of Chinese and takes the region of the country', () => {
  expect(localeOf('zh-TW', 'HK')).toBe('zh-Hant-HK-u-ca-gregory-nu-latn')
  expect(localeOf('zh-CN', null)).toBe('zh-Hans-CN-u-ca-gregory-nu-latn')
  expect(localeOf('en', 'EU')).toBe('en-150-u-ca-gregory-nu-latn')
  expect(localeOf('es', null)).toBe('es-u-ca-gregory-nu-latn')
})

test('a language with an invalid tag keeps the name it was given', () => {
  const { language } = formatsFor('en')
  expect([language('ja'), language('zh_CN'), language('')]).toEqual(['Japanese', 'zh_CN', ''])
})

test('a time to answer is said in hours, from two days on in days', () => {
  expect([1, 47, 48, 130].map((hours) => formatsFor('en').duration(hours))).toEqual([
    '1 hour',
    '47 hours',
    '2 days',
    '5 days',
  ])
  expect(formatsFor('ar', 'SA').duration(48)).toBe('يومان')
  expect([24, 72].map((hours) => formatsFor('ja', 'JP').duration(hours))).toEqual(['24時間', '3日'])
  expect([24, 72].map((hours) => formatsFor('zh-CN').duration(hours))).toEqual(['24小时', '3天'])
})
