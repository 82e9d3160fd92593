import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import { isSuspended } from '#features/operators/server/door.ts'
import { isAllowed } from '#shared/verdict.ts'
import { mayEnterSite } from '../policy.ts'

/** Whether the account is an operator's who is not suspended. */
export const mayEnter = ({ clock }: Pick<AccountDependencies, 'clock'>, account: FoundAccount): boolean =>
  isAllowed(mayEnterSite(account).console) && !isSuspended(account, clock.now())
