import { expect, test } from 'vitest'
import { showProgress } from './show-progress.ts'

const written = (isTTY: boolean, share: number | null, counts: readonly number[]) => {
  const output: string[] = []
  const progress = showProgress({ isTTY, write: (text) => output.push(text) > 0 }, () => share)
  for (const count of counts) progress.rows(count)
  progress.done()
  return output.join('')
}

test('a terminal gets a bar, and its line back', () => {
  expect(written(true, 0.5, [1000])).toMatch(/\[#{15}\.{15}\] 50 % {2}1,000 rows/)
  expect(written(true, null, [1000])).not.toContain('[#')
})

test('a log gets a line every ten thousand rows', () => {
  expect(written(false, 0.5, [9000, 11_000, 12_000, 21_500]).match(/rows/g)).toHaveLength(2)
})
