import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'
import type { texts as english } from './texts/en.ts'

const TEXTS = await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY)

export type DocumentText = keyof typeof english

/** Returns the words that a resume itself contains, in its language. Values are put in as they stand. */
export type DocumentTexts = (key: DocumentText, values?: Readonly<Record<string, string | number>>) => string

export const documentTexts =
  (language: Language): DocumentTexts =>
  (key, values = {}) =>
    (lookUp(TEXTS[language], key) ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(lookUp(values, name) ?? ''),
    )
