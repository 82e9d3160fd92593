import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { type Translate, type TranslationOf, textsFor } from '#i18n/text.ts'
import { texts as ar } from './texts/ar.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as id } from './texts/id.ts'
import { texts as ja } from './texts/ja.ts'
import { texts as ms } from './texts/ms.ts'
import { texts as pt } from './texts/pt.ts'
import { texts as tr } from './texts/tr.ts'
import { texts as zhCN } from './texts/zh-CN.ts'
import { texts as zhTW } from './texts/zh-TW.ts'

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

const made = new Map<Language, Translate<typeof en>>()

/** What our letters say in a language; English for one that is none of the interface. */
export function letterTexts(named: string): { language: Language; t: Translate<typeof en> } {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  const t = made.get(language) ?? textsFor<typeof en>(language, compileCatalogue(TEXTS[language]))
  made.set(language, t)
  return { language, t }
}
