import type { Viewer } from '#shared/viewer.ts'
import type { AccountEvent } from '../contract/account-events.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { addAccountEvent } from './queries/account-events.ts'

export { devicesOfSignIns, listEvents } from './queries/account-events.ts'

/** Adds an event to the history that the account's owner can read, with the browser and address of the viewer. */
export const recordAccountEvent = (
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
  accountId: string,
  event: AccountEvent,
): Promise<void> =>
  addAccountEvent(db, {
    accountId,
    event,
    now: clock.now(),
    userAgent: viewer.browser?.userAgent ?? '',
    address: viewer.address,
  })
