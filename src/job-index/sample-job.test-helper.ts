import type { FacetDeclarations, JobDocument } from './types.ts'

/** Facets of every kind: those that the index itself reads, some of each group, one without a group. */
export const SAMPLE_FACETS: FacetDeclarations = {
  locationIds: { group: 'place', isLong: true },
  companyIds: { group: 'company', isLong: true },
  titleIds: { group: 'work', isLong: true },
  functionIds: { group: 'work', isLong: true },
  mainFunctionIds: { group: 'work', isLong: false },
  categoryIds: { group: 'work', isLong: false },
  skillIds: { group: null, isLong: true },
  jobTypeIds: { group: 'terms', isLong: false },
  arrangements: { group: 'terms', isLong: false },
  industryIds: { group: 'company', isLong: false },
  languages: { group: 'place', isLong: false },
  urgent: { group: 'terms', isLong: false },
}

/** A posting with a title and nothing else known, on site in Taiwan, posted at the start of the epoch. */
export function sampleJob(
  id: number,
  lang: string,
  title: string,
  known: Partial<JobDocument> & { description?: string } = {},
): JobDocument {
  const { description = '', ...fields } = known
  return {
    id,
    country: 'TW',
    openCountries: [],
    excludedCountries: [],
    companyName: '',
    texts: [{ lang, title, description }],
    pay: null,
    isOnHold: false,
    postedAt: 0,
    ...fields,
    values: { arrangements: [1], languages: [lang], ...fields.values },
  }
}
