import { ClientSecretPost } from 'openid-client'
import type { Clock } from '#platform/clock.ts'
import { ConfigurationError, type Env } from '#platform/env.ts'
import type { Provider } from '../../contract/providers.ts'
import { appleClientSecret } from './apple-client-secret.ts'
import { facebookProvider } from './facebook-provider.ts'
import { openIdProvider } from './open-id-provider.ts'
import type { SignInProvider } from './sign-in-provider.ts'

/** The configured providers, in the order in which they are shown. An incomplete configuration is an error. */
export function configuredProviders(env: Env, clock: Clock): ReadonlyMap<Provider, SignInProvider> {
  const found = [google(env, clock), apple(env, clock), facebook(env)].filter((provider) => provider !== null)
  return new Map(found.map((provider) => [provider.provider, provider]))
}

function google(env: Env, clock: Clock): SignInProvider | null {
  const given = allOrNone(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  if (given === null) return null
  return openIdProvider({
    ...{ provider: 'google', name: 'Google', scope: 'openid email profile', postsAnswer: false, clock },
    issuer: env.GOOGLE_ISSUER,
    clientId: given('GOOGLE_CLIENT_ID'),
    clientAuth: ClientSecretPost(given('GOOGLE_CLIENT_SECRET')),
  })
}

function apple(env: Env, clock: Clock): SignInProvider | null {
  const names = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const
  const given = allOrNone(env, names)
  if (given === null) return null
  const clientId = given('APPLE_CLIENT_ID')
  return openIdProvider({
    // Apple sends name and email only by form_post.
    ...{ provider: 'apple', name: 'Apple', scope: 'openid name email', postsAnswer: true, clock },
    issuer: env.APPLE_ISSUER,
    clientId,
    clientAuth: appleClientSecret({
      clientId,
      teamId: given('APPLE_TEAM_ID'),
      keyId: given('APPLE_KEY_ID'),
      privateKey: given('APPLE_PRIVATE_KEY').replaceAll('\\n', '\n'),
    }),
  })
}

function facebook(env: Env): SignInProvider | null {
  const given = allOrNone(env, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'])
  if (given === null) return null
  return facebookProvider({
    clientId: given('FACEBOOK_CLIENT_ID'),
    clientSecret: given('FACEBOOK_CLIENT_SECRET'),
    dialogUrl: env.FACEBOOK_DIALOG_URL,
    graphUrl: env.FACEBOOK_GRAPH_URL,
  })
}

/** Returns the values of the variables; null if none is set. */
function allOrNone<Name extends keyof Env & string>(
  env: Env,
  names: readonly Name[],
): ((name: Name) => string) | null {
  const given = new Map<string, string>()
  for (const name of names) {
    const value = env[name]
    if (typeof value === 'string') given.set(name, value)
  }
  if (given.size === 0) return null
  const missing = names.filter((name) => !given.has(name))
  if (missing.length > 0)
    throw new ConfigurationError(`The configuration is wrong. ${missing.join(', ')}: missing.`)
  return (name) => given.get(name) ?? ''
}
