import { type InEveryLanguage, TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import type { texts as english } from './texts/en.ts'

const TEXTS = await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY)

/** Returns the texts of mails in a language; English if the interface does not have that language. */
export type EmailTexts<English> = (named: string) => { language: Language; t: Translate<English> }

/** Joins the mail texts of a room with those of all mails. */
export function emailTextsWith<English extends Readonly<Record<string, string>>>(
  own: InEveryLanguage<Readonly<Record<string, string>>>,
): EmailTexts<English & typeof english> {
  const made = new Map<Language, Translate<English & typeof english>>()
  return (named) => {
    const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
    const texts = { ...TEXTS[language], ...own[language] }
    const t = made.get(language) ?? textsFor<English & typeof english>(language, compileCatalogue(texts))
    made.set(language, t)
    return { language, t }
  }
}

/** The texts of notices and of all mails. */
export const emailTexts = emailTextsWith<typeof english>(TEXTS)
