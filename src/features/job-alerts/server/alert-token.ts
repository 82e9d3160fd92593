import { z } from 'zod'
import type { Secrets } from '#platform/secrets.ts'

/** What a link in the mail of an alert may do: with this one alert, as long as its mails go to the same address. */
export interface AlertToken {
  id: string
  email: string
}

const PURPOSE = 'job alert'

export const tokenOf = (secrets: Secrets, { id, email }: AlertToken): string =>
  secrets.seal(PURPOSE, JSON.stringify({ id, email })).toString('base64url')

/** Null for a token that is not ours. */
export function readToken(secrets: Secrets, token: string): AlertToken | null {
  try {
    return content.parse(JSON.parse(secrets.open(PURPOSE, Buffer.from(token, 'base64url'))))
  } catch {
    return null
  }
}

const content = z.object({ id: z.uuid(), email: z.string() })
