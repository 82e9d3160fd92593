import type * as z from 'zod'
import * as zodLocales from 'zod/locales'
import { isLanguage, type Language } from '#config/languages.ts'
import { errorText } from './error-text.ts'

/**
 * What is said beside a field that does not fit its contract: the catalogue's sentence for what people do wrong, and the
 * schema library's, which speaks to programmers, for what only programs do.
 */
export function fieldWording(language: string): z.core.$ZodErrorMap {
  const known = isLanguage(language) ? language : 'en'
  return (issue) => sentenceFor(issue, known) ?? FOR_PROGRAMS[known].localeError(issue)
}

function sentenceFor(issue: z.core.$ZodRawIssue, language: Language): string | null {
  if (isEmpty(issue)) return errorText(EMPTY, language, {})
  if (issue.code === 'too_big' && issue.origin === 'string')
    return errorText(TOO_LONG, language, { max: Number(issue.maximum) })
  if (issue.code === 'too_small' && issue.origin === 'string')
    return errorText(TOO_SHORT, language, { min: Number(issue.minimum) })
  if (issue.code === 'invalid_format' && issue.format === 'email') return errorText(NO_EMAIL, language, {})
  return null
}

const isEmpty = ({ code, input }: z.core.$ZodRawIssue): boolean =>
  (code === 'invalid_type' && input === undefined) ||
  ((code === 'too_small' || code === 'invalid_format') && input === '')

const EMPTY = 41004
const TOO_SHORT = 41010
const NO_EMAIL = 41012
const TOO_LONG = 41099

const FOR_PROGRAMS = {
  en: zodLocales.en(),
  'zh-CN': zodLocales.zhCN(),
  'zh-TW': zodLocales.zhTW(),
  ja: zodLocales.ja(),
  es: zodLocales.es(),
  pt: zodLocales.pt(),
  ms: zodLocales.ms(),
  id: zodLocales.id(),
  tr: zodLocales.tr(),
  ar: zodLocales.ar(),
} satisfies Record<Language, unknown>
