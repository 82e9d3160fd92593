import type { JobFacet } from '#config/job-filters.ts'
import type { JobDocument, JobQuery } from '#job-index/types.ts'

/** A search engine that gets the same queries over the same postings as the job index. */
export interface Peer {
  /** Adds postings; called several times. */
  add(documents: readonly JobDocument[]): Promise<void>
  /** Called once, after the last posting. */
  ready(): Promise<void>
  /** Computes a page of hits and the counts of their values. */
  ask(query: JobQuery): Promise<void>
  close(): Promise<void>
}

/** The data of a posting for all peers: its facts as plain fields, its words as texts. */
export interface FlatPosting {
  id: number
  countries: string[]
  postedAt: number
  title: string
  text: string
  payMin: number | null
  payMax: number | null
  company: number
  locations: number[]
  titles: number[]
  functions: number[]
  mains: number[]
  categories: number[]
  skills: number[]
  jobType: number
  level: number
  degree: number
  arrangement: number
  industry: number
  size: number
  languages: string[]
  verified: boolean
}

/** Counted for every query: over the hits only, although a page needs each filter counted without itself. */
export const COUNTED = [
  'company',
  'jobType',
  'level',
  'degree',
  'arrangement',
  'industry',
  'size',
  'verified',
] as const
export const COUNTED_LISTS = [
  'locations',
  'titles',
  'functions',
  'mains',
  'categories',
  'skills',
  'languages',
] as const

export function flatPosting(document: JobDocument): FlatPosting {
  return {
    id: document.id,
    countries:
      first(document, 'arrangements') === 3
        ? [...document.openCountries]
        : [document.country ?? ''].filter(Boolean),
    postedAt: document.postedAt,
    title: document.texts.map(({ title }) => title).join(' '),
    text: [document.companyName, ...document.texts.map(({ description }) => description)].join(' '),
    payMin: document.pay?.min ?? null,
    payMax: document.pay?.max ?? null,
    company: first(document, 'companyIds'),
    locations: all(document, 'locationIds'),
    titles: all(document, 'titleIds'),
    functions: all(document, 'functionIds'),
    mains: all(document, 'mainFunctionIds'),
    categories: all(document, 'categoryIds'),
    skills: all(document, 'skillIds'),
    jobType: first(document, 'jobTypeIds'),
    level: first(document, 'levelIds'),
    degree: first(document, 'degreeIds'),
    arrangement: first(document, 'arrangements'),
    industry: first(document, 'industryIds'),
    size: first(document, 'companySizeIds'),
    languages: document.texts.map(({ lang }) => lang),
    verified: first(document, 'verifiedCompany') === 1,
  }
}

const all = (document: JobDocument, facet: JobFacet): number[] => (document.values[facet] ?? []).map(Number)

const first = (document: JobDocument, facet: JobFacet): number => all(document, facet)[0] ?? 0

/** The filters of a query that are lists of ids: the field and its alternative values. */
export function chosenIn({
  countries,
  filters,
}: JobQuery): [field: keyof FlatPosting, values: readonly (number | string)[]][] {
  const chosen: [keyof FlatPosting, readonly (number | string)[]][] = [
    ['countries', countries ?? []],
    ['locations', filters.values.locationIds ?? []],
    ['functions', filters.values.functionIds ?? []],
    ['mains', filters.values.mainFunctionIds ?? []],
    ['categories', filters.values.categoryIds ?? []],
    ['skills', filters.values.skillIds ?? []],
    ['languages', filters.values.languages ?? []],
    ['jobType', filters.values.jobTypeIds ?? []],
    ['level', filters.values.levelIds ?? []],
    ['degree', filters.values.degreeIds ?? []],
    ['arrangement', filters.values.arrangements ?? []],
    ['industry', filters.values.industryIds ?? []],
    ['size', filters.values.companySizeIds ?? []],
  ]
  return chosen.filter(([, values]) => values.length > 0)
}
