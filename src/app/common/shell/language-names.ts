import type { Language } from '#config/languages.ts'

/** The name of each language in that language, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ja: '日本語',
  es: 'Español',
  pt: 'Português',
  ms: 'Bahasa Melayu',
  id: 'Bahasa Indonesia',
  tr: 'Türkçe',
  ar: 'العربية',
}
