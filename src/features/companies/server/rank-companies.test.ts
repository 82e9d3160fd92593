import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ranked, rankCompanies } from './rank-companies.ts'

const company = (id: number): Ranked => ({
  fit: 0,
  entry: {
    id,
    name: '',
    legalName: null,
    names: [],
    industryId: 0,
    sizeId: 0,
    stageId: 0,
    locationId: null,
    countries: [],
    placeIds: [],
    values: [],
    isVerified: false,
    isWeb3: false,
    openJobs: 0,
    remoteJobs: 0,
    jobLanguages: new Map(),
    profileParts: 0,
    createdAt: 0,
  },
})

test('a page of many is that of all in order, and among equals the first comes first', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 400, size: 'max' })
  fc.assert(
    fc.property(weights, fc.nat({ max: 60 }), fc.nat({ max: 30 }), (weights, offset, limit) => {
      const companies = weights.map((_, at) => company(at))
      const weight = ({ entry }: Ranked) => weights[entry.id] ?? 0
      const sorted = companies.toSorted((a, b) => weight(b) - weight(a))
      const page = rankCompanies(companies, weight, { offset, limit })
      expect(page.map(({ entry }) => entry.id)).toEqual(
        sorted.slice(offset, offset + limit).map(({ entry }) => entry.id),
      )
    }),
  )
})
