import { expect, test } from 'vitest'
import { mayWithReport } from './policy.ts'

test.each([
  ['open', { isOpen: true }, { decide: true }],
  ['decided', { isOpen: false }, { decide: 41098 }],
])('a report that is %s', (_name, report, verdicts) => {
  expect(mayWithReport(report)).toEqual(verdicts)
})
