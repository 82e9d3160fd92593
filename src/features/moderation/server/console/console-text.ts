import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import type { texts } from '../../locales/console/en.ts'

const TEXTS = await textsInEveryLanguage(
  (language) => import(`../../locales/console/${language}.ts`),
  TEXTS_BY_KEY,
)

/** Texts shared by emails and the console; English if the interface does not have the language. */
export function consoleText(named: string): Translate<typeof texts> {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  return textsFor<typeof texts>(language, compileCatalogue(TEXTS[language]))
}
