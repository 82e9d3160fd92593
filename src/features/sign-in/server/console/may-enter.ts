import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import { refuseSuspended } from '../sign-in.ts'

/** Whether the account belongs to an operator who is not suspended. */
export function mayEnter({ clock }: Pick<AccountDependencies, 'clock'>, account: FoundAccount): boolean {
  try {
    refuseSuspended(account, clock.now())
    return account.is_operator
  } catch {
    return false
  }
}
