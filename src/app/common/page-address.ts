import { isLanguage, LANGUAGES, type Language } from '#config/languages.ts'
import { preferredLanguage } from '#i18n/preferred-language.ts'

export type PageAddress = { redirect: string } | { language: Language }

/**
 * The language of the page, or the one address that the request should have used (`/` and pages without a language,
 * another case of a language, a trailing slash), decided by the path alone. A path of neither kind gets the 404 page,
 * in the language that the visitor prefers.
 */
export function pageAddress(
  url: URL,
  wishes: { remembered: string | undefined; acceptLanguage: string | undefined },
  pageNames: ReadonlySet<string>,
): PageAddress {
  const [first = '', ...rest] = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  const preferred = () => preferredLanguage(wishes.remembered, wishes.acceptLanguage)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return { redirect: `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}` }
  }
  if (isLanguage(first)) return { language: first }
  if (first === '' && rest.length === 0) return { redirect: `/${preferred()}${url.search}` }
  if (pageNames.has(first)) return { redirect: `/${preferred()}${url.pathname}${url.search}` }
  const language = LANGUAGES.find((known) => known.toLowerCase() === first.toLowerCase())
  if (language !== undefined) return { redirect: `/${[language, ...rest].join('/')}${url.search}` }
  return isPlain(first) ? { language: preferred() } : { redirect: `/${preferred()}/not-found` }
}

/**
 * Pages build addresses from the first segment. As the router decodes it, `%2Fevil.test`, encoded once or twice, would
 * make them lead to another site.
 */
function isPlain(first: string): boolean {
  try {
    return /^[\p{L}\p{N}._~@+-]+$/u.test(decodeURIComponent(first))
  } catch {
    return false
  }
}
