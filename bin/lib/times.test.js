import { expect, test } from 'vitest'
import { inProject } from './project.js'
import { createStopwatch, playwrightTimes, tableOfParts, tableOfSlowest, vitestTimes } from './times.js'

test('the parts of a run stand in a table, with all together, also one that broke off', async () => {
  const { parts, time } = createStopwatch()
  await time('checks', async () => 'done')
  await time('journeys', async () => Promise.reject(new Error('broke off'))).catch(() => {})
  expect(parts.map(({ name }) => name)).toEqual(['checks', 'journeys'])
  expect(tableOfParts([{ name: 'checks', seconds: 61.24 }])).toBe(
    'Where the time went\n   61.2 s  checks\n   61.2 s  all together',
  )
})

test('the slowest tests of both runners are told by name', () => {
  const ofVitest = vitestTimes({
    testResults: [
      { name: inProject('src', 'a.test.ts'), assertionResults: [{ fullName: 'it adds', duration: 1500 }] },
    ],
  })
  const inner = {
    specs: [{ file: 'e2e/b.spec.ts', title: 'it opens', tests: [{ results: [{ duration: 2500 }] }] }],
  }
  const ofPlaywright = playwrightTimes({ suites: [{ suites: [inner] }] })
  expect(tableOfSlowest([...ofVitest, ...ofPlaywright], 10)).toBe(
    'The slowest tests\n    2.5 s  e2e/b.spec.ts › it opens\n    1.5 s  src/a.test.ts › it adds',
  )
  expect(tableOfSlowest(ofVitest, 0)).toBe('')
  expect([...vitestTimes(undefined), ...playwrightTimes(undefined)]).toEqual([])
})
