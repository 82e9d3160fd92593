import type { Secrets } from '#platform/secrets.ts'
import { type VerifiedPerson, verifiedPerson } from './verified-person.ts'

/** Encrypted for one account: it cannot be decrypted in another account's row. */
const purposeOf = (accountId: string): string => `national identity of ${accountId}`

export const encryptPerson = (secrets: Secrets, accountId: string, person: VerifiedPerson): Buffer =>
  secrets.seal(purposeOf(accountId), JSON.stringify(person))

export const decryptPerson = (secrets: Secrets, accountId: string, sealed: Buffer): VerifiedPerson =>
  verifiedPerson.parse(JSON.parse(secrets.open(purposeOf(accountId), sealed)))
