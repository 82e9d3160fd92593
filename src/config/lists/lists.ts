import type { Language, Names } from '#config/languages.ts'
import { headcountRange } from './headcount-ranges.ts'
import { namesOf } from './names-of.ts'
import { SPOKEN_LANGUAGES, spokenLanguageName } from './spoken-languages.ts'
import { STRUCTURE, type WrittenList } from './structure.ts'
import { DESCRIPTIONS, NAMES, textIn } from './texts.ts'

type Extra = string | number | boolean | null | undefined | readonly string[] | Names

/** One value of a list. Further properties depend on the list, such as `min` and `max` of a company size. */
export interface ListEntry {
  readonly id: number
  readonly key: string
  readonly names: Names
  /** A longer text below the name, in the lists that have one. */
  readonly descriptions?: Names
  readonly [property: string]: Extra
}

export type ListType = WrittenList | 'company_benefit_lists' | 'no_of_employee_ranges' | 'language_lists'

const benefits = named('job_benefit_lists')

/**
 * Every configuration list by its name, the entries in the order in which they are shown. Companies and jobs choose
 * their benefits from one vocabulary, and `no_of_employee_ranges` are the company sizes as bare numbers.
 */
export const CONFIG_LISTS: Readonly<Record<ListType, readonly ListEntry[]>> = {
  job_types: named('job_types'),
  xp_lvls: named('xp_lvls'),
  degrees: named('degrees'),
  arrangements: named('arrangements'),
  pay_periods: named('pay_periods'),
  salary_types: named('salary_types'),
  job_category_lists: named('job_category_lists'),
  job_benefit_lists: benefits,
  job_attractive_reasons: named('job_attractive_reasons'),
  company_sizes: named('company_sizes'),
  no_of_employee_ranges: STRUCTURE.company_sizes.map((size) => ({
    ...size,
    names: namesOf((language) => headcountRange(size.min, size.max, language)),
  })),
  industry_lists: named('industry_lists'),
  company_benefit_lists: benefits,
  company_culture_lists: named('company_culture_lists'),
  company_financing_stage_lists: named('company_financing_stage_lists'),
  notice_period_lists: named('notice_period_lists'),
  gender_lists: named('gender_lists'),
  work_xps: named('work_xps'),
  educations: named('educations'),
  language_lists: SPOKEN_LANGUAGES.map(({ id, code }) => ({
    id,
    key: code,
    names: namesOf((language) => spokenLanguageName(code, language)),
  })),
  pipeline_stage_lists: named('pipeline_stage_lists'),
  resume_last_updated_time_lists: named('resume_last_updated_time_lists'),
  resume_source_lists: named('resume_source_lists'),
  social_types: named('social_types'),
  report_job_reasons: described('report_job_reasons'),
  report_talent_reasons: named('report_talent_reasons'),
  chat_report_lists: named('chat_report_lists'),
  report_interview_reasons: named('report_interview_reasons'),
  report_recruiter_reasons: named('report_recruiter_reasons'),
  subscibe_job_frequency_lists: named('subscibe_job_frequency_lists'),
  feature_banners: described('feature_banners'),
  recruiter_role_permissions: named('recruiter_role_permissions'),
}

export const configListNames: readonly ListType[] = Object.keys(CONFIG_LISTS).filter(isListType)

export function isListType(name: string): name is ListType {
  return Object.hasOwn(CONFIG_LISTS, name)
}

/** The entry with this id, or undefined where the list has none. */
export const listEntry = (type: ListType, entryId: number): ListEntry | undefined =>
  CONFIG_LISTS[type].find((entry) => entry.id === entryId)

/** The name that people read, or undefined where the list has no such id. */
export const nameInList = (type: ListType, entryId: number, language: Language): string | undefined =>
  listEntry(type, entryId)?.names[language]

function named(type: WrittenList): readonly ListEntry[] {
  return STRUCTURE[type].map((entry) => ({
    ...entry,
    names: namesOf((language) => textIn(NAMES[language], type, entry.key)),
  }))
}

function described(type: WrittenList): readonly ListEntry[] {
  return named(type).map((entry) => ({
    ...entry,
    descriptions: namesOf((language) => textIn(DESCRIPTIONS[language], type, entry.key)),
  }))
}
