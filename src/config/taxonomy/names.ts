import type { Language } from '#config/languages.ts'
import { ar as arFunctions } from './function-synonyms/ar.ts'
import { en as enFunctions } from './function-synonyms/en.ts'
import { es as esFunctions } from './function-synonyms/es.ts'
import type { FunctionSynonyms } from './function-synonyms/function-synonyms.ts'
import { id as idFunctions } from './function-synonyms/id.ts'
import { ja as jaFunctions } from './function-synonyms/ja.ts'
import { ko as koFunctions } from './function-synonyms/ko.ts'
import { ms as msFunctions } from './function-synonyms/ms.ts'
import { pt as ptFunctions } from './function-synonyms/pt.ts'
import { th as thFunctions } from './function-synonyms/th.ts'
import { tr as trFunctions } from './function-synonyms/tr.ts'
import { vi as viFunctions } from './function-synonyms/vi.ts'
import { zhCN as zhCNFunctions } from './function-synonyms/zh-CN.ts'
import { zhTW as zhTWFunctions } from './function-synonyms/zh-TW.ts'
import { ar } from './names/ar.ts'
import type { TaxonomyNames } from './names/en.ts'
import { en } from './names/en.ts'
import { es } from './names/es.ts'
import { id } from './names/id.ts'
import { ja } from './names/ja.ts'
import { ko } from './names/ko.ts'
import { ms } from './names/ms.ts'
import { pt } from './names/pt.ts'
import { th } from './names/th.ts'
import { tr } from './names/tr.ts'
import { vi } from './names/vi.ts'
import { zhCN } from './names/zh-CN.ts'
import { zhTW } from './names/zh-TW.ts'
import { ar as arSynonyms } from './synonyms/ar.ts'
import type { TitleSynonyms } from './synonyms/en.ts'
import { en as enSynonyms } from './synonyms/en.ts'
import { es as esSynonyms } from './synonyms/es.ts'
import { id as idSynonyms } from './synonyms/id.ts'
import { ja as jaSynonyms } from './synonyms/ja.ts'
import { ko as koSynonyms } from './synonyms/ko.ts'
import { ms as msSynonyms } from './synonyms/ms.ts'
import { pt as ptSynonyms } from './synonyms/pt.ts'
import { th as thSynonyms } from './synonyms/th.ts'
import { tr as trSynonyms } from './synonyms/tr.ts'
import { vi as viSynonyms } from './synonyms/vi.ts'
import { zhCN as zhCNSynonyms } from './synonyms/zh-CN.ts'
import { zhTW as zhTWSynonyms } from './synonyms/zh-TW.ts'

/** Names by language (BCP 47): everything in the languages of the interface, titles in those people only post in. */
export const TAXONOMY_NAMES: Readonly<Record<Language, TaxonomyNames>> &
  Readonly<Partial<Record<string, Partial<TaxonomyNames>>>> = {
  en,
  es,
  pt,
  id,
  ja,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ar,
  tr,
  vi,
  ms,
  ko,
  th,
}

export const TITLE_SYNONYMS: Readonly<Partial<Record<string, TitleSynonyms>>> = {
  en: enSynonyms,
  es: esSynonyms,
  ja: jaSynonyms,
  'zh-CN': zhCNSynonyms,
  'zh-TW': zhTWSynonyms,
  pt: ptSynonyms,
  vi: viSynonyms,
  id: idSynonyms,
  ms: msSynonyms,
  th: thSynonyms,
  ar: arSynonyms,
  tr: trSynonyms,
  ko: koSynonyms,
}

export const FUNCTION_SYNONYMS: Readonly<Partial<Record<string, FunctionSynonyms>>> = {
  en: enFunctions,
  es: esFunctions,
  ja: jaFunctions,
  'zh-CN': zhCNFunctions,
  'zh-TW': zhTWFunctions,
  pt: ptFunctions,
  vi: viFunctions,
  id: idFunctions,
  ms: msFunctions,
  th: thFunctions,
  ar: arFunctions,
  tr: trFunctions,
  ko: koFunctions,
}
