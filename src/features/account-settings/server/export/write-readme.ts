import { TEXTS_BY_KEY, textsInEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { lookUp } from '#shared/look-up.ts'
import type { texts } from './texts/en.ts'

const TEXTS = await textsInEveryLanguage((language) => import(`./texts/${language}.ts`), TEXTS_BY_KEY)

/** Lists the files in the person's language. The byte order mark makes old programs read it as UTF-8. */
export function writeReadMe(language: Language, madeAt: string, files: readonly string[]): string {
  const text = (key: keyof typeof texts | `file.${string}`) => lookUp(TEXTS[language], key) ?? ''
  return [
    `\uFEFF${text('title').replace('{site}', DEFAULT_SITE.name)}`,
    madeAt,
    '',
    text('text'),
    '',
    ...files.map((file) => `${file}.json: ${text(`file.${file}`)}`),
    '',
  ].join('\r\n')
}
