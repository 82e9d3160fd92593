import { expect, test } from 'vitest'
import { coverageProblems, specCoverage } from './spec-coverage.ts'

const problemsWith = (given: { used?: string[]; waiting?: string[] }) =>
  coverageProblems('call', {
    named: ['GET job/:', 'GET job/saved-jobs'],
    used: new Set(given.used),
    waiting: given.waiting ?? [],
  })

test('used and waiting entries have no problem', () => {
  expect(problemsWith({ used: ['GET job/:'], waiting: ['GET job/saved-jobs'] })).toEqual([])
})

test('a forgotten entry of the specification is found', () => {
  expect(problemsWith({ used: ['GET job/:'] })).toEqual([
    'call GET job/saved-jobs: nothing uses it, and it waits for no capability',
  ])
})

test('an entry leaves when its call is built', () => {
  expect(
    problemsWith({ used: ['GET job/:', 'GET job/saved-jobs'], waiting: ['GET job/saved-jobs'] }),
  ).toEqual(['call GET job/saved-jobs: it is used now, so it no longer waits'])
})

test('an entry that the specification does not name, and one that stands twice, are found', () => {
  const waiting = ['GET job/saved-jobs', 'GET job/saved-jobs', 'GET job/invented']
  expect(problemsWith({ used: ['GET job/:'], waiting })).toEqual([
    'call GET job/invented: the specification has none',
    'call GET job/saved-jobs: it waits for two capabilities',
  ])
})

test('it reads lists, errors, calls and pages of the product', async () => {
  const { notes = [] } = await specCoverage.run()
  expect(notes.map((note) => note.replace(/: .*/, ''))).toEqual(['list', 'error', 'call', 'page'])
})
