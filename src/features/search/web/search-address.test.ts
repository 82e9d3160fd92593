import { expect, test } from 'vitest'
import { onPage, queryString, toggled, valuesOf, withoutFilters } from './search-address.ts'
import { searchRequest } from './search-request.ts'

const address = (text: string) => new URLSearchParams(text)

test('a value is added, and taken away by the same link', () => {
  const once = toggled(address('query=nurse&page=3&job=7'), 'jobType', '1')
  expect(queryString(once)).toBe('?query=nurse&jobType=1')
  const twice = toggled(once, 'jobType', '2')
  expect(queryString(twice)).toBe('?query=nurse&jobType=1,2')
  expect(queryString(toggled(toggled(twice, 'jobType', '1'), 'jobType', '2'))).toBe('?query=nurse')
})

test('lists may be repeated or separated by commas', () => {
  expect(valuesOf(address('jobType=1&jobType=2,3'), 'jobType')).toEqual(['1', '2', '3'])
})

test('each of the words that somebody typed stands for itself', () => {
  expect(valuesOf(address('exclude_words=営業、 夜勤'), 'exclude_words')).toEqual(['営業', '夜勤'])
  expect(queryString(toggled(address('exclude_words=a, b，c'), 'exclude_words', 'b'))).toBe(
    '?exclude_words=a,c',
  )
})

test('pages keep the search; the first has no number', () => {
  expect(queryString(onPage(address('query=nurse&page=2'), 3))).toBe('?query=nurse&page=3')
  expect(queryString(onPage(address('query=nurse&page=2'), 1))).toBe('?query=nurse')
})

test('clearing filters keeps words, country and order', () => {
  expect(queryString(withoutFilters(address('query=nurse&country=PH&sort=1&jobType=1&salary=1-2')))).toBe(
    '?query=nurse&country=PH&sort=1',
  )
})

test('pay is a range with open ends, written with a comma or a hyphen', () => {
  expect(searchRequest(address('salary=30000,50000'), 'local', 'PH')).toMatchObject({
    salary_from: '30000',
    salary_to: '50000',
    country: 'PH',
    scope: 'local',
  })
  expect(searchRequest(address('salary=200001-'), 'local', null)).toMatchObject({
    salary_from: '200001',
    salary_to: '',
  })
})
