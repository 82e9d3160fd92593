import type { JobDocument, JobQuery } from '#job-index/types.ts'

/** Something that searches, asked the same of the same postings as the job index. */
export interface Peer {
  /** Adds postings; called several times. */
  add(documents: readonly JobDocument[]): Promise<void>
  /** Called once, after the last posting. */
  ready(): Promise<void>
  /** Answers with a page of hits and counts of their values. */
  ask(query: JobQuery): Promise<void>
  close(): Promise<void>
}

/** What all of them are given of a posting: its facts as plain fields, its words as texts. */
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

/** Counted for every answer: over the hits only, where a page needs each filter counted without itself. */
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
      document.arrangement === 3 ? [...document.openCountries] : [document.country ?? ''].filter(Boolean),
    postedAt: document.postedAt,
    title: document.texts.map(({ title }) => title).join(' '),
    text: [document.companyName, ...document.texts.map(({ description }) => description)].join(' '),
    payMin: document.pay?.min ?? null,
    payMax: document.pay?.max ?? null,
    company: document.companyId,
    locations: [...document.locationIds],
    titles: [...document.titleIds],
    functions: [...document.functionIds],
    mains: [...document.mainFunctionIds],
    categories: [...document.categoryIds],
    skills: [...document.skillIds],
    jobType: document.jobTypeId,
    level: document.levelId,
    degree: document.degreeId,
    arrangement: document.arrangement,
    industry: document.industryId,
    size: document.companySizeId,
    languages: document.texts.map(({ lang }) => lang),
    verified: document.verifiedCompany,
  }
}

/** The filters of a query that are lists of ids: the field and the values any of which will do. */
export function chosenIn({
  countries,
  filters,
}: JobQuery): [field: keyof FlatPosting, values: readonly (number | string)[]][] {
  const chosen: [keyof FlatPosting, readonly (number | string)[]][] = [
    ['countries', countries ?? []],
    ['locations', filters.locationIds],
    ['functions', filters.functionIds],
    ['mains', filters.mainFunctionIds],
    ['categories', filters.categoryIds],
    ['skills', filters.skillIds],
    ['languages', filters.languages],
    ['jobType', filters.jobTypeIds],
    ['level', filters.levelIds],
    ['degree', filters.degreeIds],
    ['arrangement', filters.arrangements],
    ['industry', filters.industryIds],
    ['size', filters.companySizeIds],
  ]
  return chosen.filter(([, values]) => values.length > 0)
}
