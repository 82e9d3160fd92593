import { ar } from './ar.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { id } from './id.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { TextLanguage } from './languages.ts'
import { ms } from './ms.ts'
import { pt } from './pt.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** The phrases of each language. */
const TEXTS: Readonly<Record<TextLanguage, Texts>> = {
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
  vi,
  th,
  ko,
}

export const textsIn = (lang: TextLanguage): Texts => TEXTS[lang]
