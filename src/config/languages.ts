/** The languages of the interface: the first path segment of every page, in the order the switcher shows them. */
export const LANGUAGES = ['en', 'zh-CN', 'zh-TW', 'ja', 'es', 'pt', 'ms', 'id', 'tr', 'ar'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** A text in every language of the interface. */
export type Names = Readonly<Record<Language, string>>

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(ar|ur|fa|he)\b/.test(language) ? 'rtl' : 'ltr'
