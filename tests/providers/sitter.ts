import type { IncomingMessage } from 'node:http'
import { z } from 'zod'

/** Who sits before a browser at a provider, and what they answer it; told by a cookie, so that many can at once. */
const sitter = z.object({
  /** Null: they turn back. */
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
export type Sitter = z.output<typeof sitter>

export const SITTER = 'sitter'

export const sitterCookie = (who: z.input<typeof sitter>): string =>
  Buffer.from(JSON.stringify(who)).toString('base64url')

/** Null: whoever the server was told of sits there. */
export function sitterIn({ headers }: IncomingMessage): Sitter | null {
  const value = new RegExp(`(?:^|; )${SITTER}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
  return value === undefined
    ? null
    : sitter.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
}
