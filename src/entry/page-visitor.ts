import type { FastifyRequest } from 'fastify'
import { CHOICE_SECONDS, COUNTRY_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import { isLanguage } from '#config/languages.ts'
import { ANYWHERE } from '#i18n/anywhere.ts'
import { chosenCountry } from '#i18n/visitor-country.ts'

/** Facts about the visitor of a page that are not part of the viewer. */

/** The country in the query of the address, `all` included; null for none or an unknown one. */
export function countryIn(url: URL): string | null {
  const requested = url.searchParams.get('country')
  return requested === ANYWHERE ? ANYWHERE : chosenCountry(requested)
}

/** The country of a landing (`/en/jobs/ph/…`), which is the same page for every chosen country. */
export function countryOfLanding(url: URL): string | null {
  const [, code] = /^\/[\w-]+\/jobs\/([a-z]{2})(?:[/.]|$)/.exec(url.pathname) ?? []
  return chosenCountry(code)
}

/**
 * `?country=` is a choice, and works without a script. Returns the cookie that stores it; null if it is stored already.
 */
export function countryCookie(url: URL, kept: string | undefined): string | null {
  const country = countryIn(url)
  if (country === null || country === kept) return null
  return `${COUNTRY_COOKIE}=${country}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax`
}

/** A signed-in visitor may see their own version of a page. */
const SESSION = new RegExp(`^(?:__Host-)?(?:${Object.values(SESSION_COOKIES).join('|')})$`)

/** Nobody opens longer addresses twice, so caching them is useless. */
const LONGEST = 1024

/**
 * Whether the visitor gets the shared version of a page that has one: they have no session, and the path names the
 * language. Nothing else in the request changes such a page.
 */
export function getsSharedPage(
  { method, headers }: FastifyRequest,
  url: URL,
  cookies: ReadonlyMap<string, string>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined || [...cookies.keys()].some((name) => SESSION.test(name)))
    return false
  const [, language = ''] = pagePath(url).split('/')
  return isLanguage(language) && url.href.length <= LONGEST
}

/**
 * The path of the page. The router requests its data, for a client-side navigation, under another address (`….data`).
 */
export const pagePath = ({ pathname }: URL): string => pathname.replace(/(?:(?<=\/)_)?\.data$/, '')

/** Path and query as visitors know them: the router requests the data of a page under an address of its own. */
export function pageOfRequest(url: URL): string {
  const query = new URLSearchParams(
    [...url.searchParams].filter(([name]) => name !== '_routes' && name !== 'index'),
  )
  const path = pagePath(url)
  return query.size === 0 ? path : `${path}?${query}`
}

/** Parameters that advertisers and mailings add to our addresses, to measure their own work. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_[ce]id|_gl)$/

/**
 * The address under which a shared page is made and cached. It has no tracking parameters, which only the scripts of
 * the page read. So all readers of a mailing get one cached page.
 */
export function sharedAddress({ pathname, searchParams }: URL): string {
  const requested = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)))
  return `${pathname}?${requested}`
}
