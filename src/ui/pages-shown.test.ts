import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test('few pages are all shown', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages the ends and the neighbours are shown', () => {
  expect(pagesShown(1, 334)).toEqual([1, 2, null, 334])
  expect(pagesShown(50, 334)).toEqual([1, null, 49, 50, 51, null, 334])
  expect(pagesShown(334, 334)).toEqual([1, null, 333, 334])
})

test('a gap of one page shows that page', () => {
  expect(pagesShown(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
})
