import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface GreetingRow {
  id: string
  text: string
  is_default: boolean
}

/** In their order; without removed ones. */
export async function findGreetings(db: Db, accountId: string): Promise<GreetingRow[]> {
  const { rows } = await sql<GreetingRow>`
    select id, text, is_default from greetings
    where account_id = ${accountId} and removed_at is null order by place, id`.execute(db)
  return rows
}

/** Changes of one account run one after another, until the transaction ends. */
export const lockSeeker = (transaction: Db, accountId: string): Promise<unknown> =>
  sql`select from seekers where account_id = ${accountId} for no key update`.execute(transaction)

export async function addGreeting(
  transaction: Db,
  row: { account_id: string; place: number; text: string; is_default: boolean },
): Promise<void> {
  await transaction.insertInto('greetings').values(row).execute()
}

export async function setText(transaction: Db, id: string, text: string): Promise<void> {
  await transaction.updateTable('greetings').set({ text }).where('id', '=', id).execute()
}

/** The greetings in this order; the default among them, if it is one of them. */
export async function setOrder(
  transaction: Db,
  { ids, defaultId }: { ids: readonly string[]; defaultId: string | null },
): Promise<void> {
  await sql`update greetings set is_default = false
    where id = any(${ids}) and id is distinct from ${defaultId}::uuid`.execute(transaction)
  await sql`update greetings set place = places.place - 1, is_default = greetings.id is not distinct from ${defaultId}::uuid
    from unnest(${ids}::uuid[]) with ordinality as places(id, place) where greetings.id = places.id`.execute(
    transaction,
  )
}

/** It keeps its place and whether it was the default, until it is forgotten. */
export async function markRemoved(transaction: Db, id: string, now: Date): Promise<void> {
  await transaction.updateTable('greetings').set({ removed_at: now }).where('id', '=', id).execute()
}

export async function unmarkRemoved(transaction: Db, id: string): Promise<void> {
  await transaction
    .updateTable('greetings')
    .set({ removed_at: null, is_default: false })
    .where('id', '=', id)
    .execute()
}

/** A removed greeting of the account; null: none. */
export async function findRemoved(
  db: Db,
  { accountId, id, after }: { accountId: string; id: string; after: Date },
): Promise<{ id: string; place: number; text: string; is_default: boolean } | null> {
  const row = await db
    .selectFrom('greetings')
    .select(['id', 'place', 'text', 'is_default'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('removed_at', '>', after)
    .executeTakeFirst()
  return row ?? null
}

export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('greetings').where('removed_at', '<=', before).execute()
}
