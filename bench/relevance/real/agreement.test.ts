import { expect, test } from 'vitest'
import { weightedKappa } from './agreement.ts'

const pairs = (...grades: [number, number][]) => grades.map(([first, second]) => ({ first, second }))

test('passes that always agree have an agreement of 1', () => {
  expect(weightedKappa(pairs([0, 0], [3, 3], [1, 1]))).toBe(1)
})

test('passes that know nothing of each other have one of 0', () => {
  expect(weightedKappa(pairs([0, 0], [0, 3], [3, 0], [3, 3]))).toBeCloseTo(0)
})

test('a difference of one grade weighs less than one of three', () => {
  const near = weightedKappa(pairs([0, 0], [3, 3], [3, 2], [0, 1]))
  expect(near).toBeGreaterThan(weightedKappa(pairs([0, 0], [3, 3], [3, 3], [0, 3])))
})
