import { nameOfAccount } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getIdentity as contract, NationalIdentity } from '../contract.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { namesMatch } from './names-match.ts'
import { maskedNumber } from './national-number.ts'
import { mayWithIdentity, offerTo } from './policy.ts'
import { readIdentity } from './read-identity.ts'
import type { VerifiedPerson } from './verified-person.ts'

/** The confirmed identity of the owner, masked, and whether Singpass is offered. */
export async function getIdentity(
  deps: IdentityDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const account = await nameOfAccount(deps, accountId)
  const found = await readIdentity(deps, accountId, { reader: 'owner', purpose: 'shown to its owner' })
  const countries = [viewer.country, account.country]
  const offer = offerTo({ isConfigured: deps.singpass !== null, countries, name: account.name })
  return {
    offer,
    may: { start: isAllowed(mayWithIdentity(offer).start) },
    account_name: account.name,
    identity: found === null ? null : masked(found.person, found.verifiedAt),
    state:
      found === null
        ? 'none'
        : namesMatch(account.name, found.person.principalName)
          ? 'verified'
          : 'mismatch',
  }
}

const masked = (person: VerifiedPerson, verifiedAt: Date): NationalIdentity => ({
  number: maskedNumber(person.number),
  principal_name: person.principalName,
  nationality: person.nationality,
  residential_status: person.residentialStatus,
  pass_type: person.passType,
  pass_status: person.passStatus,
  pass_expiry_date: person.passExpiryDate,
  verified_at: verifiedAt.toISOString(),
})
