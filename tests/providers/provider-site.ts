import { exportPKCS8, generateKeyPair } from 'jose'
import type { Clock } from '#platform/clock.ts'
import { type CookieJar, cookieJar } from '../../src/features/accounts/server/accounts.test-helper.ts'
import { type TestSite, testSite } from '../site/test-site.ts'
import { type FacebookServer, facebookServer } from './facebook-server.ts'
import { type OpenIdServer, openIdServer } from './openid-server.ts'

export type Provider = 'google' | 'apple' | 'facebook'

export interface ProviderSite {
  site: TestSite
  google: OpenIdServer
  apple: OpenIdServer
  facebook: FacebookServer
  /** Client ids at the providers. */
  clients: { google: string; apple: string; facebook: string }
  /** From our button to the page that the browser ends at: a path of the site. */
  goThrough(
    browser: CookieJar,
    provider: Provider,
    fields?: Readonly<Record<string, string>>,
  ): Promise<string>
  /** The address at the provider that the button leads to. */
  depart(browser: CookieJar, provider: Provider, fields?: Readonly<Record<string, string>>): Promise<URL>
  /** What the provider gives the browser to bring back. */
  ask(departure: URL): Promise<Answer>
  /** Brings it back; answers where the browser is led. */
  land(browser: CookieJar, provider: Provider, answer: Answer): Promise<string>
}

export interface Answer {
  parameters: URLSearchParams
  /** By a form that the provider's page posts. */
  isPosted: boolean
}

/** The site with three real providers beside it. */
export async function providerSite(clock: Clock = { now: () => new Date() }): Promise<ProviderSite> {
  const clients = { google: 'google-client', apple: 'com.example.jobs', facebook: '1234567890' }
  const appleKey = await generateKeyPair('ES256', { extractable: true })
  const key = { publicKey: appleKey.publicKey, keyId: 'KEY1234567', teamId: 'TEAM123456' }
  const google = await openIdServer({ id: clients.google, secret: 'google-secret' })
  const apple = await openIdServer({ id: clients.apple, secret: 'apple-secret', key })
  const facebook = await facebookServer({ id: clients.facebook, secret: 'facebook-secret' })
  const site = await testSite({
    clock,
    env: {
      GOOGLE_CLIENT_ID: clients.google,
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_ISSUER: google.issuer,
      APPLE_CLIENT_ID: clients.apple,
      APPLE_TEAM_ID: key.teamId,
      APPLE_KEY_ID: key.keyId,
      APPLE_PRIVATE_KEY: (await exportPKCS8(appleKey.privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.issuer,
      FACEBOOK_CLIENT_ID: clients.facebook,
      FACEBOOK_CLIENT_SECRET: 'facebook-secret',
      FACEBOOK_DIALOG_URL: facebook.dialogUrl,
      FACEBOOK_GRAPH_URL: facebook.graphUrl,
    },
  })
  google.open(`${site.origin}/auth/google/callback`)
  apple.open(`${site.origin}/auth/apple/callback`)

  const depart: ProviderSite['depart'] = async (browser, provider, fields = {}) => {
    const response = await pressButton(browser, provider, fields)
    const address = /<a href="([^"]+)"/.exec(await response.text())?.[1]
    if (address === undefined) throw new Error(`The button led to ${response.headers.get('location')}.`)
    return new URL(address.replaceAll('&amp;', '&'))
  }

  const land: ProviderSite['land'] = async (browser, provider, { parameters, isPosted }) => {
    const callback = `/auth/${provider}/callback`
    if (!isPosted) return leads(await browser.fetch(`${callback}?${parameters}`))
    // A form of another site comes without our cookies (SameSite=Lax), what it is redirected to with them.
    const headers = { 'sec-fetch-site': 'cross-site', origin: apple.issuer }
    const onward = await leads(await site.fetch(callback, { method: 'POST', body: parameters, headers }))
    return onward.startsWith(`${callback}?`) ? leads(await browser.fetch(onward)) : onward
  }

  return {
    ...{ site, google, apple, facebook, clients, depart, land },
    ask: askProvider,
    goThrough: async (browser, provider, fields) =>
      land(browser, provider, await askProvider(await depart(browser, provider, fields))),
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
export async function askProvider(departure: URL): Promise<Answer> {
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
