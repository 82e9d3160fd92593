import type { Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import type { Catalogue, TranslationOf } from '#i18n/text.ts'
import { texts as ar } from './console/ar.ts'
import { texts as en } from './console/en.ts'
import { texts as es } from './console/es.ts'
import { texts as id } from './console/id.ts'
import { texts as ja } from './console/ja.ts'
import { texts as ms } from './console/ms.ts'
import { texts as pt } from './console/pt.ts'
import { texts as tr } from './console/tr.ts'
import { texts as zhCN } from './console/zh-CN.ts'
import { texts as zhTW } from './console/zh-TW.ts'

const TEXTS: Readonly<Record<Language, TranslationOf<typeof en>>> = {
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

const made = new Map<Language, Catalogue>()

/** The texts of the operators' console: in no browser's catalogue, since none but its pages show them. */
export function consoleCatalogue(language: Language): Catalogue {
  const catalogue = made.get(language) ?? compileCatalogue(TEXTS[language])
  made.set(language, catalogue)
  return catalogue
}
