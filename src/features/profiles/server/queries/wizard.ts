import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { WantedTitle } from '../../contract/wizard.ts'

export interface WizardRow {
  register_flow: number
  is_profile_completed: boolean
  titles: WantedTitle[]
  location_id: number | null
  location_words: string | null
  xp_lvl_id: number | null
  first_name: string
  last_name: string
  country: string | null
}

/** Null if the account is not a seeker’s. */
export async function findWizard(db: Db, accountId: string): Promise<WizardRow | null> {
  const { rows } = await sql<WizardRow>`
    select s.register_flow, s.profile_completed_at is not null as is_profile_completed,
      array(
        select jsonb_build_object('title_id', title_id, 'words', words, 'near_title_ids', near_title_ids)
        from wanted_titles where account_id = s.account_id order by position) as titles,
      s.location_id, s.location_words, s.xp_lvl_id, a.first_name, a.last_name, a.country
    from seekers s join accounts a on a.id = s.account_id
    where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Saves a step. A finished step stays finished. Does nothing if the account is not a seeker's. Call it in a
 * transaction.
 */
export async function storeDesiredJob(
  db: Db,
  accountId: string,
  wish: {
    titles: readonly WantedTitle[]
    locationId: number | null
    locationWords: string | null
    levelId: number | null
  },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update seekers set location_id = ${wish.locationId}, location_words = ${wish.locationWords},
      xp_lvl_id = ${wish.levelId}, register_flow = greatest(register_flow, 1)
    where account_id = ${accountId}`.execute(db)
  if (numAffectedRows === 0n) return
  await db.deleteFrom('wanted_titles').where('account_id', '=', accountId).execute()
  const titles = wish.titles.map((title, position) => ({ account_id: accountId, position, ...title }))
  await db.insertInto('wanted_titles').values(titles).execute()
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
