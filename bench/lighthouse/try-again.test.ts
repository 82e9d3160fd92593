import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { untilTraced } from './try-again.ts'

const LOST = { code: 'NO_NAVSTART', message: 'Something went wrong with recording the trace.' }
const GONE = { code: 'FAILED_DOCUMENT_REQUEST', message: 'The page did not load.' }

/** What a run of Lighthouse says: nothing but its failure, or all that is read of it. */
function reportWith(runtimeError?: typeof LOST) {
  return { categories: {}, audits: {}, ...(runtimeError !== undefined && { runtimeError }) }
}

function runs(...reports: ReturnType<typeof reportWith>[]) {
  const left = [...reports]
  return { left, next: async () => figuresOf(left.shift()) }
}

test('a run whose trace was lost is repeated, and said', async () => {
  const { next, left } = runs(reportWith(LOST), reportWith(LOST), reportWith())
  const said: unknown[] = []
  expect(await untilTraced(next, (failure) => said.push(failure))).toHaveProperty('scores')
  expect(left).toHaveLength(0)
  expect(said).toHaveLength(2)
})

test('a page that did not load is no reason to repeat, and a browser that never traces is given up', async () => {
  const unloaded = runs(reportWith(GONE), reportWith())
  await expect(untilTraced(unloaded.next, () => {})).rejects.toThrow(GONE.message)
  const lost = runs(...Array.from({ length: 9 }, () => reportWith(LOST)))
  await expect(untilTraced(lost.next, () => {})).rejects.toThrow(LOST.message)
  expect(lost.left).toHaveLength(5)
})
