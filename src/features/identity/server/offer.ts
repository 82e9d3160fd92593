import type { AccountName } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { IdentityOffer } from '../contract.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'

/** Singpass is of Singapore: offered to who looks for work there, or has said to be there. */
export function offerTo(
  { singpass }: Pick<IdentityDependencies, 'singpass'>,
  { country }: Pick<Viewer, 'country'>,
  account: AccountName,
): IdentityOffer {
  if (singpass === null) return 'unconfigured'
  if (country !== 'SG' && account.country !== 'SG') return 'elsewhere'
  return account.name === '' ? 'nameless' : 'open'
}
