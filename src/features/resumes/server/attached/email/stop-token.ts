import type { Secrets } from '#platform/secrets.ts'

const PURPOSE = 'resume mail'

/** The token in the link by which the reader of a resume gets no more of them. It names their address. */
export const stopTokenOf = (secrets: Secrets, address: string): string =>
  secrets.seal(PURPOSE, address).toString('base64url')

/** Null for a token that is not ours. */
export function addressInToken(secrets: Secrets, token: string): string | null {
  try {
    return secrets.open(PURPOSE, Buffer.from(token, 'base64url'))
  } catch {
    return null
  }
}

/** Stored instead of an address. */
export const digestOfAddress = (secrets: Secrets, address: string): Buffer =>
  secrets.digest(PURPOSE, address.toLowerCase())
