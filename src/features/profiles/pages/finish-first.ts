import { ERROR_MESSAGES } from '#config/errors/messages.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'

/** The message of error 41258. A page tells it by itself: no server knows of text that was not sent. */
export const finishFirst = (language: string): string =>
  ERROR_MESSAGES[isLanguage(language) ? language : DEFAULT_LANGUAGE][41258] ?? ''
