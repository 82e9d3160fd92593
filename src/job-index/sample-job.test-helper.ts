import type { JobDocument } from './types.ts'

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
    locationIds: [],
    companyId: 0,
    companyName: '',
    texts: [{ lang, title, description }],
    titleIds: [],
    functionIds: [],
    mainFunctionIds: [],
    categoryIds: [],
    skillIds: [],
    jobTypeId: 0,
    levelId: 0,
    degreeId: 0,
    arrangement: 1,
    industryId: 0,
    companySizeId: 0,
    pay: null,
    postedAt: 0,
    verifiedCompany: false,
    urgent: false,
    web3: false,
    ...fields,
  }
}
