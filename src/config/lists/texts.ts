import type { Language } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'
import { ar as arDescriptions } from './descriptions/ar.ts'
import { en as enDescriptions } from './descriptions/en.ts'
import { es as esDescriptions } from './descriptions/es.ts'
import { id as idDescriptions } from './descriptions/id.ts'
import { ja as jaDescriptions } from './descriptions/ja.ts'
import { ms as msDescriptions } from './descriptions/ms.ts'
import { pt as ptDescriptions } from './descriptions/pt.ts'
import { tr as trDescriptions } from './descriptions/tr.ts'
import { zhCN as zhCNDescriptions } from './descriptions/zh-CN.ts'
import { zhTW as zhTWDescriptions } from './descriptions/zh-TW.ts'
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

/** Texts by list and key. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const NAMES: Readonly<Record<Language, Texts>> = {
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

export const DESCRIPTIONS: Readonly<Record<Language, Texts>> = {
  en: enDescriptions,
  'zh-CN': zhCNDescriptions,
  'zh-TW': zhTWDescriptions,
  ja: jaDescriptions,
  es: esDescriptions,
  pt: ptDescriptions,
  ms: msDescriptions,
  id: idDescriptions,
  tr: trDescriptions,
  ar: arDescriptions,
}

/** Throws if a text is missing, so that the start finds the gap and not a visitor. */
export function textIn(texts: Texts, list: string, key: string): string {
  const text = lookUp(lookUp(texts, list) ?? {}, key)
  if (text === undefined) throw new Error(`The list ${list} has no text for ${key}`)
  return text
}
