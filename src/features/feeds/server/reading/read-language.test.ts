import { expect, test } from 'vitest'
import { languageTag, readLanguage } from './read-language.ts'

const read = (title: string, hints: { claimed?: string; country?: string; description?: string } = {}) =>
  readLanguage({
    title,
    description: hints.description ?? '',
    claimed: hints.claimed ?? null,
    country: hints.country ?? null,
  })

test.each([
  ['プログラマー システムエンジニア', 'JP', 'ja'],
  ['軟體工程師', 'TW', 'zh-TW'],
  ['大数据开发工程师', 'CN', 'zh-CN'],
  ['AI平台与MLOps工程师', null, 'zh-CN'],
  ['مندوب مبيعات', 'SA', 'ar'],
  ['데이터 엔지니어', 'KR', 'ko'],
  ['พนักงานขาย', 'TH', 'th'],
  ['Nhân Viên Kinh Doanh', 'VN', 'vi'],
  ['Auxiliar de Logística', 'BR', 'pt'],
  ['Coordinador de Producto', 'MX', 'es'],
  ['İş Analisti', 'TR', 'tr'],
  ['kepala tata usaha', 'ID', 'id'],
  ['kepala tata usaha', 'MY', 'ms'],
  ['staff administrasi', 'ID', 'id'],
  ['sales area manager', 'ID', 'en'],
  ['Data Analyst', 'PH', 'en'],
  ['Store Associate', 'US', 'en'],
])('%s (%s) is %s', (title, country, expected) => {
  expect(read(title, country ? { country } : {})).toBe(expected)
})

test('characters of the other script outweigh the claim', () => {
  expect(read('资深软件开发工程师', { claimed: 'zh-TW', country: 'TW' })).toBe('zh-CN')
})

test('without a sign of either script the claim stands', () => {
  expect(read('工人', { claimed: 'zh-TW', country: 'CN' })).toBe('zh-TW')
})

test('a long text outweighs the claim of its board', () => {
  const description =
    'We are looking for a data engineer who will build reliable pipelines with our team in the city, and who likes to ' +
    'explain to others how things work. You have several years of experience with databases.'
  expect(read('資料工程師', { claimed: 'zh-TW', country: 'TW', description })).toBe('en')
})

test('an acronym is of the claimed language, and of none without a claim', () => {
  expect(read('HRD', { country: 'ID' })).toBeNull()
  expect(read('MTO (HRD)', { claimed: 'en', country: 'BD' })).toBe('en')
})

test('a feed’s language becomes a valid tag, or nothing', () => {
  const said = ['zh_CN', 'EN-us', ' pt ', 'English', 'x_y', 'en-', 'c', '', '<b>']
  expect(said.map(languageTag)).toEqual(['zh-CN', 'en-US', 'pt', null, null, null, null, null, null])
})
