import { ar } from './ar.ts'
import { en, type Texts } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { TextLanguage } from './languages.ts'
import { pt } from './pt.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** The phrases of each language. */
const TEXTS: Readonly<Partial<Record<TextLanguage, Texts>>> = {
  en,
  es,
  'zh-TW': zhTW,
  'zh-CN': zhCN,
  ja,
  pt,
  ar,
}

export const textsIn = (lang: TextLanguage): Texts => TEXTS[lang] ?? en
