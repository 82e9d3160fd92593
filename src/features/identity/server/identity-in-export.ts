import type { DecryptedData } from '#features/account-settings/server/door.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { readIdentity } from './read-identity.ts'

/**
 * The confirmed identity in its owner's export: complete and unmasked, since the owner exports it. The access is logged
 * like any other.
 */
export const identityInExport = ({
  clock,
  secrets,
}: Pick<IdentityDependencies, 'clock' | 'secrets'>): DecryptedData => ({
  file: 'identity',
  read: async (db, accountId) => {
    const look = { reader: 'owner', purpose: 'exported by its owner' } as const
    const found = await readIdentity({ db, clock, secrets }, accountId, look)
    if (found === null) return []
    const { person, verifiedAt } = found
    return [
      {
        number: person.number,
        principal_name: person.principalName,
        nationality: person.nationality,
        residential_status: person.residentialStatus,
        pass_type: person.passType,
        pass_status: person.passStatus,
        pass_expiry_date: person.passExpiryDate,
        verified_at: verifiedAt.toISOString(),
      },
    ]
  },
})
