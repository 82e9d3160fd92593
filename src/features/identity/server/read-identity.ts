import { decryptPerson } from './encrypted-person.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { openIdentity } from './queries.ts'
import type { VerifiedPerson } from './verified-person.ts'

/**
 * The one way to an identity that is kept; null where there is none. Who opens it, and for what, is noted with the answer.
 *
 * @param reader who is shown it: `owner`
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
