import { expect, test } from 'vitest'
import { paginationRange } from './pagination-range.ts'

test('few pages are all shown', () => {
  expect(paginationRange(1, 1)).toEqual([1])
  expect(paginationRange(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('of many pages the ends and the neighbours are shown', () => {
  expect(paginationRange(1, 334)).toEqual([1, 2, null, 334])
  expect(paginationRange(50, 334)).toEqual([1, null, 49, 50, 51, null, 334])
  expect(paginationRange(334, 334)).toEqual([1, null, 333, 334])
})

test('a gap of one page shows that page', () => {
  expect(paginationRange(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
})
