import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chosenTests, namedTests, testFiles, testsOfChanges } from './chosen-tests.js'
import { JOURNEYS_OF_ALL, JOURNEYS_OF_ROOMS } from './journeys-of-rooms.js'
import { inProject } from './project.js'

const files = testFiles()
const journeys = files.filter((file) => file.endsWith('.spec.ts'))

test('without a word all tests run', async () => {
  expect(await chosenTests([])).toEqual({ checks: true, behaviour: [], journeys: [] })
})

test('a room is tested by its own tests and the journeys through it', () => {
  const { checks, behaviour, journeys } = namedTests(['search'], files)
  expect(checks).toBe(false)
  expect(behaviour).toContain('src/features/search/server/search-jobs.test.ts')
  expect(behaviour?.filter((file) => !file.startsWith('src/features/search/'))).toEqual([])
  expect(journeys).toContain('e2e/visitor/search.spec.ts')
  expect(journeys).not.toContain('e2e/seeker/account.spec.ts')
})

test('any other word is a part of a path, and one that is nowhere is said so', () => {
  expect(namedTests(['walkers/people'], files)).toEqual({
    checks: false,
    behaviour: ['tests/walkers/people.test.ts'],
    journeys: null,
  })
  expect(() => namedTests(['serach'], files)).toThrow('“serach” is no room')
})

test('an option that is none is said so', async () => {
  await expect(chosenTests(['--chnaged'])).rejects.toThrow('npm test -- --changed')
})

test('a change within a room is tested by its journeys and those about all pages, any other by every journey', () => {
  const ofRoom = testsOfChanges(['src/features/identity/web/form.tsx'], 'HEAD', files)
  expect(ofRoom.behaviour).toEqual(['--changed=HEAD'])
  expect(ofRoom.journeys).toContain('src/features/identity/pages/seeker/verify-identity.spec.ts')
  expect(ofRoom.journeys).toContain('e2e/every-page/served.spec.ts')
  expect(ofRoom.journeys).not.toContain('e2e/visitor/search.spec.ts')
  expect(testsOfChanges(['src/ui/button.tsx'], 'HEAD', files).journeys).toEqual(journeys)
  expect(testsOfChanges(['e2e/site/journey.ts'], 'HEAD', files).journeys).toEqual(journeys)
})

test('where only texts beside the sources or tests have changed, so little runs', () => {
  expect(testsOfChanges(['README.md'], 'HEAD', files).journeys).toBeNull()
  expect(testsOfChanges(['e2e/visitor/home.spec.ts'], 'HEAD', files).journeys).toEqual([
    'e2e/visitor/home.spec.ts',
  ])
})

test('every journey goes through a room or is about all of them', () => {
  const starts = [...Object.values(JOURNEYS_OF_ROOMS).flat(), ...JOURNEYS_OF_ALL]
  const starting = (start) => journeys.filter((file) => file.startsWith(`e2e/${start}`))
  const elsewhere = journeys.filter((file) => !file.startsWith('src/features/'))
  expect(elsewhere.filter((file) => !starts.some((start) => file.startsWith(`e2e/${start}`)))).toEqual([])
  expect(starts.filter((start) => starting(start).length === 0)).toEqual([])
  const folders = readdirSync(inProject('src', 'features'), { withFileTypes: true })
  const rooms = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(Object.keys(JOURNEYS_OF_ROOMS)).toEqual(rooms.sort())
})
