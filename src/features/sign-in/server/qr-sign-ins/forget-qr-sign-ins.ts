import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { later } from '#shared/later.ts'
import { removeQrSignInsBefore } from '../queries/qr-sign-ins.ts'

/** An hour after its end nobody asks any more what became of a picture. */
export const forgetQrSignIns = ({ db, clock }: Pick<AccountsWorld, 'db' | 'clock'>): Promise<void> =>
  removeQrSignInsBefore(db, later(clock.now(), -3600))
