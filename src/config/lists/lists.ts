import type { Language, Names } from '#config/languages.ts'
import { ar } from './names/ar.ts'
import { en } from './names/en.ts'
import { es } from './names/es.ts'
import { id } from './names/id.ts'
import { ja } from './names/ja.ts'
import { ms } from './names/ms.ts'
import { pt } from './names/pt.ts'
import { tr } from './names/tr.ts'
import { zhCN } from './names/zh-CN.ts'
import { zhTW } from './names/zh-TW.ts'
import { namesOf } from './names-of.ts'
import { STRUCTURE } from './structure.ts'

type Extra = string | number | boolean | null | undefined | readonly string[] | Names

/** One value of a list. Further properties depend on the list, such as `min` and `max` of a company size. */
export interface ListEntry {
  readonly id: number
  readonly key: string
  readonly names: Names
  readonly [property: string]: Extra
}

export type ListType = keyof typeof STRUCTURE

/** Texts by list and key. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const NAMES: Readonly<Record<Language, Texts>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ja,
  es,
  pt,
  ms,
  id,
  tr,
  ar,
}

/** Every configuration list by its name; entries stand in the order in which they are shown. */
export const CONFIG_LISTS: Readonly<Record<ListType, readonly ListEntry[]>> = {
  job_types: named('job_types'),
  xp_lvls: named('xp_lvls'),
  degrees: named('degrees'),
  arrangements: named('arrangements'),
  pay_periods: named('pay_periods'),
  salary_types: named('salary_types'),
  job_category_lists: named('job_category_lists'),
  company_sizes: named('company_sizes'),
  industry_lists: named('industry_lists'),
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

function named(type: keyof typeof STRUCTURE): readonly ListEntry[] {
  return STRUCTURE[type].map((entry) => ({
    ...entry,
    names: namesOf((language) => textOf(NAMES[language], type, entry.key)),
  }))
}

function textOf(texts: Texts, type: string, key: string): string {
  const text = texts[type]?.[key]
  if (text === undefined) throw new Error(`The list ${type} has no text for ${key}`)
  return text
}
