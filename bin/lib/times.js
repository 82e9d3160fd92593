// Where the time of a run goes: a table of its parts, and its slowest tests by name.

import { isAbsolute, relative } from 'node:path'
import { ROOT } from './project.js'

/** @typedef {{ name: string, seconds: number }} Timed */

/** A watch that notes how long each part takes. */
export function createStopwatch() {
  /** @type {Timed[]} */
  const parts = []
  return {
    parts,
    async time(name, work) {
      const begun = performance.now()
      try {
        return await work()
      } finally {
        parts.push({ name, seconds: (performance.now() - begun) / 1000 })
      }
    },
  }
}

/** @param {readonly Timed[]} parts @returns {string} */
export function tableOfParts(parts) {
  const whole = { name: 'all together', seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0) }
  return ['Where the time went', ...[...parts, whole].map(line)].join('\n')
}

/** @param {readonly Timed[]} tests @returns {string} empty where nothing was measured */
export function tableOfSlowest(tests, count = 10) {
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  return slowest.length === 0 ? '' : ['The slowest tests', ...slowest.map(line)].join('\n')
}

const line = ({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`

/** The tests of Vitest's JSON report. @returns {Timed[]} */
export const vitestTimes = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${fromRoot(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )

/** Those of Playwright's, whose suites hold suites. @returns {Timed[]} */
export const playwrightTimes = (report) => (report?.suites ?? []).flatMap(timesOfSuite)

const timesOfSuite = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(timesOfSuite),
  ...specs.map(({ file, title, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
]

const fromRoot = (path) => (isAbsolute(path) ? relative(ROOT, path) : path)
