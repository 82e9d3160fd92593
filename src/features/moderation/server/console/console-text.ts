import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import type { texts } from '../../locales/console/en.ts'
import { consoleCatalogue } from '../../locales/console-catalogue.ts'

/** Texts shared by emails and the console; English if the interface does not have the language. */
export function consoleText(named: string): Translate<typeof texts> {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  return textsFor<typeof texts>(language, consoleCatalogue(language))
}
