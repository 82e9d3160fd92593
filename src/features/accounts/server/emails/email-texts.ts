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

/** Returns the texts of mails in a language; English if the interface does not have that language. */
export type EmailTexts<English> = (named: string) => { language: Language; t: Translate<English> }

/** Joins the mail texts of a room with those of all mails. */
export function emailTextsWith<English extends Readonly<Record<string, string>>>(
  own: Readonly<Record<Language, TranslationOf<English>>>,
): EmailTexts<English & typeof en> {
  const made = new Map<Language, Translate<English & typeof en>>()
  return (named) => {
    const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
    const texts = { ...TEXTS[language], ...own[language] }
    const t = made.get(language) ?? textsFor<English & typeof en>(language, compileCatalogue(texts))
    made.set(language, t)
    return { language, t }
  }
}

/** The texts of notices and of all mails. */
export const emailTexts: EmailTexts<typeof en> = emailTextsWith<typeof en>(TEXTS)
