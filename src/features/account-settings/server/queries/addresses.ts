import type { Db } from '#platform/db/database.ts'

type Channel = 'email' | 'phone'

/** Sets a proven address. Fails if another account has it (`isTaken`). */
export async function setAddress(
  db: Db,
  id: string,
  { channel, address, now }: { channel: Channel; address: string; now: Date },
): Promise<void> {
  const change =
    channel === 'email'
      ? { email: address, email_verified_at: now }
      : { phone: address, phone_verified_at: now }
  await db
    .updateTable('accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Removes an address. Returns false and changes nothing if it is the only one. */
export async function clearAddress(db: Db, id: string, channel: Channel, now: Date): Promise<boolean> {
  const change =
    channel === 'email'
      ? { email: null, email_verified_at: null, asks_email_code: false }
      : { phone: null, phone_verified_at: null }
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where(channel === 'email' ? 'phone' : 'email', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a statement failed because another account has the address. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

const UNIQUE_VIOLATION = '23505'
