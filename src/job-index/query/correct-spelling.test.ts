import { expect, test } from 'vitest'
import { dictionaryOf } from '../build-dictionary.ts'
import type { ConceptLabel } from '../types.ts'
import { planQuery } from './plan.ts'

const title = (id: number, ...labels: ConceptLabel[]) => ({
  kind: 'title' as const,
  id,
  broader: null,
  labels,
})

const concepts = dictionaryOf([
  title(1, { lang: 'en', text: 'Software engineer' }, { lang: 'ar', text: 'مهندس برمجيات' }),
  title(2, { lang: 'en', text: 'Engineer' }, { lang: 'ar', text: 'مهندس' }),
  title(3, { lang: 'en', text: 'Nurse' }, { lang: 'ja', text: '看護師' }, { lang: 'zh-CN', text: '护士' }),
  title(
    4,
    { lang: 'zh-CN', text: '会计' },
    { lang: 'ar', text: 'محاسب' },
    { lang: 'en', text: 'Accountant' },
  ),
  title(5, { lang: 'en', text: 'Hairdresser' }, { lang: 'ja', text: '美容師' }),
  title(6, { lang: 'en', text: 'Front desk' }, { lang: 'tr', text: 'Garson' }),
  title(7, { lang: 'ja', text: '施工管理' }, { lang: 'en', text: 'Site manager' }),
])

/** An index whose postings have these words. */
const having = (frequencies: Readonly<Record<string, number>>) => ({
  frequency: (term: string) => new Map(Object.entries(frequencies)).get(term) ?? 0,
  near: () => [],
  writtenForm: (term: string) => term,
  size: 100_000,
})

function read(text: string, language: string, frequencies: Readonly<Record<string, number>> = {}) {
  const { corrections, units } = planQuery({ text, language }, concepts, having(frequencies))
  return { corrections, concepts: units.flatMap((unit) => unit.concepts) }
}

test('a mistake that one posting has too is corrected to a word that many have', () => {
  expect(read('software enginer', 'en', { enginer: 1, engineer: 2000 }).corrections).toEqual([
    { from: 'enginer', to: 'engineer' },
  ])
  expect(read('software enginer', 'en', { enginer: 1, engineer: 20 }).corrections).toEqual([])
})

test('a rare word stays where only its ending or beginning is another, and where several postings have it', () => {
  for (const word of ['engineeri', 'enginees', 'angineer', 'hairdressed']) {
    expect(read(word, 'en', { [word]: 1, engineer: 2000, hairdresser: 2000 }).corrections, word).toEqual([])
  }
  expect(read('enginer', 'en', { enginer: 12, engineer: 2000 }).corrections).toEqual([])
})

test('a brand that no posting has is not taken for a word of another language or for any near one', () => {
  for (const word of ['Garmin', 'Nurke', 'Hurse']) expect(read(word, 'en').corrections, word).toEqual([])
  expect(read('nruse', 'en').corrections).toEqual([{ from: 'nruse', to: 'nurse' }])
  expect(read('garosn', 'tr').corrections).toEqual([{ from: 'garosn', to: 'garson' }])
})

test('characters of the same sound are forgiven, also in names of two and where postings have each pair', () => {
  const postings = { 会计: 900, 会记: 2, 施行: 5, 行管: 5, 管理: 900, 施工: 800, 工管: 300, '#title:7': 400 }
  for (const [typed, meant] of [
    ['会记', '会计'],
    ['施行管理', '施工管理'],
    ['看護氏', '看護師'],
    ['看護し', '看護師'],
    ['護市', '护士'],
  ] as const) {
    expect(read(typed, 'zh-CN', postings).corrections, typed).toEqual([{ from: typed, to: meant }])
  }
})

test('characters that sound like a name stay if postings have them, or if none of them is in the name', () => {
  expect(read('会记', 'zh-CN', { 会计: 900, 会记: 200 }).corrections).toEqual([])
  expect(read('互市', 'zh-CN').corrections).toEqual([])
})

test('names in Latin letters are found beside the word as typed', () => {
  for (const [typed, meant, concept] of [
    ['muhandis', 'مهندس', '#title:2'],
    ['mohandes', 'مهندس', '#title:2'],
    ['mo7asib', 'محاسب', '#title:4'],
    ['kangoshi', '看護師', '#title:3'],
    ['biyōshi', '美容師', '#title:5'],
  ] as const) {
    const found = read(typed, 'en')
    expect(found.corrections[0]?.to, typed).toBe(meant)
    expect(found.concepts, typed).toEqual([concept])
  }
  expect(read('hushi', 'zh-CN').corrections).toEqual([{ from: 'hushi', to: '护士' }])
  expect(read('hushi', 'en').corrections).toEqual([])
  expect(planQuery({ text: 'kangoshi', language: 'ja' }, concepts, having({})).units).toEqual([
    { typed: 'kangoshi', words: [['kangoshi', 'kangosh']], concepts: ['#title:3'], isOfSentence: false },
  ])
})

test('a name is known whatever the spaces in it, and needs no correction', () => {
  for (const [typed, concept] of [
    ['hair dresser', '#title:5'],
    ['frontdesk', '#title:6'],
    ['soft ware engineer', '#title:1'],
    ['sitemanager', '#title:7'],
  ] as const) {
    expect(read(typed, 'en'), typed).toEqual({ corrections: [], concepts: [concept] })
  }
})

test('who asks for the words as typed gets nothing corrected', () => {
  for (const text of ['enginer', 'kangoshi', '看護氏']) {
    const plan = planQuery({ text, language: 'ja', literal: true }, concepts, having({}))
    expect(plan.corrections, text).toEqual([])
    expect(plan.units.flatMap((unit) => unit.concepts).includes('#title:2'), text).toBe(false)
  }
})
