import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import type { FieldWords } from './words-by-function.ts'
import { zh } from './zh.ts'

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
