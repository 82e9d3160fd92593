import { afterAll } from 'vitest'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import type { Clock } from '#platform/clock.ts'
import { type TestSite, testSite } from '../site/test-site.ts'
import { type ProviderServers, providerServers } from './provider-servers.ts'

export type Provider = 'google' | 'apple' | 'facebook'

export interface ProviderSite extends Pick<ProviderServers, 'google' | 'apple' | 'facebook' | 'clients'> {
  site: TestSite
  /** Follows the browser from our button to its final page: a path of the site. */
  goThrough(
    browser: CookieJar,
    provider: Provider,
    fields?: Readonly<Record<string, string>>,
  ): Promise<string>
  /** The address at the provider that the button leads to. */
  depart(browser: CookieJar, provider: Provider, fields?: Readonly<Record<string, string>>): Promise<URL>
  /** The callback address that the provider gives the browser. */
  ask(departure: URL): Promise<Answer>
  /** Opens the callback; returns the path that the browser is redirected to. */
  land(browser: CookieJar, provider: Provider, answer: Answer): Promise<string>
}

export interface Answer {
  parameters: URLSearchParams
  /** By a form that the provider's page posts. */
  isPosted: boolean
}

/** The site with three real providers beside it. */
export async function providerSite(clock: Clock = { now: () => new Date() }): Promise<ProviderSite> {
  const servers = await providerServers()
  afterAll(() => servers.close())
  const { google, apple, facebook, clients, env } = servers
  const site = await testSite({ clock, env })
  servers.open(site.origin)

  const depart: ProviderSite['depart'] = async (browser, provider, fields = {}) => {
    const response = await pressButton(browser, provider, fields)
    const address = /<a href="([^"]+)"/.exec(await response.text())?.[1]
    if (address === undefined) throw new Error(`The button led to ${response.headers.get('location')}.`)
    return new URL(address.replaceAll('&amp;', '&'))
  }

  const land: ProviderSite['land'] = async (browser, provider, { parameters, isPosted }) => {
    const callback = `/auth/${provider}/callback`
    if (!isPosted) return leads(await browser.fetch(`${callback}?${parameters}`))
    // A form of another site is posted without our cookies (SameSite=Lax); the redirect after it carries them.
    const headers = { 'sec-fetch-site': 'cross-site', origin: apple.issuer }
    const onward = await leads(await site.fetch(callback, { method: 'POST', body: parameters, headers }))
    return onward.startsWith(`${callback}?`) ? leads(await browser.fetch(onward)) : onward
  }

  return {
    ...{ site, google, apple, facebook, clients, depart, land },
    ask: completeAtProvider,
    goThrough: async (browser, provider, fields) =>
      land(browser, provider, await completeAtProvider(await depart(browser, provider, fields))),
  }
}

export const pressButton = (browser: CookieJar, provider: string, fields: Readonly<Record<string, string>>) =>
  browser.fetch(`/en/auth/${provider}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin' },
  })

export const newBrowser = (site: TestSite): CookieJar => cookieJar(site)

const leads = async (response: Response): Promise<string> => {
  await response.body?.cancel()
  return response.headers.get('location') ?? `${response.status}`
}

/** Follows the provider's own pages until it has an answer for us. */
export async function completeAtProvider(departure: URL): Promise<Answer> {
  const cookies = new Map<string, string>()
  let url = departure
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const page = await response.text()
    const location = response.headers.get('location')
    if (location === null) return { parameters: formIn(page), isPosted: true }
    url = new URL(location, url)
    if (url.pathname.endsWith('/callback')) return { parameters: url.searchParams, isPosted: false }
  }
  throw new Error('The provider leads nowhere.')
}

function formIn(page: string): URLSearchParams {
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  if (fields.length === 0) throw new Error(`The provider says: ${page.slice(0, 1000)}`)
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
}
