import type { I18n } from '@lingui/core'
import { errorByCode, ownValues } from '#config/errors/catalogue.ts'
import { ERROR_MESSAGES } from '#config/errors/messages.ts'
import type { NamedMessage } from '#config/errors/named-messages.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { runtimeOf } from '#i18n/text.ts'
import { waitText } from '#i18n/wait-text.ts'

/** The HTTP status of a code of the catalogue. */
export const errorStatus = (code: number): number => errorByCode(code)?.status ?? 500

/** A code's message in a language of the interface, in English for any other. */
export function errorText(
  code: number,
  language: string,
  params: Readonly<Record<string, string | number>>,
): string {
  const error = errorByCode(code)
  if (!error) return String(code)
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const { seconds } = params
  const wait = seconds === undefined ? {} : { wait: waitText(Number(seconds), known) }
  return messagesIn(known)._(error.message, { ...ownValues(error, known), ...params, ...wait })
}

/** A message that belongs to no code. */
export const namedText = (
  key: NamedMessage,
  language: string,
  params: Readonly<Record<string, string | number>>,
): string => messagesIn(isLanguage(language) ? language : DEFAULT_LANGUAGE)._(key, { ...params })

const made = new Map<Language, I18n>()

/** Compiled when a language has its first error. */
function messagesIn(language: Language): I18n {
  const messages = made.get(language) ?? runtimeOf(language, null, compileCatalogue(ERROR_MESSAGES[language]))
  made.set(language, messages)
  return messages
}
