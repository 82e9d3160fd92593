import { expect, test } from 'vitest'
import { readTitle } from './read-title.ts'

test.each([
  ['  Sales &amp; Marketing\n Manager ', 'Sales & Marketing Manager'],
  ['<b>Cook</b>', 'Cook'],
  ['Caf&#233; &#x1F600;', 'Café 😀'],
  ['a < b', 'a < b'],
  ['\u200b\u0000', ''],
  ['x'.repeat(300), 'x'.repeat(250)],
])('%s', (text, expected) => {
  expect(readTitle(text)).toBe(expected)
})
