import { en } from '#config/taxonomy/names/en.ts'
import type { TitleKey } from '#config/taxonomy/tree.ts'
import type { TextLanguage } from './texts/languages.ts'

type TitleNames = Readonly<Record<TitleKey, string>>

const TITLES: Readonly<Partial<Record<TextLanguage, TitleNames>>> = { en: en.titles }

/** What a title is called in a language. */
export const titleNameOf = (key: TitleKey, lang: TextLanguage): string => (TITLES[lang] ?? en.titles)[key]
