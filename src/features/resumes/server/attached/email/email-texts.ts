import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import { emailTextsWith } from '#features/accounts/server/door.ts'
import type { texts } from './texts/en.ts'

/** The texts of a resume that somebody sends by email. */
export const emailTexts = emailTextsWith<typeof texts>(
  await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY),
)
