import { expect, test } from 'vitest'
import type { ReadWords } from '../contract/read-words.ts'
import { withoutRead } from './read-words.ts'

const read = (filter: ReadWords['filter'], words: string, without: string): ReadWords => ({
  filter,
  words,
  without,
  ids: [],
  name: words,
  pay: null,
  status: 'applied',
})

test('dropping a filter that was read takes its words out of the query, and the page begins anew', () => {
  const address = new URLSearchParams('query=accountant+manila+part+time&page=3&jobType=1')
  const found = {
    read: [
      read('job_locations', 'manila', 'accountant part time'),
      read('job_types', 'part time', 'accountant manila'),
    ],
  }
  expect(withoutRead('job_locations', found, address)).toBe('?jobType=1&query=accountant+part+time')
  expect(withoutRead('salary', found, address)).toBeNull()
})

test('all words of a filter go at once', () => {
  const found = {
    read: [
      read('job_locations', 'manila', 'nurse or cebu'),
      read('job_locations', 'cebu', 'nurse manila or'),
    ],
  }
  const address = new URLSearchParams('query=nurse+manila+or+cebu')
  expect(withoutRead('job_locations', found, address)).toBe('?query=nurse+or')
})

test('words that were not applied cannot be dropped', () => {
  const words = { ...read('job_types', 'part time', 'nurse'), status: 'replaced' as const }
  expect(withoutRead('job_types', { read: [words] }, new URLSearchParams('query=nurse'))).toBeNull()
})
