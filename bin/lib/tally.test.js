import { expect, test } from 'vitest'
import { closingLine, playwrightTally, sum, vitestTally, withStatus } from './tally.js'

const vitestReport = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [],
}
const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }

test('all kinds of test are added up in one line', () => {
  const total = sum([
    { passed: 10, failed: 0, skipped: 0 },
    vitestTally(vitestReport),
    playwrightTally({ stats, errors: [] }),
  ])
  expect(closingLine(total)).toBe('22 passed, 3 failed, 4 skipped')
})

test('a test file that does not load is a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'passed', assertionResults: [{}] },
  ]
  expect(vitestTally({ ...vitestReport, testResults }).failed).toBe(2)
  expect(playwrightTally({ stats, errors: [{}] }).failed).toBe(3)
})

test('a runner that leaves no report, or fails without saying why, is a failure', () => {
  expect(vitestTally(undefined).failed).toBe(1)
  expect(playwrightTally(undefined).failed).toBe(1)
  expect(withStatus({ passed: 7, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(withStatus({ passed: 7, failed: 2, skipped: 0 }, 1).failed).toBe(2)
})
