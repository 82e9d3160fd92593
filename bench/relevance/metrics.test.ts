import { expect, test } from 'vitest'
import { judge, mean } from './metrics.ts'

test('a ranking with all that is meant first, then what is near, is perfect', () => {
  expect(judge([2, 2, 1, 0], [0, 1, 2, 0, 2], 30)).toEqual({ precision: 1, recall: 1, gain: 1 })
})

test('what is meant counts less the later it comes, and what is missing counts nothing', () => {
  const figures = judge([0, 2, 0, 2], [2, 2, 2, 2], 30)
  expect(figures?.precision).toBeCloseTo((1 / 2 + 2 / 4) / 4)
  expect(figures?.recall).toBe(0.5)
})

test('more than fits is not asked for', () => {
  expect(judge([2, 2, 2], [2, 2, 2, 2, 2], 2)).toEqual({ precision: 1, recall: 1, gain: 1 })
})

test('near jobs only are better than none, and less than what is meant', () => {
  const near = judge([1, 1], [2, 2, 1, 1], 30)
  expect(near).toMatchObject({ precision: 0, recall: 0 })
  expect(near?.gain).toBeGreaterThan(0)
  expect(near?.gain).toBeLessThan(0.5)
})

test('a query for which nothing was posted judges nothing', () => {
  expect(judge([0, 0], [0, 1, 0], 30)).toBeNull()
})

test('the mean is taken figure by figure', () => {
  const one = { precision: 1, recall: 1, gain: 0.5 }
  const none = { precision: 0, recall: 0.5, gain: 0 }
  expect(mean([one, none])).toEqual({ precision: 0.5, recall: 0.75, gain: 0.25 })
})
