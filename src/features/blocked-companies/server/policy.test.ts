import { expect, test } from 'vitest'
import { mayBlock } from './policy.ts'

const FREE = { isBlocked: false, blocks: 0, mostBlocks: 3, openApplications: 0, withdraws: false }

test.each([
  ['a company with which they have nothing to do', {}, true],
  ['one that is blocked already', { isBlocked: true, blocks: 1 }, 41090],
  ['one more than the list takes', { blocks: 3 }, 41109],
  ['the last that the list takes', { blocks: 2 }, true],
  ['one with open applications', { openApplications: 2 }, 41108],
  ['one with open applications that shall be withdrawn', { openApplications: 2, withdraws: true }, true],
])('%s', (_what, asked, verdict) => {
  expect(mayBlock({ ...FREE, ...asked })).toBe(verdict)
})
