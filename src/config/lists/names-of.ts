import type { Language, Names } from '#config/languages.ts'

/** The names of all languages, each made by `name`. */
export const namesOf = (name: (language: Language) => string): Names => ({
  en: name('en'),
  'zh-CN': name('zh-CN'),
  'zh-TW': name('zh-TW'),
  ja: name('ja'),
  es: name('es'),
  pt: name('pt'),
  ms: name('ms'),
  id: name('id'),
  tr: name('tr'),
  ar: name('ar'),
})
