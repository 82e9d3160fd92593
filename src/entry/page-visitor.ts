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

/** Pages that are about whoever asks, signed in or not. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  'jobseeker-login-redirect',
  'hand-off',
  'switch-to-employer',
  'console',
  // A way back in a letter names an address.
  'account',
  'verify-identity',
])
/** Pages of somebody who is on the way in: what they show hangs on more than a session. */
const WAYS_IN = new Set(
  'get-started sign-up choose-account second-factor magic-link verify-email change-password'.split(' '),
)

/** Longer addresses are nobody's second visit. */
const LONGEST = 1024

/**
 * Whether a page (or its data, for a navigation) may be one that others get too: somebody without a session asks for a page whose language stands in its
 * path. What else is in the request then makes no difference to the page.
 */
export function isForEverybody(
  { method, headers }: FastifyRequest,
  url: URL,
  cookies: ReadonlyMap<string, string>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers.authorization !== undefined || [...cookies.keys()].some((name) => SESSION.test(name)))
    return false
  const { language, page } = partsOf(url)
  return isLanguage(language) && !WAYS_IN.has(page) && !OWN_PAGES.has(page) && url.href.length <= LONGEST
}

export const isWayIn = (url: URL): boolean => WAYS_IN.has(partsOf(url).page)

function partsOf({ pathname }: URL): { language: string; page: string } {
  const [, language = '', page = ''] = pathname.replace(/\.data$/, '').split('/')
  return { language, page }
}

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
