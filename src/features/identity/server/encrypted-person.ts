import type { Secrets } from '#platform/secrets.ts'
import { type VerifiedPerson, verifiedPerson } from './verified-person.ts'

/** Sealed for one account: in another's row it can't be opened. */
const purposeOf = (accountId: string): string => `national identity of ${accountId}`

export const encryptPerson = (secrets: Secrets, accountId: string, person: VerifiedPerson): Buffer =>
  secrets.seal(purposeOf(accountId), JSON.stringify(person))

export const decryptPerson = (secrets: Secrets, accountId: string, sealed: Buffer): VerifiedPerson =>
  verifiedPerson.parse(JSON.parse(secrets.open(purposeOf(accountId), sealed)))
