import type { AccountsWorld, FoundAccount } from '#features/accounts/server/door.ts'
import { refuseSuspended } from '../let-in.ts'

/** Whether the account is an operator's who is not suspended. */
export function mayEnter({ clock }: Pick<AccountsWorld, 'clock'>, account: FoundAccount): boolean {
  try {
    refuseSuspended(account, clock.now())
    return account.is_operator
  } catch {
    return false
  }
}
