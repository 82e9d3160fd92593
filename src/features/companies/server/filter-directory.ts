import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import type { CompanyFilterRequest } from '../contract.ts'
import type { DirectoryContents } from './company-directory.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import type { Fit } from './name-index.ts'

export interface Filtered {
  /** What is left, in no order, with how well its name fits the query; 0 without one. */
  found: readonly { entry: DirectoryEntry; fit: Fit | 0 }[]
  /** How many there are by value of each filter, under all others. */
  counts: Readonly<Record<CountedFilter, ReadonlyMap<number, number>>>
  verified: number
  hiring: number
  /** How many there would be without a filter, for each that leaves out anything. */
  without: ReadonlyMap<FilterName, number>
}

const COUNTED = ['industries', 'financing_stages', 'locations', 'company_sizes'] as const
export type CountedFilter = (typeof COUNTED)[number]

type FilterName = keyof CompanyFilterRequest

/**
 * One pass over the directory: a company that all filters let pass counts for every value it has, one that a single
 * filter stops counts for the values of that filter alone.
 */
export function filterDirectory(
  { entries, names }: DirectoryContents,
  request: CompanyFilterRequest,
): Filtered {
  const fits = names.find(request.query)
  const tests = testsOf(request, fits !== null)
  const found: { entry: DirectoryEntry; fit: Fit | 0 }[] = []
  const counts = {
    industries: new Map<number, number>(),
    financing_stages: new Map<number, number>(),
    locations: new Map<number, number>(),
    company_sizes: new Map<number, number>(),
  }
  const without = new Map<FilterName, number>()
  let verified = 0
  let hiring = 0

  for (let position = 0; position < entries.length; position++) {
    const entry = entries[position]
    if (entry === undefined) continue
    const fit = fits?.get(position) ?? 0
    const stop = onlyStop(tests, entry, fit)
    if (stop === MANY) continue
    const passesAll = stop === NONE
    if (passesAll) found.push({ entry, fit })
    else without.set(stop, (without.get(stop) ?? 0) + 1)
    if (passesAll || stop === 'industries') add(counts.industries, entry.industryId)
    if (passesAll || stop === 'financing_stages') add(counts.financing_stages, entry.stageId)
    if (passesAll || stop === 'company_sizes') add(counts.company_sizes, entry.sizeId)
    if (passesAll || stop === 'locations') for (const place of entry.placeIds) add(counts.locations, place)
    if (entry.isVerified && (passesAll || stop === 'is_company_verified')) verified++
    if (entry.openJobs > 0 && (passesAll || stop === 'is_hiring')) hiring++
  }
  return { found, counts, verified, hiring, without }
}

interface Test {
  filter: FilterName
  passes: (entry: DirectoryEntry, fit: Fit | 0) => boolean
}

/** The filters in force; those that stop most come first. */
function testsOf(request: CompanyFilterRequest, hasQuery: boolean): Test[] {
  const countries = countriesIn(request.country)
  // A filter may have hundreds of values, and each is asked about every company.
  const locations = new Set(request.locations)
  const industries = new Set(request.industries)
  const stages = new Set(request.financing_stages)
  const sizes = new Set(request.company_sizes)
  const all: (Test & { isOn: boolean })[] = [
    { filter: 'query', isOn: hasQuery, passes: (_, fit) => fit > 0 },
    {
      filter: 'country',
      isOn: countries.size > 0,
      passes: (entry) => entry.countries.some((country) => countries.has(country)),
    },
    {
      filter: 'locations',
      isOn: locations.size > 0,
      passes: (entry) => entry.placeIds.some((place) => locations.has(place)),
    },
    {
      filter: 'industries',
      isOn: industries.size > 0,
      passes: (entry) => industries.has(entry.industryId),
    },
    {
      filter: 'financing_stages',
      isOn: stages.size > 0,
      passes: (entry) => stages.has(entry.stageId),
    },
    {
      filter: 'company_sizes',
      isOn: sizes.size > 0,
      passes: (entry) => sizes.has(entry.sizeId),
    },
    {
      filter: 'is_company_verified',
      isOn: request.is_company_verified,
      passes: (entry) => entry.isVerified,
    },
    { filter: 'is_hiring', isOn: request.is_hiring, passes: (entry) => entry.openJobs > 0 },
  ]
  return all.filter(({ isOn }) => isOn)
}

const NONE = 0
const MANY = 1

/** The one filter that stops a company, or that none or several do. */
function onlyStop(
  tests: readonly Test[],
  entry: DirectoryEntry,
  fit: Fit | 0,
): FilterName | typeof NONE | typeof MANY {
  let stop: FilterName | typeof NONE = NONE
  for (const { filter, passes } of tests) {
    if (passes(entry, fit)) continue
    if (stop !== NONE) return MANY
    stop = filter
  }
  return stop
}

/** The countries of a market; one that is no market stands for itself. Empty: everywhere. */
export function countriesIn(country: string): ReadonlySet<string> {
  if (country === '') return new Set()
  const market = marketOfCountry(country)
  return new Set(market?.country === country ? countriesOfMarket(market) : [country])
}

/** 0 is no value. */
function add(counts: Map<number, number>, value: number): void {
  if (value !== 0) counts.set(value, (counts.get(value) ?? 0) + 1)
}
