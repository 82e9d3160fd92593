import { isbot } from 'isbot'
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '#config/cookies.ts'
import { isLanguage } from '#config/languages.ts'
import { acceptedLanguages, preferredLanguage } from '#i18n/preferred-language.ts'
import { visitorCountry } from '#i18n/visitor-country.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { RequestAuthentication } from './authenticate.ts'
import { cookiesOf } from './cookies.ts'

/** The parts of a request that are read here; Fastify's requests fit. */
interface IncomingRequest {
  headers: {
    cookie?: string | undefined
    'accept-language'?: string | undefined
    'user-agent'?: string | undefined
    'sec-gpc'?: string | string[] | undefined
    dnt?: string | string[] | undefined
  }
  /** Network address; undefined if the connection has been closed meanwhile. */
  ip: string | undefined
  /** Path and query. */
  url: string
  host: string
  authentication?: RequestAuthentication | undefined
}

export type ViewerOf = (request: IncomingRequest) => Viewer

/**
 * Makes the viewer of a request. Language: the page's path, `language_code` of a call, the remembered choice, then the
 * browser's preference. Country: see `visitorCountry`. Session: what `mountAuthentication` found.
 */
export function viewerOfRequest(request: IncomingRequest): Viewer {
  const url = new URL(request.url, 'http://site')
  const cookies = cookiesOf(request.headers.cookie)
  const named = url.searchParams.get('language_code') ?? url.pathname.split('/')[1]
  const remembered = cookies.get(LANGUAGE_COOKIE)
  return {
    role: 'visitor',
    ...request.authentication,
    language: isLanguage(named) ? named : preferredLanguage(remembered, request.headers['accept-language']),
    accepts: acceptedLanguages(request.headers['accept-language']),
    country: visitorCountry({
      address: url.searchParams.get('country'),
      remembered: cookies.get(COUNTRY_COOKIE),
      host: request.host.replace(/:\d+$/, ''),
      acceptLanguage: request.headers['accept-language'],
    }),
    address: request.ip ?? '',
    isCounted: isCounted(request.headers),
  }
}

/**
 * Whether the visitor is counted: no robot, and no browser that asks not to be tracked (Global Privacy Control, Do Not
 * Track).
 */
function isCounted({ 'user-agent': program, 'sec-gpc': control, dnt }: IncomingRequest['headers']): boolean {
  return program !== undefined && program !== '' && !isbot(program) && control !== '1' && dnt !== '1'
}
