import type { Language } from '#config/languages.ts'
import type { CraftNames } from './crafts.ts'
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

export const CRAFT_NAMES: Readonly<Record<Language, CraftNames>> = {
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
