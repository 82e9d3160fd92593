import type { JobFunctionKey } from '#config/taxonomy/tree.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'

/** By function, between commas: words of a title that tell the function where none of them names the one who works. */
export type FieldWords = Readonly<Partial<Record<JobFunctionKey, string>>>

/** By language (BCP 47). */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  en,
  es,
  pt,
  vi,
  id,
  ms: id,
  tr,
  de,
  ar,
  ja,
  'zh-CN': zh,
  'zh-TW': zh,
}

/** The words of one function. */
export const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
