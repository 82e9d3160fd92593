import { expect, test } from 'vitest'
import { locationById } from '#config/places/places.ts'
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

test('a city with the name of its province is the province where people name provinces', () => {
  const kindRead = (query: string, language: string, country: string) => {
    const names = namesInText(query, language, siteNames().dictionary)
    const [part] = readQuery(query, { country, language: 'en', names, companiesNamed: () => [] }).parts
    const [id = 0] = part?.term.filter === 'job_locations' ? part.term.ids : []
    return locationById(id)?.kind
  }
  expect(kindRead('東京 営業', 'ja', 'JP')).toBe('region')
  expect(kindRead('garson ankara', 'tr', 'TR')).toBe('region')
  expect(kindRead('名古屋 営業', 'ja', 'JP')).toBe('city')
  expect(kindRead('vendedor são paulo', 'pt', 'BR')).toBe('city')
})

test('says which words it read, and what the query is without them', () => {
  const query = 'Accountant in Manila, part-time'
  const names = namesInText(query, 'en', siteNames().dictionary)
  const { parts } = readQuery(query, { country: 'PH', language: 'en', names, companiesNamed: () => [] })
  expect(parts.map(({ words, without }) => ({ words, without }))).toEqual([
    { words: 'in Manila', without: 'Accountant part-time' },
    { words: 'part-time', without: 'Accountant in Manila' },
  ])
})
