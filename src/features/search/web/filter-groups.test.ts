import { expect, test } from 'vitest'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { formatsFor } from '#i18n/formats.ts'
import { areAllCounted, type CountedValues, requestableFacets } from '../contract/filter-fields.ts'
import { chosenFilters } from './chosen-filters.ts'
import { filterGroups } from './filter-groups.ts'
import type { Found } from './found-shown.ts'

const FOUND: Found = {
  similar: 0,
  distant: 0,
  nearby: null,
  similar_from: 0,
  is_personal: false,
  more_for_members: false,
  query_id: '',
  total: 43,
  page: 1,
  pages: 3,
  sort: 1,
  salary_currency: 'PHP',
  jobs: [],
  facets: {
    ...countedNothing(),
    salary: [{ from: 30_001, to: 50_000, count: 91 }],
    posted_within: [{ id: 7, count: 60 }],
  },
  why: [],
  places: 0,
  radii: [],
  excluded_companies: [],
  without_stated_pay: 0,
  country: 'PH',
  text: '',
  read: [],
  literal: 'off',
  corrections: [],
  droppable: [],
  isWhole: true,
}

function countedNothing(): CountedValues {
  const counts = Object.fromEntries(
    requestableFacets.map((name) => [JOB_FILTERS[name].api, JOB_FILTERS[name].kind === 'flag' ? 0 : []]),
  )
  if (!areAllCounted(counts)) throw new Error('A facet is missing.')
  return counts
}

function contextOf(query: string) {
  const address = new URLSearchParams(query)
  const t = (key: string, values?: object) => (values === undefined ? key : JSON.stringify(values))
  return { address, found: FOUND, t, formats: formatsFor('en', 'PH') }
}

function chosen(query: string) {
  const context = contextOf(query)
  return chosenFilters(filterGroups(context), context)
}

test('a band stands in its list in thousands, under the currency', () => {
  const pay = filterGroups(contextOf('')).find(({ name }) => name === 'salary')
  expect(pay?.title).toBe('{"currency":"PHP"}')
  expect(pay?.options.map(({ name }) => name)).toEqual(['{"from":"30K","to":"50K"}'])
})

test('a chosen band is named with its currency, and taken away', () => {
  const [band, ...others] = chosen('query=nurse&salary=30001-50000')
  expect(others).toEqual([])
  expect(band).toMatchObject({ name: '₱30,000 – 50,000', count: 91 })
  expect(band?.without).toBe('?query=nurse')
})

test('a value that no list has is shown and taken away all the same', () => {
  const values = chosen('salary=31000,51000&posted_within=5')
  expect(values.map(({ name, count }) => [name, count])).toEqual([
    ['₱31,000 – 51,000', 43],
    ['{"days":5}', 43],
  ])
  expect(values.map(({ without }) => without)).toEqual(['?posted_within=5', '?salary=31000,51000'])
})

test('nothing is chosen where the address names nothing', () => {
  expect(chosen('query=nurse&salary=')).toEqual([])
})
