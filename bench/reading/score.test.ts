import { expect, test } from 'vitest'
import type { Label } from './labels.ts'
import { markOf, scoreOf } from './score.ts'

const label = (...right: string[]): Label => ({
  right: new Set(right),
  maySayNothing: right.length === 0,
  isInText: false,
})
const inText = (...right: string[]): Label => ({ ...label(...right), isInText: true })
const score = (...pairs: [Label, string | null][]) => scoreOf(pairs.map((pair) => markOf(...pair)))

test('an answer counts where it is one of those that are right', () => {
  expect(score([label('DE', 'AT'), 'AT'], [label('DE'), 'FR'])).toMatchObject({
    precision: '0.500 (1 of 2)',
    recall: '0.500 (1 of 2)',
  })
})

test('what is said of nothing costs precision, what is left empty costs recall', () => {
  expect(score([label(), 'DE'], [label('DE'), null], [label(), null])).toMatchObject({
    precision: '0.000 (0 of 1)',
    recall: '0.000 (0 of 1)',
  })
})

test('what may be left empty cannot be missed', () => {
  const doubtful = { ...label('DE'), maySayNothing: true }
  expect(score([doubtful, null], [label('FR'), 'FR'])).toMatchObject({ recall: '1.000 (1 of 1)' })
})

test('what only the text says is missed by the other recall', () => {
  expect(score([inText('DE'), null], [label('FR'), 'FR'])).toMatchObject({
    recall: '1.000 (1 of 1)',
    recallWithText: '0.500 (1 of 2)',
  })
})
