import { exportPKCS8, generateKeyPair } from 'jose'
import { type FacebookServer, facebookServer } from './facebook-server.ts'
import { type OpenIdServer, openIdServer } from './openid-server.ts'

export interface ProviderServers {
  google: OpenIdServer
  apple: OpenIdServer
  facebook: FacebookServer
  /** Client ids at the providers. */
  clients: { google: string; apple: string; facebook: string }
  /** The settings of a site that offers them. */
  env: Readonly<Record<string, string>>
  /** From now on they accept users for this site. */
  open(siteOrigin: string): void
  close(): Promise<void>
}

/** Three sign-in providers that respond as the real ones do, each on a separate port. */
export async function providerServers(): Promise<ProviderServers> {
  const clients = { google: 'google-client', apple: 'com.example.jobs', facebook: '1234567890' }
  const appleKey = await generateKeyPair('ES256', { extractable: true })
  const key = { publicKey: appleKey.publicKey, keyId: 'KEY1234567', teamId: 'TEAM123456' }
  const google = await openIdServer({ id: clients.google, secret: 'google-secret' })
  const apple = await openIdServer({ id: clients.apple, secret: 'apple-secret', key })
  const facebook = await facebookServer({ id: clients.facebook, secret: 'facebook-secret' })
  return {
    ...{ google, apple, facebook, clients },
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
    open(siteOrigin) {
      google.open(`${siteOrigin}/auth/google/callback`)
      apple.open(`${siteOrigin}/auth/apple/callback`)
    },
    close: async () => void (await Promise.all([google.close(), apple.close(), facebook.close()])),
  }
}
