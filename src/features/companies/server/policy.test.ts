import { expect, test } from 'vitest'
import { mayWithCompany } from './policy.ts'

test.each([
  ['coordinator', true],
  ['admin', true],
  ['recruiter', 40005],
] as const)('what a company promises is up to its %s: %s', (role, verdict) => {
  expect(mayWithCompany(role).promise).toBe(verdict)
})
