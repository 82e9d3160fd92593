import type { FastifyRequest } from 'fastify'
import { CHOICE_SECONDS, COUNTRY_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import { isLanguage } from '#config/languages.ts'
import { ANYWHERE } from '#i18n/anywhere.ts'
import { chosenCountry } from '#i18n/visitor-country.ts'

/** What a request for a page says about its visitor, beyond the viewer. */

/** The country that the address itself names, `all` included; null for none or one that we don't know. */
export function countryIn(url: URL): string | null {
  const asked = url.searchParams.get('country')
  return asked === ANYWHERE ? ANYWHERE : chosenCountry(asked)
}

/** The country of a landing (`/en/jobs/ph/…`), which is the same page whatever country its visitor has chosen. */
export function countryOfLanding(url: URL): string | null {
  const [, code] = /^\/[\w-]+\/jobs\/([a-z]{2})(?:[/.]|$)/.exec(url.pathname) ?? []
  return chosenCountry(code)
}

/** `?country=` is a choice, and works without a script: the cookie that keeps it, null where it is kept already. */
export function countryCookie(url: URL, kept: string | undefined): string | null {
  const country = countryIn(url)
  if (country === null || country === kept) return null
  return `${COUNTRY_COOKIE}=${country}; Path=/; Max-Age=${CHOICE_SECONDS}; SameSite=Lax`
}

/** Whoever is signed in may see pages of their own. */
const SESSION = new RegExp(`^(?:__Host-)?(?:${Object.values(SESSION_COOKIES).join('|')})$`)

/** Longer addresses are nobody's second visit. */
const LONGEST = 1024

/**
 * Whether somebody asks who gets what others get too, where the page is one to share: without a session, for a page whose
 * language stands in its path. What else is in the request then makes no difference to the page.
 */
export function isFromAnybody(
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

/** Path of the page, whether it is asked for or, for a navigation, its data, which the router asks for by an address of its own. */
export const pagePath = ({ pathname }: URL): string => pathname.replace(/(?:(?<=\/)_)?\.data$/, '')

/** What advertisers and mailings add to our addresses to know their own work by. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_[ce]id|_gl)$/

/**
 * The address by which a page for everybody is made and kept: without what only the scripts of the page read, so that a
 * link in a mailing leads to one page and not to as many as there are readers.
 */
export function sharedAddress({ pathname, searchParams }: URL): string {
  const asked = new URLSearchParams([...searchParams].filter(([name]) => !TRACKING.test(name)))
  return `${pathname}?${asked}`
}
