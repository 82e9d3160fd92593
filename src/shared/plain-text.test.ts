import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('blocks become lines, marks and entities become text', () => {
  expect(plainText('<h3>Duties</h3><ul><li>Cook &amp; serve</li><li><strong>Clean</strong></li></ul>')).toBe(
    'Duties\nCook & serve\nClean',
  )
})
