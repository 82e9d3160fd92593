import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JOB_FILTERS, jobFilterNames } from '#config/job-filters.ts'
import { alertSearch } from '../contract/alert.ts'
import { addressOf, scopeOf } from '../contract/alert-address.ts'
import { searchOfPage } from '../contract/search-of-page.ts'
import { readSearch, storedSearch } from './read-search.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 4 })
const tags = fc.subarray(['en', 'ja', 'zh-Hant', 'pt'])
const words = fc.uniqueArray(fc.constantFrom('cold calls', 'night', '夜勤'), { maxLength: 3 })
const amount = fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined })

/** A value of each kind of filter. */
const VALUES = {
  ids,
  tags,
  flag: fc.boolean(),
  age: fc.option(fc.integer({ min: 1, max: 365 }), { nil: undefined }),
  radius: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
  'exclude-words': words,
  'exclude-companies': ids,
  'exclude-languages': tags,
}

const filters = jobFilterNames.flatMap((name) => {
  const { kind, api } = JOB_FILTERS[name]
  return kind === 'pay' || kind === 'scope' ? [] : [[api, VALUES[kind]] as const]
})

test('a search of any filters is stored, and read back from the address of its page, as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        ...Object.fromEntries(filters),
        query: fc.constantFrom('', 'nurse', '看護師 夜勤', 'c++ & c#'),
        country: fc.constantFrom('', 'PH', 'EU'),
        scope: fc.constantFrom('local', 'remote', 'web3'),
        literal: fc.boolean(),
        salary_from: amount,
        salary_to: amount,
      }),
      (chosen) => {
        const search = alertSearch.parse(chosen)
        expect(readSearch(JSON.parse(JSON.stringify(storedSearch(search))))).toEqual(search)
        const address = new URLSearchParams(addressOf(search).toString())
        address.set('scope', scopeOf(search))
        expect(alertSearch.parse(searchOfPage(address))).toEqual(search)
      },
    ),
  )
})
