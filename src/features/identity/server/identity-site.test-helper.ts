import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { afterAll } from 'vitest'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import type { Clock } from '#platform/clock.ts'
import { completeAtProvider } from '../../../../tests/providers/provider-site.ts'
import { type TestSite, testSite } from '../../../../tests/site/test-site.ts'
import { relyingPartyKeys } from './relying-party-keys.test-helper.ts'
import { type SingpassServer, singpassServer } from './singpass-server.test-helper.ts'

export interface IdentitySite {
  site: TestSite
  singpass: SingpassServer
  /** Client id at Singpass. */
  clientId: string
  /** Our private keys. */
  keys: { signing: JWK; encryption: JWK }
  /** A seeker in Singapore who is signed in, in a separate browser. */
  seeker(name: string, country?: string): Promise<{ browser: CookieJar; accountId: string }>
  /** Presses our button. Returns the address at Singpass, after the parameters were pushed. */
  openSingpass(browser: CookieJar): Promise<URL>
  /** The callback address that Singpass gives the browser. */
  consent(departure: URL): Promise<URLSearchParams>
  /** Opens the callback; returns the path that the browser is redirected to. */
  openCallback(browser: CookieJar, parameters: URLSearchParams): Promise<string>
  goThrough(browser: CookieJar): Promise<string>
}

/** The site with a real provider that has the requirements of Singpass. */
export async function identitySite(clock: Clock = { now: () => new Date() }): Promise<IdentitySite> {
  const clientId = 'joblane-test-client-of-32-letters'
  const singpass = await singpassServer(clientId)
  afterAll(singpass.close)
  const keys = await relyingPartyKeys()
  const site = await testSite({
    clock,
    env: {
      SINGPASS_CLIENT_ID: clientId,
      SINGPASS_ISSUER: singpass.issuer,
      SINGPASS_KEYS_FILE: keysFile([keys.signing, keys.encryption]),
    },
  })
  singpass.open(`${site.origin}/auth/singpass/callback`, `${site.origin}/.well-known/jwks.json`)

  const openSingpass: IdentitySite['openSingpass'] = async (browser) => {
    const response = await pressButton(browser)
    const address = /<a href="([^"]+)"/.exec(await response.text())?.[1]
    if (address === undefined) throw new Error(`The button led to ${response.headers.get('location')}.`)
    return new URL(address.replaceAll('&amp;', '&'))
  }
  const consent: IdentitySite['consent'] = async (departure) =>
    (await completeAtProvider(departure)).parameters
  const openCallback: IdentitySite['openCallback'] = async (browser, parameters) => {
    const response = await browser.fetch(`/auth/singpass/callback?${parameters}`)
    await response.body?.cancel()
    return response.headers.get('location') ?? `${response.status}`
  }
  return {
    ...{ site, singpass, clientId, keys, openSingpass, consent, openCallback },
    seeker: async (name, country = 'SG') => {
      const [first_name = '', ...rest] = name.split(' ')
      const { id } = await site.database.db
        .insertInto('accounts')
        .values({
          email: `${crypto.randomUUID()}@people.test`,
          first_name,
          last_name: rest.join(' '),
          country,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await site.database.db.insertInto('seekers').values({ account_id: id }).execute()
      const browser = cookieJar(site)
      await browser.signIn(id)
      return { browser, accountId: id }
    },
    goThrough: async (browser) => openCallback(browser, await consent(await openSingpass(browser))),
  }
}

export const pressButton = (browser: CookieJar, site = 'same-origin') =>
  browser.fetch('/en/verify-identity/start', {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { 'sec-fetch-site': site },
  })

/** A file that is deleted after the tests. */
function keysFile(keys: readonly JWK[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'joblane-keys-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'keys.json')
  writeFileSync(file, JSON.stringify({ keys }))
  return file
}
