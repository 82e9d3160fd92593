import type { AccountName } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { IdentityOffer } from '../contract.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'

/**
 * Singpass is for Singapore: it is offered to people who look for work there, or whose account says that they are
 * there.
 */
export function offerTo(
  { singpass }: Pick<IdentityDependencies, 'singpass'>,
  { country }: Pick<Viewer, 'country'>,
  account: AccountName,
): IdentityOffer {
  if (singpass === null) return 'unconfigured'
  if (country !== 'SG' && account.country !== 'SG') return 'elsewhere'
  return account.name === '' ? 'nameless' : 'open'
}
