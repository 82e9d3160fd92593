import { TEXTS_BY_KEY, textsInEveryLanguage } from '../every-language.ts'

/** ICU messages by `CatalogueError.message`. */
export const ERROR_MESSAGES = await textsInEveryLanguage(
  (language) => import(`./messages/${language}.ts`),
  TEXTS_BY_KEY,
)
