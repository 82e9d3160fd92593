import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import type { texts } from './texts/en.ts'

const TEXTS = await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY)

/** The headings of nearby jobs. The server writes them: few pages show one, and no other page loads their texts. */
export const nearbyText = (language: Language): Translate<typeof texts> =>
  textsFor<typeof texts>(language, compileCatalogue(TEXTS[language]))
