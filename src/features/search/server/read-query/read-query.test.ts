import { expect, test } from 'vitest'
import { namesInText } from '#job-index/names-in-text.ts'
import { siteNames } from '../site-names.ts'
import { judgedReadings, readingInWords } from './judged-readings.test-helper.ts'
import { readQuery } from './read-query.ts'

test.each(judgedReadings('queries.tsv'))('reads "$query" in $country', (judged) => {
  const { text, read } = readingInWords(judged.query, judged.language, judged.country)
  expect({ text, read: read.toSorted() }).toEqual({ text: judged.text, read: judged.read.toSorted() })
})

test('reads nearly all queries right that nobody tuned it to', () => {
  const judged = judgedReadings('queries-held-out.tsv')
  const right = judged.filter(({ query, language, country, text, read }) => {
    const found = readingInWords(query, language, country)
    return found.text === text && found.read.toSorted().join() === read.toSorted().join()
  })
  expect(right.length / judged.length).toBeGreaterThan(0.95)
})

test('says which words it read, and what the query is without them', () => {
  const query = 'Accountant in Manila, part-time'
  const names = namesInText(query, 'en', siteNames().dictionary)
  const { parts } = readQuery(query, { country: 'PH', names, companiesNamed: () => [] })
  expect(parts.map(({ words, without }) => ({ words, without }))).toEqual([
    { words: 'in Manila', without: 'Accountant part-time' },
    { words: 'part-time', without: 'Accountant in Manila' },
  ])
})
