import { expect, test } from 'vitest'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { MAIN_FUNCTIONS } from '#config/taxonomy/tree.ts'
import { categoriesOfMainFunctions, HOME_CATEGORIES } from './categories.ts'

const named = (key: string) => MAIN_FUNCTIONS.filter((main) => main.key === key).map((main) => main.id)

test('the home categories are the named job categories', () => {
  expect(HOME_CATEGORIES.map(({ id, key }) => ({ id, key }))).toEqual(
    CONFIG_LISTS.job_category_lists.map(({ id, key }) => ({ id, key })),
  )
})

test('every main function is known and belongs to one category at most', () => {
  const keys = HOME_CATEGORIES.flatMap((category) => category.mainFunctions)
  expect(keys.flatMap(named)).toHaveLength(keys.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a job is in the categories of its main functions', () => {
  expect(categoriesOfMainFunctions([...named('retail'), ...named('information-technology')])).toEqual([5, 7])
  expect(categoriesOfMainFunctions(named('legal'))).toEqual([])
})

test('hot jobs are the jobs of a day, whatever their function', () => {
  expect(HOME_CATEGORIES.filter((category) => category.withinHours !== null)).toEqual([
    { id: 9, key: 'hot-jobs', mainFunctions: [], withinHours: 24 },
  ])
})
