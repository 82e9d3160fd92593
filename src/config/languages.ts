interface LanguageFacts {
  /** In the language itself, so that its readers find it. */
  name: string
  /** Language and territory, as networks know them (`og:locale`). */
  locale: string
  /** Its script has typefaces of its own, so its pages do not wait for Figtree. */
  hasOwnFace?: true
  /** Names of people begin with the family name. */
  isFamilyNameFirst?: true
  /** Pay is counted in ten thousands: 万. */
  countsInMyriads?: true
}

/**
 * The languages of the interface, in the order the switcher shows them. The tag is the first path segment of every page
 * and the name of each file of texts; nothing else lists the languages.
 */
const FACTS = {
  en: { name: 'English', locale: 'en_US' },
  'zh-CN': {
    name: '简体中文',
    locale: 'zh_CN',
    hasOwnFace: true,
    isFamilyNameFirst: true,
    countsInMyriads: true,
  },
  'zh-TW': {
    name: '繁體中文',
    locale: 'zh_TW',
    hasOwnFace: true,
    isFamilyNameFirst: true,
    countsInMyriads: true,
  },
  ja: { name: '日本語', locale: 'ja_JP', hasOwnFace: true, isFamilyNameFirst: true, countsInMyriads: true },
  es: { name: 'Español', locale: 'es_ES' },
  pt: { name: 'Português', locale: 'pt_BR' },
  ms: { name: 'Bahasa Melayu', locale: 'ms_MY' },
  id: { name: 'Bahasa Indonesia', locale: 'id_ID' },
  tr: { name: 'Türkçe', locale: 'tr_TR' },
  ar: { name: 'العربية', locale: 'ar_AR', hasOwnFace: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof FACTS

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(FACTS, value)

export const LANGUAGES: readonly Language[] = Object.keys(FACTS).filter(isLanguage)

export const DEFAULT_LANGUAGE: Language = 'en'

export const factsOf = (language: Language): LanguageFacts => FACTS[language]

/** A text in every language of the interface. */
export type Names = Readonly<Record<Language, string>>

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(ar|ur|fa|he)\b/.test(language) ? 'rtl' : 'ltr'
