import { expect, test } from 'vitest'
import { ask, indexOf, job } from '../sample-index.test-helper.ts'

test('a misspelt name of a job is understood though no posting has the word', () => {
  const index = indexOf(job(1, 'en', 'Accountant'), job(2, 'en', 'Contract manager'))
  expect(ask(index, 'contadro público')).toMatchObject({
    total: 1,
    hits: [{ id: 1 }],
    corrections: [{ from: 'contadro', to: 'contador' }],
  })
})

test('a word of a job name is not taken for a misspelling of what postings happen to say', () => {
  const index = indexOf(job(1, 'en', 'Publica manager'))
  expect(ask(index, 'público').corrections).toEqual([])
})
