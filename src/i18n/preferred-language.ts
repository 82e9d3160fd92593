import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#config/languages.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * The interface language for a visitor whose path names none: a remembered choice, otherwise the first language of
 * `Accept-Language` that the site has, otherwise English.
 */
export function preferredLanguage(
  remembered: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  if (isLanguage(remembered)) return remembered
  for (const tag of acceptedLanguages(acceptLanguage)) {
    const language = interfaceLanguageFor(tag)
    if (language !== null) return language
  }
  return DEFAULT_LANGUAGE
}

/** The interface language that serves readers of a BCP 47 tag (`zh-HK` reads traditional Chinese); null for none. */
export function interfaceLanguageFor(tag: string): Language | null {
  const lower = tag.toLowerCase()
  if (/^zh\b/.test(lower)) return isTraditional(lower) ? 'zh-TW' : 'zh-CN'
  const [primary = ''] = lower.split('-')
  const current = lookUp(FORMER_CODES, primary) ?? primary
  return LANGUAGES.find((language) => language === current) ?? null
}

const isTraditional = (tag: string): boolean => !tag.includes('hans') && /\b(?:hant|tw|hk|mo)\b/.test(tag)

/** ISO 639 codes that were withdrawn but that old phones still send. */
const FORMER_CODES: Readonly<Record<string, string>> = { in: 'id' }

const MAX_WISHES = 20

/** The languages of `Accept-Language` as BCP 47 tags, best first; as the browser sent them. */
export function acceptedLanguages(header = ''): string[] {
  return header
    .split(',', MAX_WISHES)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
