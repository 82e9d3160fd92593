import { isLanguage, LANGUAGES, type Language } from '#config/languages.ts'
import { preferredLanguage } from '#i18n/preferred-language.ts'

/** The addresses of a site, known before the router reads one. */
export interface KnownAddresses {
  /** Their first segments: without a language in front they lead to the same page with one. */
  names: ReadonlySet<string>
  /** The paths of pages by their other addresses. */
  others: ReadonlyMap<string, string>
}

export type PageAddress = { redirect: string } | { language: Language }

/**
 * The language of the page, or the one address that the request should have used (`/` and pages without a language,
 * another case of a language, a trailing slash, a part of an address), decided by the path alone. A path of neither kind
 * gets the 404 page, in the language that the visitor prefers.
 */
export function pageAddress(
  url: URL,
  wishes: { remembered: string | undefined; acceptLanguage: string | undefined },
  { names, others }: KnownAddresses,
): PageAddress {
  const [first = '', ...rest] = url.pathname
    .replace(/\.data$/, '')
    .split('/')
    .slice(1)
  const preferred = () => preferredLanguage(wishes.remembered, wishes.acceptLanguage)
  if (url.pathname !== '/' && url.pathname.endsWith('/')) {
    return { redirect: `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}` }
  }
  if (isLanguage(first)) {
    // The data of a page is asked for by its own address only.
    const page = url.pathname.endsWith('.data') ? undefined : others.get(rest.join('/'))
    return page === undefined ? { language: first } : { redirect: `/${first}/${page}${url.search}` }
  }
  if (first === '' && rest.length === 0) return { redirect: `/${preferred()}${url.search}` }
  if (names.has(first)) {
    const page = others.get(url.pathname.slice(1))
    return { redirect: `/${preferred()}${page === undefined ? url.pathname : `/${page}`}${url.search}` }
  }
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
