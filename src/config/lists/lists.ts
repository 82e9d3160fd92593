import type { Language, Names } from '#config/languages.ts'
import { recordOf } from '#shared/record-of.ts'
import { inEveryLanguage } from '../every-language.ts'
import { headcountRange } from './headcount-ranges.ts'
import { SPOKEN_LANGUAGES, spokenLanguageName } from './spoken-languages.ts'
import { isDescribed, STRUCTURE, type WrittenList, writtenLists } from './structure.ts'
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

/**
 * Every configuration list by its name, the entries in the order in which they are shown. Companies and jobs choose
 * their benefits from one vocabulary, and `no_of_employee_ranges` are the company sizes as bare numbers.
 */
export const CONFIG_LISTS: Readonly<Record<ListType, readonly ListEntry[]>> = {
  ...recordOf(writtenLists, (type) => (isDescribed(type) ? described(type) : named(type))),
  company_benefit_lists: named('job_benefit_lists'),
  no_of_employee_ranges: STRUCTURE.company_sizes.map((size) => ({
    ...size,
    names: inEveryLanguage((language) => headcountRange(size.min, size.max, language)),
  })),
  language_lists: SPOKEN_LANGUAGES.map(({ id, code }) => ({
    id,
    key: code,
    names: inEveryLanguage((language) => spokenLanguageName(code, language)),
  })),
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
    names: inEveryLanguage((language) => textIn(NAMES[language], type, entry.key)),
  }))
}

function described(type: WrittenList): readonly ListEntry[] {
  return named(type).map((entry) => ({
    ...entry,
    descriptions: inEveryLanguage((language) => textIn(DESCRIPTIONS[language], type, entry.key)),
  }))
}
