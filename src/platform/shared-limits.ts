import { createHash } from 'node:crypto'
import { ApiError } from '#shared/api-error.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { countCall, removeWindow, removeWindowsBefore } from './db/rate-windows.ts'

export interface SharedLimit {
  /** What is counted: `sign-in`, `mail hour` ... */
  name: string
  /** Of whom or what: an address, an account. It is not kept, only its digest. */
  of: string
  calls: number
  /** Length of the window, which starts with the first call. */
  seconds: number
}

/**
 * Counts one call for all processes together. Throws `ApiError` 40006 with the seconds to wait once the limit is reached.
 * Within a transaction that is rolled back nothing is counted: what must count even then is taken before it.
 */
export async function takeShared(db: Db, clock: Clock, limit: SharedLimit): Promise<void> {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const window = await countCall(db, keyOf(limit), { now, endsAt })
  if (window.calls <= limit.calls) return
  const seconds = Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000)
  throw new ApiError(40006, { params: { seconds } })
}

/** Forgets what was counted: a sign-in that succeeded says nothing against who tries. */
export const forgetShared = (db: Db, limit: Pick<SharedLimit, 'name' | 'of'>): Promise<void> =>
  removeWindow(db, keyOf(limit))

/** Sweeps away windows that have passed. */
export const forgetWindows = (db: Db, clock: Clock): Promise<void> => removeWindowsBefore(db, clock.now())

const keyOf = ({ name, of }: Pick<SharedLimit, 'name' | 'of'>): Buffer =>
  createHash('sha256').update(`${name} ${of}`).digest()
