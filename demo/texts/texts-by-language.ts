import { en, type Texts } from './en.ts'
import type { TextLanguage } from './languages.ts'

/** The phrases of each language. */
const TEXTS: Readonly<Partial<Record<TextLanguage, Texts>>> = { en }

export const textsIn = (lang: TextLanguage): Texts => TEXTS[lang] ?? en
