// Adds up the results of the test runners, each read from its report.

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @returns {Tally} */
export function sum(tallies) {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line of a run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** From Vitest's JSON report. A file that could not be loaded has no tests in it, and counts as one failure. */
export function vitestTally(report) {
  if (!report) return NO_REPORT
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * From Playwright's JSON report, or from its listing, in which every test is skipped. `errors` are those outside of any
 * test, as in a file that could not be loaded.
 */
export function playwrightTally(report) {
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** A runner that fails without naming a failed test (an unhandled error, a crash) still counts as a failure. */
export function withStatus(tally, status) {
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

const NO_REPORT = { passed: 0, failed: 1, skipped: 0 }
