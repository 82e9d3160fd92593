import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import type { TextLanguage } from './texts/languages.ts'

const ID_BY_KEY = new Map(FUNCTION_TITLES.map(({ id, key }) => [key, id]))

/** The name of a title in a language. */
export const titleNameOf = (key: TitleKey, lang: TextLanguage): string =>
  nameOf('title', ID_BY_KEY.get(key) ?? 0, lang) ?? key
