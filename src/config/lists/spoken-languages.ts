import type { Language } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * Languages that postings ask for and people say they speak (BCP 47): `zh` is Mandarin, the two with a script are
 * for reading and writing. Ids are stored: never reuse or renumber one. Their names are `Intl`'s.
 */
export const SPOKEN_LANGUAGES = [
  { id: 1, code: 'en' },
  { id: 2, code: 'zh' },
  { id: 3, code: 'zh-Hans' },
  { id: 4, code: 'zh-Hant' },
  { id: 5, code: 'yue' },
  { id: 6, code: 'nan' },
  { id: 7, code: 'hak' },
  { id: 8, code: 'ja' },
  { id: 9, code: 'ko' },
  { id: 10, code: 'es' },
  { id: 11, code: 'pt' },
  { id: 12, code: 'ms' },
  { id: 13, code: 'id' },
  { id: 14, code: 'tr' },
  { id: 15, code: 'ar' },
  { id: 16, code: 'vi' },
  { id: 17, code: 'th' },
  { id: 18, code: 'fil' },
  { id: 19, code: 'ceb' },
  { id: 20, code: 'ilo' },
  { id: 21, code: 'hi' },
  { id: 22, code: 'bn' },
  { id: 23, code: 'ta' },
  { id: 24, code: 'te' },
  { id: 25, code: 'mr' },
  { id: 26, code: 'gu' },
  { id: 27, code: 'kn' },
  { id: 28, code: 'ml' },
  { id: 29, code: 'pa' },
  { id: 30, code: 'ur' },
  { id: 31, code: 'si' },
  { id: 32, code: 'ne' },
  { id: 33, code: 'my' },
  { id: 34, code: 'km' },
  { id: 35, code: 'lo' },
  { id: 36, code: 'jv' },
  { id: 37, code: 'su' },
  { id: 38, code: 'mn' },
  { id: 39, code: 'fr' },
  { id: 40, code: 'de' },
  { id: 41, code: 'it' },
  { id: 42, code: 'nl' },
  { id: 43, code: 'ru' },
  { id: 44, code: 'uk' },
  { id: 45, code: 'pl' },
  { id: 46, code: 'cs' },
  { id: 47, code: 'sk' },
  { id: 48, code: 'hu' },
  { id: 49, code: 'ro' },
  { id: 50, code: 'bg' },
  { id: 51, code: 'sr' },
  { id: 52, code: 'hr' },
  { id: 53, code: 'bs' },
  { id: 54, code: 'sl' },
  { id: 55, code: 'el' },
  { id: 56, code: 'sv' },
  { id: 57, code: 'da' },
  { id: 58, code: 'no' },
  { id: 59, code: 'fi' },
  { id: 60, code: 'et' },
  { id: 61, code: 'lv' },
  { id: 62, code: 'lt' },
  { id: 63, code: 'ca' },
  { id: 64, code: 'he' },
  { id: 65, code: 'fa' },
  { id: 66, code: 'ku' },
  { id: 67, code: 'az' },
  { id: 68, code: 'kk' },
  { id: 69, code: 'uz' },
  { id: 70, code: 'sw' },
  { id: 71, code: 'ha' },
  { id: 72, code: 'yo' },
  { id: 73, code: 'ig' },
  { id: 74, code: 'am' },
  { id: 75, code: 'af' },
  { id: 76, code: 'zu' },
] as const

/** Names that the locale data lacks. */
const MISSING: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  id: { nan: 'Hokkien', hak: 'Hakka' },
}

/** A language's name in a list: with a capital, even in languages that write it without one. */
export function spokenLanguageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  const known = lookUp(MISSING[language] ?? {}, code) ?? name
  return known.charAt(0).toLocaleUpperCase(language) + known.slice(1)
}
