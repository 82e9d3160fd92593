import { createHash } from 'node:crypto'
import { ApiError } from '#shared/api-error.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db/database.ts'
import { countCall, removeWindow, removeWindowsBefore, uncountCall } from './db/rate-windows.ts'

export interface SharedLimit {
  /** What is counted: `sign-in`, `mail hour` ... */
  name: string
  /** Who is counted: an address, an account. Only a digest of it is stored. */
  of: string
  calls: number
  /** Length of the window, which starts with the first call. */
  seconds: number
}

/**
 * Counts one call across all processes. Throws `ApiError` 40006 with the seconds to wait once the limit is reached. A
 * rollback undoes the count: count before the transaction what must be counted even then.
 */
export async function takeShared(db: Db, clock: Clock, limit: SharedLimit): Promise<void> {
  const { calls, secondsLeft } = await countShared(db, clock, limit)
  if (calls > limit.calls) throw new ApiError(40006, { params: { seconds: secondsLeft } })
}

/** Counts one call without refusing any. Returns the number of calls in the window, this one included. */
export async function countShared(
  db: Db,
  clock: Clock,
  counted: Omit<SharedLimit, 'calls'>,
): Promise<{ calls: number; secondsLeft: number }> {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + counted.seconds * 1000)
  const { calls, ends_at } = await countCall(db, keyOf(counted), { now, endsAt })
  return { calls, secondsLeft: Math.ceil((ends_at.getTime() - now.getTime()) / 1000) }
}

/** Gives one call back: nothing came of it. */
export const returnShared = (db: Db, { calls, ...limit }: Omit<SharedLimit, 'seconds'>): Promise<void> =>
  uncountCall(db, keyOf(limit), calls)

/** Resets a count: a successful sign-in says nothing against the visitor. */
export const resetShared = (db: Db, limit: Pick<SharedLimit, 'name' | 'of'>): Promise<void> =>
  removeWindow(db, keyOf(limit))

/** Deletes windows that have passed. */
export const forgetWindows = (db: Db, clock: Clock): Promise<void> => removeWindowsBefore(db, clock.now())

const keyOf = ({ name, of }: Pick<SharedLimit, 'name' | 'of'>): Buffer =>
  createHash('sha256').update(`${name} ${of}`).digest()
