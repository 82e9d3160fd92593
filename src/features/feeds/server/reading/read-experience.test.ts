import { expect, test } from 'vitest'
import { readExperience } from './read-experience.ts'

test.each([
  ['无工作经验', 1],
  ['0 Years', 1],
  ['Không yêu cầu', 1],
  ['应届毕业生', 1],
  ['0 to 2 year(s)', 1],
  ['0 to 1 year(s)', 2],
  ['Dưới 1 năm', 2],
  ['1年以下', 2],
  ['1 năm', 3],
  ['At least 2 year(s)', 3],
  ['1-3年', 3],
  ['2 to 5 year(s)', 3],
  ['3-4年工作经验', 4],
  ['5-7年工作经验', 5],
  ['Trên 5 năm', 5],
  ['Al menos 5 años', 5],
  ['10年以上工作经验', 6],
  ['12 Years', 6],
])('%s', (text, expected) => {
  expect(readExperience(text)).toBe(expected)
})

test.each(['Na', '不限', '本科', 'At most 5 year(s)', '英语熟练', ''])('does not say: %s', (text) => {
  expect(readExperience(text)).toBeNull()
})
