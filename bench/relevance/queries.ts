import type { Language } from '#config/languages.ts'
import type { JudgedQuery } from './judged-query.ts'
import { ar } from './queries/ar.ts'
import { en } from './queries/en.ts'
import { es } from './queries/es.ts'
import { id } from './queries/id.ts'
import { ja } from './queries/ja.ts'
import { ms } from './queries/ms.ts'
import { pt } from './queries/pt.ts'
import { tr } from './queries/tr.ts'
import { zhCN } from './queries/zh-CN.ts'
import { zhTW } from './queries/zh-TW.ts'

/** The judged queries in the interface languages. They were written before the search was first run. */
export const QUERIES: Readonly<Record<Language, readonly JudgedQuery[]>> = {
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
