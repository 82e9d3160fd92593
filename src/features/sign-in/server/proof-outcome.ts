import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { userSummary } from '#features/sessions/server/door.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { accountsOf, type ProvenAddresses } from './proven-addresses.ts'

/** The outcomes of a code or link. */

/** The person is signed in, or has to show a second factor. */
export async function proofOutcome(
  { db }: Pick<AccountDependencies, 'db'>,
  outcome: SignedIn,
): Promise<ProofOutcome> {
  const account = outcome.user && (await findAccount(db, outcome.user.id))
  if (outcome.user === null || account === null) return { ...NOBODY, ...outcome }
  return {
    ...NOBODY,
    ...outcome,
    user: userSummary(account, outcome.user.is_new_account),
    sides: account.is_recruiter ? ['seeker', 'employer'] : ['seeker'],
  }
}

/** Nobody is signed in yet: the person has to choose an account or sign up. */
export const pendingOutcome = async (
  deps: Pick<AccountDependencies, 'db'>,
  stored: ProvenAddresses,
): Promise<ProofOutcome> => ({
  ...NOBODY,
  ...(await provenState(deps, stored)),
})

/** The link waits for a confirmation in this browser. */
export const confirmHere = (): ProofOutcome => ({ ...NOBODY, needs: 'confirm-here' })

export async function provenState(
  { db }: Pick<AccountDependencies, 'db'>,
  stored: ProvenAddresses | null,
): Promise<Pick<ProofOutcome, 'needs' | 'proven' | 'accounts'>> {
  if (stored === null) return { needs: null, proven: { email: null, phone_num: null }, accounts: [] }
  const proven = { email: stored.email?.address ?? null, phone_num: stored.phone?.address ?? null }
  const found = await accountsOf({ db }, stored)
  const accounts = found.map(({ channel, account: { email, phone, first_name, is_recruiter } }) => ({
    key: channel,
    first_name,
    email: email && maskEmail(email),
    phone_num: phone && maskPhone(phone),
    is_recruiter,
  }))
  return { needs: accounts.length === 0 ? 'sign-up' : 'account-choice', proven, accounts }
}

const NOBODY: ProofOutcome = {
  user: null,
  second_factors: [],
  next: null,
  needs: null,
  proven: { email: null, phone_num: null },
  accounts: [],
  sides: [],
}
