/** Languages that the demo world's postings and companies are written in (BCP 47). */
export const TEXT_LANGUAGES = [
  'en',
  'zh-CN',
  'zh-TW',
  'ja',
  'es',
  'pt',
  'ms',
  'id',
  'tr',
  'ar',
  'vi',
  'th',
  'ko',
] as const

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]
