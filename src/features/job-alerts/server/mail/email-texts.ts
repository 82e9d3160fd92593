import { inEveryLanguage, TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import { emailTextsWith } from '#features/accounts/server/door.ts'
import type { texts as commonTexts } from '#i18n/common/en.ts'
import type { texts } from './texts/en.ts'

const [own, common] = await Promise.all([
  textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY),
  textsInEveryLanguage((language) => import(`#i18n/common/${language}.ts`), TEXTS_BY_KEY),
])

/** The texts of the mails of alerts, with those that all pages share: the words for pay. */
export const emailTexts = emailTextsWith<typeof texts & typeof commonTexts>(
  inEveryLanguage((language) => ({ ...common[language], ...own[language] })),
)
