import * as companies from './structure/companies.ts'
import * as jobs from './structure/jobs.ts'
import * as people from './structure/people.ts'
import * as reports from './structure/reports.ts'
import * as site from './structure/site.ts'

/**
 * The written lists under the names that the configuration calls use. Here a list has ids, keys and fixed properties;
 * its texts are in `names/<language>.ts` and, for some lists, `descriptions/<language>.ts`.
 */
export const STRUCTURE = { ...jobs, ...companies, ...people, ...reports, ...site }

export type WrittenList = keyof typeof STRUCTURE

export const writtenLists: readonly WrittenList[] = Object.keys(STRUCTURE).filter(isWritten)

function isWritten(name: string): name is WrittenList {
  return Object.hasOwn(STRUCTURE, name)
}

const DESCRIBED = ['report_job_reasons', 'feature_banners'] as const satisfies readonly WrittenList[]

type DescribedList = (typeof DESCRIBED)[number]

/** Whether the entries of a list have a longer text. */
export const isDescribed = (list: WrittenList): list is DescribedList => DESCRIBED.some((one) => one === list)

/** The names of a language: a missing or surplus list or key fails to compile. */
export type ListNames = TextsOf<WrittenList>

/** The second, longer text of the entries that have one. */
export type ListDescriptions = TextsOf<DescribedList>

type TextsOf<Lists extends WrittenList> = {
  readonly [List in Lists]: Readonly<Record<(typeof STRUCTURE)[List][number]['key'], string>>
}
