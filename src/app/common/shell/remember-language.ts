import { CHOICE_SECONDS, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'

/**
 * Stores the language, so that `/` redirects to it next time. The browser sets the cookie, since a response with one
 * could not be cached.
 */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${CHOICE_SECONDS}; samesite=lax`
}
