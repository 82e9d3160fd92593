import type { Language } from '#config/languages.ts'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { id } from './messages/id.ts'
import { ja } from './messages/ja.ts'
import { ms } from './messages/ms.ts'
import { pt } from './messages/pt.ts'
import { tr } from './messages/tr.ts'
import { zhCN } from './messages/zh-CN.ts'
import { zhTW } from './messages/zh-TW.ts'

/** ICU messages by `CatalogueError.message`. */
export const ERROR_MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
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
