/**
 * The results of words that name a whole trade, of words with another meaning in another language, and of mistyped
 * words without spaces.
 */
import { expect, test } from 'vitest'
import { dictionaryOf } from './build-dictionary.ts'
import { JobIndex } from './job-index.ts'
import { shippedVectors } from './meaning/shipped-vectors.ts'
import { TextMeaning } from './meaning/text-meaning.ts'
import { titleMeaningsOf } from './meaning/title-meanings.ts'
import { ask, found, indexOf as indexWithMeaning, job, settings } from './sample-index.test-helper.ts'
import type { Concept, JobDocument } from './types.ts'

const concepts: Concept[] = [
  { kind: 'mainFunction', id: 1, broader: null, labels: [{ lang: 'en', text: 'Healthcare' }] },
  {
    kind: 'function',
    id: 101,
    broader: 1,
    labels: [
      { lang: 'en', text: 'Nursing' },
      { lang: 'en', text: 'Nurse' },
      { lang: 'ja', text: '看護', local: true },
    ],
  },
  {
    kind: 'function',
    id: 102,
    broader: 1,
    labels: [
      { lang: 'en', text: 'Care' },
      { lang: 'zh-TW', text: '看護', local: true },
    ],
  },
  {
    kind: 'title',
    id: 1001,
    broader: 101,
    labels: [
      { lang: 'en', text: 'Registered nurse' },
      { lang: 'en', text: 'Nurse' },
      { lang: 'zh-TW', text: '護理師' },
    ],
  },
  {
    kind: 'title',
    id: 1002,
    broader: 101,
    labels: [
      { lang: 'en', text: 'Midwife' },
      { lang: 'tr', text: 'Ebe' },
    ],
  },
  {
    kind: 'title',
    id: 1003,
    broader: 102,
    labels: [
      { lang: 'en', text: 'Caregiver' },
      { lang: 'zh-TW', text: '照顧服務員' },
      { lang: 'zh-CN', text: '照顾服务员' },
    ],
  },
  {
    kind: 'title',
    id: 1004,
    broader: null,
    labels: [
      { lang: 'en', text: 'Engineer' },
      { lang: 'ja', text: 'エンジニア' },
      { lang: 'ja', text: 'サーバーエンジニア' },
    ],
  },
  {
    kind: 'title',
    id: 1005,
    broader: null,
    labels: [
      { lang: 'en', text: 'Driver' },
      { lang: 'ja', text: '運転手' },
    ],
  },
  { kind: 'title', id: 1006, broader: null, kindOf: [1005], labels: [{ lang: 'tr', text: 'Kamyoncu' }] },
  { kind: 'title', id: 1007, broader: null, kindOf: [1006], labels: [{ lang: 'es', text: 'Cisternista' }] },
  { kind: 'title', id: 1008, broader: 101, kindOf: [1009], labels: [{ lang: 'en', text: 'Cook' }] },
  { kind: 'title', id: 1009, broader: 102, kindOf: [1008], labels: [{ lang: 'es', text: 'Chef' }] },
]

/** The trades above are made up, and what their names really mean would say so. */
class NoMeaning extends TextMeaning {
  override of(): null {
    return null
  }
}

const noMeaning = new NoMeaning(shippedVectors(), titleMeaningsOf([], shippedVectors()))

function indexOf(...documents: JobDocument[]): JobIndex {
  const index = new JobIndex({ ...settings, concepts: dictionaryOf(concepts), meaning: noMeaning })
  index.apply({ upserts: documents, removals: [] })
  return index
}

test('the name of a trade finds all its titles, those that are called so first', () => {
  const index = indexOf(job(1, 'tr', 'Ebe'), job(2, 'zh-TW', '護理師'), job(3, 'en', 'Caregiver'))
  expect(found(index, 'nurse')).toEqual([2, 1])
  expect(found(index, 'nursing')).toEqual([2, 1])
  expect(found(index, 'midwife')).toEqual([1])
})

test('a posting that has no more than the trade must mean something similar to it', () => {
  const index = indexWithMeaning(
    job(1, 'en', 'Bookkeeper', { values: { functionIds: [101] } }),
    job(2, 'en', 'Welder', { values: { functionIds: [101] } }),
    job(3, 'en', 'Accounting of a welder', { values: { functionIds: [101] } }),
  )
  expect(found(index, 'accounting').toSorted()).toEqual([1, 3])
})

test('the words of a job are looked for in titles, not in the names of companies', () => {
  const index = indexWithMeaning(
    job(1, 'en', 'Accountant'),
    job(2, 'en', 'Welder', { companyName: 'Accountant and Sons' }),
  )
  expect(found(index, 'accountant')).toEqual([1])
})

test('a general title finds its kinds and theirs, after those that are called just so, but no kind finds it', () => {
  const index = indexOf(job(1, 'es', 'Cisternista'), job(2, 'tr', 'Kamyoncu'), job(3, 'en', 'Driver'))
  expect(found(index, '運転手', { language: 'ja' })).toEqual([3, 2, 1])
  expect(found(index, 'kamyoncu')).toEqual([2, 1])
  expect(found(index, 'cisternista')).toEqual([1])
})

test('a job and a skill are found by the name of those who do that job with that skill', () => {
  const programmers: Concept[] = [
    {
      kind: 'title',
      id: 2001,
      broader: null,
      labels: [
        { lang: 'en', text: 'Developer' },
        { lang: 'en', text: 'Software engineer' },
      ],
    },
    {
      kind: 'title',
      id: 2002,
      broader: 102,
      kindOf: [2001],
      labels: [
        { lang: 'en', text: 'Java developer' },
        { lang: 'zh-TW', text: 'Java 程式設計師' },
      ],
    },
    { kind: 'title', id: 2003, broader: null, labels: [{ lang: 'en', text: 'Trainer' }] },
    {
      kind: 'title',
      id: 2004,
      broader: 102,
      kindOf: [2001],
      labels: [{ lang: 'en', text: 'iOS developer' }],
    },
    { kind: 'skill', id: 1, broader: null, labels: [{ lang: 'en', text: 'Java' }] },
    { kind: 'skill', id: 2, broader: null, labels: [{ lang: 'en', text: 'iOS' }] },
  ]
  const index = new JobIndex({ ...settings, concepts: dictionaryOf(programmers) })
  const documents = [
    job(1, 'en', 'Senior Software Engineer - Java'),
    job(2, 'en', 'Java Trainer'),
    job(3, 'en', 'Software Engineer'),
    job(4, 'en', 'Software Engineer', { values: { titleIds: [2001], functionIds: [102], skillIds: [1] } }),
    job(6, 'en', 'iOS Developer', { values: { titleIds: [2004], functionIds: [102], skillIds: [1] } }),
    job(5, 'en', 'Sales Engineer', { values: { titleIds: [2001], functionIds: [103], skillIds: [1] } }),
  ]
  index.apply({ upserts: documents, removals: [] })
  expect(found(index, 'java developer')).toEqual([1, 4])
  expect(found(index, 'Java 程式設計師', { language: 'zh-TW' })).toEqual([1, 4])
})

test('what follows the head of a title does not make it a job of another trade', () => {
  const index = indexOf(
    job(1, 'en', 'Caregiver, engineer team', { values: { functionIds: [102] } }),
    job(2, 'en', 'Engineer, caregiver team'),
    job(3, 'en', 'Caregiver - Nurse', { values: { functionIds: [102] } }),
  )
  expect(found(index, 'エンジニア')).toEqual([2])
  expect(found(index, '護理師')).toEqual([3])
  expect(found(index, 'engineer')).toEqual([2, 1])
})

test('two titles that are kinds of each other find each other, and the trades of both', () => {
  const index = indexOf(job(1, 'es', 'Chef'), job(2, 'en', 'Cook'))
  expect(found(index, 'cook')).toEqual([2, 1])
  expect(found(index, 'chef')).toEqual([1, 2])
  expect(found(index, 'nursing')).toEqual([2, 1])
  expect(found(index, 'care')).toEqual([1, 2])
})

test('a word that means two trades is read by the language of the one who asks', () => {
  const index = indexOf(job(1, 'tr', 'Ebe'), job(2, 'en', 'Caregiver'))
  expect(found(index, '看護', { language: 'ja' })).toEqual([1])
  expect(found(index, '看護', { language: 'zh-TW' })).toEqual([2])
  expect(found(index, '看護', { language: 'en' })).toEqual([])
})

test('in a posting it is read by the language of the posting', () => {
  const index = indexOf(job(1, 'ja', '看護スタッフ'), job(2, 'zh-TW', '看護人員'), job(3, 'en', '看護'))
  expect(found(index, 'nursing')).toEqual([1])
  expect(found(index, 'care')).toEqual([2])
})

test('one wrong, missing or extra character in the name of a job is forgiven, and told', () => {
  const index = indexOf(job(1, 'en', 'Caregiver'), job(2, 'en', 'Cook'))
  for (const typed of ['照顧服物員', '照顧服務', '照顧服務人員', '照顧護務員']) {
    expect(ask(index, typed, { language: 'zh-TW' }), typed).toMatchObject({
      hits: [{ id: 1 }],
      corrections: [{ from: typed, to: '照顧服務員' }],
    })
  }
  expect(ask(index, '照顾服物员', { language: 'zh-CN' }).corrections).toEqual([
    { from: '照顾服物员', to: '照顾服务员' },
  ])
  expect(ask(index, '台北照顧服物員', { language: 'zh-TW' }).corrections).toEqual([
    { from: '照顧服物員', to: '照顧服務員' },
  ])
})

test('of a name of three characters the last or one of its sound may be another, but none may be missing', () => {
  const index = indexOf(job(1, 'en', 'Nurse'))
  expect(ask(index, '護帥師', { language: 'zh-TW' })).toMatchObject({
    total: 0,
    corrections: [],
  })
  expect(ask(index, '護里師', { language: 'zh-TW' })).toMatchObject({
    total: 1,
    corrections: [{ from: '護里師', to: '護理師' }],
  })
  expect(ask(index, '護理帥', { language: 'zh-TW' })).toMatchObject({
    total: 1,
    corrections: [{ from: '護理帥', to: '護理師' }],
  })
  expect(ask(index, '護理', { language: 'zh-TW' }).corrections).toEqual([])
})

test('kana are forgiven for one another, and a long vowel at the end needs no correction', () => {
  const index = indexOf(
    job(1, 'ja', 'エンジニア'),
    job(2, 'ja', 'サーバー'),
    job(3, 'ja', 'サーバーエンジニア'),
  )
  expect(ask(index, 'エンジニヤ', { language: 'ja' }).corrections).toEqual([
    { from: 'エンジニヤ', to: 'エンジニア' },
  ])
  expect(ask(index, 'えんじにあ', { language: 'ja' }).corrections).toEqual([
    { from: 'えんじにあ', to: 'エンジニア' },
  ])
  expect(found(index, 'サーバエンジニア', { language: 'ja' })[0]).toBe(3)
  expect(ask(index, 'サーバ', { language: 'ja' })).toMatchObject({
    corrections: [],
    hits: [{ id: 2 }, { id: 3 }],
  })
})

test('characters that some posting has are taken as typed', () => {
  const index = indexOf(job(1, 'zh-TW', '照顧服物員'), job(2, 'en', 'Caregiver'))
  expect(ask(index, '照顧服物員', { language: 'zh-TW' })).toMatchObject({
    hits: [{ id: 1 }],
    corrections: [],
  })
})
