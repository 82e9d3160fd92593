import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** The user of a browser at a provider, and their answer. A cookie carries it, so that many tests can run at once. */
const providerUser = z.object({
  /** Null: they cancel. */
  subject: z.string().nullable(),
  person: z
    .object({
      email: z.string(),
      email_verified: z.union([z.boolean(), z.string()]),
      given_name: z.string(),
      family_name: z.string(),
    })
    .partial()
    .default({}),
})
export type ProviderUser = z.output<typeof providerUser>

export const PROVIDER_USER = 'providerUser'

export const providerUserCookie = (who: z.input<typeof providerUser>): string =>
  Buffer.from(JSON.stringify(who)).toString('base64url')

/** Null: the person that was set on the server. */
export function providerUserIn({ headers }: IncomingMessage): ProviderUser | null {
  const value = new RegExp(`(?:^|; )${PROVIDER_USER}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
  return value === undefined
    ? null
    : providerUser.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
}
