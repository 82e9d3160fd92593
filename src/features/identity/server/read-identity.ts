import { decryptPerson } from './encrypted-person.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { openIdentity } from './queries.ts'
import type { VerifiedPerson } from './verified-person.ts'

/**
 * The only way to read a stored identity; null if there is none. It logs the reader and the purpose.
 * @param reader the person who sees it: `owner`
 */
export async function readIdentity(
  { db, clock, secrets }: Pick<IdentityDependencies, 'db' | 'clock' | 'secrets'>,
  accountId: string,
  { reader, purpose }: { reader: 'owner'; purpose: string },
): Promise<{ person: VerifiedPerson; verifiedAt: Date } | null> {
  const found = await openIdentity(db, { accountId, reader, purpose, now: clock.now() })
  if (found === null) return null
  return { person: decryptPerson(secrets, accountId, found.sealed), verifiedAt: found.verified_at }
}
