import { type AccountsWorld, findAccount } from '#features/accounts/server/door.ts'
import { userSummary } from '#features/sessions/server/door.ts'
import { maskedEmail } from '#shared/masked.ts'
import type { ProofOutcome } from '../contract/codes.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { maskPhone } from './mask-phone.ts'
import { accountsOf, type Proven } from './proven-at-hand.ts'

/** What is answered to who has shown a code or a link. */

/** Somebody is signed in, or is asked for a second factor. */
export async function proofOutcome(
  { db }: Pick<AccountsWorld, 'db'>,
  entered: SignedIn,
): Promise<ProofOutcome> {
  const account = entered.user && (await findAccount(db, entered.user.id))
  if (entered.user === null || account === null) return { ...NOBODY, ...entered }
  return {
    ...NOBODY,
    ...entered,
    user: userSummary(account, entered.user.is_new_account),
    sides: account.is_recruiter ? ['seeker', 'employer'] : ['seeker'],
  }
}

/** Nobody is signed in yet: the browser has to choose, or to sign up. */
export const waiting = async (world: Pick<AccountsWorld, 'db'>, held: Proven): Promise<ProofOutcome> => ({
  ...NOBODY,
  ...(await provenState(world, held)),
})

/** The link waits for a tap that says `here`. */
export const confirmHere = (): ProofOutcome => ({ ...NOBODY, needs: 'confirm-here' })

export async function provenState(
  { db }: Pick<AccountsWorld, 'db'>,
  held: Proven | null,
): Promise<Pick<ProofOutcome, 'needs' | 'proven' | 'accounts'>> {
  if (held === null) return { needs: null, proven: { email: null, phone_num: null }, accounts: [] }
  const proven = { email: held.email?.address ?? null, phone_num: held.phone?.address ?? null }
  const found = await accountsOf({ db }, held)
  const accounts = found.map(({ channel, account: { email, phone, first_name, is_recruiter } }) => ({
    key: channel,
    first_name,
    email: email && maskedEmail(email),
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
