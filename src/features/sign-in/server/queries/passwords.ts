import type { Db } from '#platform/db/database.ts'

export async function setPassword(db: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, password_set_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Stores the same password with the current cost, unless it was changed meanwhile. */
export async function renewHash(db: Db, id: string, hashes: { old: string; new: string }): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: hashes.new })
    .where('id', '=', id)
    .where('password_hash', '=', hashes.old)
    .execute()
}
