import { CHOICE_SECONDS, LANGUAGE_COOKIE } from '#config/cookies.ts'
import type { Language } from '#config/languages.ts'

/** So that `/` leads there the next time. Set by the browser: an answer with a Set-Cookie could not be cached. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${CHOICE_SECONDS}; samesite=lax`
}
