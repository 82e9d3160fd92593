import type { Language } from '#config/languages.ts'
import type { SkillSynonyms } from './skill-synonyms.ts'
import { ar } from './synonyms/ar.ts'
import { en } from './synonyms/en.ts'
import { es } from './synonyms/es.ts'
import { id } from './synonyms/id.ts'
import { ja } from './synonyms/ja.ts'
import { ms } from './synonyms/ms.ts'
import { pt } from './synonyms/pt.ts'
import { tr } from './synonyms/tr.ts'
import { zhCN } from './synonyms/zh-CN.ts'
import { zhTW } from './synonyms/zh-TW.ts'

/** Other ways to write a skill, by the language they are written in. */
export const SYNONYMS: Readonly<Record<Language, SkillSynonyms>> = {
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
