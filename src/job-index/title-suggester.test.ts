import { expect, test } from 'vitest'
import { titleLabelsOf } from './build-title-labels.ts'
import { TitleSuggester } from './title-suggester.ts'
import type { Concept } from './types.ts'

const title = (id: number, labels: Record<string, string[]>): Concept => ({
  kind: 'title',
  id,
  broader: null,
  labels: Object.entries(labels).flatMap(([lang, texts]) => texts.map((text) => ({ lang, text }))),
})

const concepts: Concept[] = [
  title(1, { en: ['Accountant', 'Bookkeeper'], es: ['Contador'], 'zh-TW': ['會計師'], ja: ['会計士'] }),
  title(2, { en: ['Account manager'], 'zh-TW': ['客戶經理'] }),
  title(3, { en: ['Software engineer'], 'zh-TW': ['軟體工程師'], pt: ['Engenheiro de software'] }),
  title(4, { en: ['Civil engineer'], tr: ['İnşaat mühendisi'], fr: ['Ingénieur civil'] }),
  title(5, { th: ['วิศวกรไฟฟ้า'] }),
  { kind: 'skill', id: 6, broader: null, labels: [{ lang: 'en', text: 'Accounting' }] },
]
const jobs: Record<number, number> = { 1: 5, 2: 50, 3: 10, 4: 20 }
const suggester = new TitleSuggester(titleLabelsOf(concepts), (id) => jobs[id] ?? 0)

const labels = (text: string, language = 'en') =>
  suggester.suggest(text, language, 5).map((suggestion) => suggestion.label)

test('titles that begin with the text come first, those with more jobs before the others', () => {
  expect(labels('acc')).toEqual(['Account manager', 'Accountant'])
})

test('a name that begins so comes before a synonym that does, however many jobs it has', () => {
  const agents = [
    title(1, { en: ['Chat agent', 'Customer service chat agent'] }),
    title(2, { en: ['Customer service representative'] }),
  ]
  const found = new TitleSuggester(titleLabelsOf(agents), (id) => (id === 1 ? 50 : 5)).suggest(
    'customer serv',
    'en',
    5,
  )
  expect(found.map(({ id }) => id)).toEqual([2, 1])
})

test('any word of a title may be begun', () => {
  expect(labels('eng')).toEqual(['Software engineer', 'Civil engineer'])
  expect(labels('engineer soft')).toEqual(['Software engineer'])
})

test('a label of any language finds the title in the language of the one who types', () => {
  expect(labels('contad')).toEqual(['Accountant'])
  expect(labels('accountant', 'zh-TW')).toEqual(['會計師'])
  expect(labels('bookk', 'ja')).toEqual(['会計士'])
})

test('English is shown where the language has no name for it, and the matched label where English has none', () => {
  expect(labels('contador', 'ar')).toEqual(['Accountant'])
  expect(labels('วิศว', 'ar')).toEqual(['วิศวกรไฟฟ้า'])
})

test('accents, case and the kind of Chinese characters do not matter', () => {
  expect(labels('INGENIEUR')).toEqual(['Civil engineer'])
  expect(labels('insaat')).toEqual(['Civil engineer'])
  expect(labels('软体')).toEqual(['Software engineer'])
})

test('scripts without spaces match anywhere', () => {
  expect(labels('工程師', 'zh-TW')).toEqual(['軟體工程師'])
  expect(labels('ไฟฟ้า')).toEqual(['วิศวกรไฟฟ้า'])
})

test('a typing mistake is forgiven', () => {
  expect(labels('sofwtare')).toEqual(['Software engineer'])
  expect(labels('acuontant')).toContain('Accountant')
})

test('a short form that means this title in one language only is understood in that language', () => {
  const manager = title(1, { en: ['Project manager'] })
  const local = {
    ...manager,
    labels: [...manager.labels, { lang: 'zh-TW', text: 'PM', local: true as const }],
  }
  const found = (language: string) =>
    new TitleSuggester(titleLabelsOf([local]), () => 0).suggest('pm', language, 5)
  expect(found('zh-TW')).toEqual([{ id: 1, label: 'Project manager' }])
  expect(found('ja')).toEqual([])
})

test('nothing typed suggests nothing, and the limit holds', () => {
  expect(labels('  ')).toEqual([])
  expect(labels('!!')).toEqual([])
  expect(suggester.suggest('e', 'en', 1)).toHaveLength(1)
})
