import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface FoundAccount {
  id: string
  active_key: 1 | 2
  email: string | null
  email_verified_at: Date | null
  phone: string | null
  phone_verified_at: Date | null
  first_name: string
  last_name: string
  country: string | null
  language: string
  password_hash: string | null
  password_set_at: Date | null
  asks_email_code: boolean
  suspended_at: Date | null
  suspended_until: Date | null
  delete_after: Date | null
  /** Proofs with a lower number no longer count (`endOlderProofs`). */
  proofs_valid_from: number
  created_at: Date
  /** Finished steps of the wizard; null if the account is not a seeker's. */
  register_flow: number | null
  is_profile_completed: boolean
  /** Whether they have been asked what they look for. This and what follows is false or null for others than seekers. */
  has_wish: boolean
  has_work_answer: boolean
  has_education: boolean
  headline: string | null
  notice_period_id: number | null
  /** Where they live. */
  location_id: number | null
  profile_updated_at: Date | null
  is_recruiter: boolean
  is_operator: boolean
  has_app: boolean
  /** Whether an unused recovery code is left. */
  has_recovery: boolean
  passkeys: number
  /** The small picture, a private file. */
  avatar_id: string | null
}

const account = sql`
  select a.id, a.active_key, a.email, a.email_verified_at, a.phone, a.phone_verified_at, a.first_name, a.last_name,
    a.country, a.language, a.password_hash, a.password_set_at, a.asks_email_code, a.suspended_at, a.suspended_until, a.delete_after,
    a.proofs_valid_from, a.created_at, s.register_flow, s.profile_completed_at is not null as is_profile_completed,
    s.headline, s.notice_period_id, s.location_id, s.profile_updated_at,
    exists (select from job_preferences p where p.account_id = a.id) as has_wish,
    coalesce(s.has_never_worked, false) or exists (select from work_experiences w where w.account_id = a.id)
      as has_work_answer,
    exists (select from educations e where e.account_id = a.id) as has_education,
    exists (select from recruiters r where r.account_id = a.id) as is_recruiter,
    exists (select from operators o where o.account_id = a.id) as is_operator,
    exists (select from authenticator_apps t where t.account_id = a.id) as has_app,
    exists (select from recovery_codes c where c.account_id = a.id and c.used_at is null) as has_recovery,
    (select count(*)::integer from passkeys p where p.account_id = a.id) as passkeys,
    (select v.small_file_id from avatars v where v.account_id = a.id) as avatar_id
  from accounts a left join seekers s on s.account_id = a.id`

export async function findAccount(db: Db, id: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`${account} where a.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Finds an account by its email address, proven or not, ignoring case. */
export async function findAccountByEmail(db: Db, email: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`${account} where lower(a.email) = lower(${email})`.execute(db)
  return rows[0] ?? null
}

/** Finds an account by its phone number (E.164), proven or not. */
export async function findAccountByPhone(db: Db, phone: string): Promise<FoundAccount | null> {
  const { rows } = await sql<FoundAccount>`${account} where a.phone = ${phone}`.execute(db)
  return rows[0] ?? null
}

export async function becomeSeeker(db: Db, id: string): Promise<void> {
  await db
    .insertInto('seekers')
    .values({ account_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Locks the account's row until the transaction ends: changes of its sign-in methods run one after another. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await sql`select from accounts where id = ${accountId} for update`.execute(db)
}
