import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface WizardRow {
  register_flow: number
  is_profile_completed: boolean
  wanted_title_ids: number[]
  location_id: number | null
  xp_lvl_id: number | null
  first_name: string
  last_name: string
  country: string | null
}

/** Null for an account that is no seeker’s. */
export async function findWizard(db: Db, accountId: string): Promise<WizardRow | null> {
  const { rows } = await sql<WizardRow>`
    select s.register_flow, s.profile_completed_at is not null as is_profile_completed, s.wanted_title_ids,
      s.location_id, s.xp_lvl_id, a.first_name, a.last_name, a.country
    from seekers s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** A step that is done stays done, whichever is saved again. */
export async function storeDesiredJob(
  db: Db,
  accountId: string,
  {
    titleIds,
    locationId,
    levelId,
  }: { titleIds: number[]; locationId: number | null; levelId: number | null },
): Promise<void> {
  await sql`
    update seekers set wanted_title_ids = ${titleIds}::integer[], location_id = ${locationId}, xp_lvl_id = ${levelId},
      register_flow = greatest(register_flow, 1)
    where account_id = ${accountId}`.execute(db)
}

export async function storePerson(
  db: Db,
  accountId: string,
  { firstName, lastName, country, now }: { firstName: string; lastName: string; country: string; now: Date },
): Promise<void> {
  await sql`
    with named as (
      update accounts set first_name = ${firstName}, last_name = ${lastName}, country = ${country}, updated_at = ${now}
      where id = ${accountId} returning id)
    update seekers set register_flow = greatest(register_flow, 2) from named where account_id = named.id`.execute(
    db,
  )
}
