import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test('a cut never leaves half of a character', () => {
  expect(cutText('nurse', 3)).toBe('nur')
  expect(cutText('nu😀se', 3)).toBe('nu')
  expect(cutText('nu😀se', 4)).toBe('nu😀')
})
