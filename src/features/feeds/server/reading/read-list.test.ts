import { expect, test } from 'vitest'
import { partsUnder, readList } from './read-list.ts'

test.each([
  ["['SQL', 'BI']", ['SQL', 'BI']],
  ['["it\'s", "b"]', ["it's", 'b']],
  ['[]', []],
  ['軟體程式設計、網路程式設計', ['軟體程式設計', '網路程式設計']],
  ['Java; Go,  SQL ', ['Java', 'Go', 'SQL']],
  ['', []],
])('%s', (text, expected) => {
  expect(readList(text)).toEqual(expected)
})

test('headings divide a printed list', () => {
  const parts = partsUnder(readList("['Salary', '4000.0', 'Benefits', 'a', 'b']"), ['Salary', 'Benefits'])
  expect([...parts]).toEqual([
    ['Salary', ['4000.0']],
    ['Benefits', ['a', 'b']],
  ])
})
