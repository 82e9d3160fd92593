import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface ProfileRow {
  first_name: string
  last_name: string
  email: string | null
  phone_num: string | null
  country: string | null
  small_file_id: string | null
  large_file_id: string | null
  headline: string | null
  summary: string | null
  birth_date: string | null
  nationality: string | null
  location_id: number | null
  location_words: string | null
  work_permission_id: number | null
  started_working_on: string | null
  has_never_worked: boolean
  xp_lvl_id: number | null
  notice_period_id: number | null
  seeking_status_id: number | null
  seeker_type_id: number | null
  gender_id: number | null
  home_address: string | null
  home_unit: string | null
  is_hidden: boolean
  is_profile_completed: boolean
  register_flow: number
  active_at: Date | null
  /** The attached resume that is sent without asking, or else the newest. */
  resume_id: string | null
  filename: string | null
  resumes_count: number
  /** Of the newest video resume. */
  video_resume_id: string | null
  video_file_id: string | null
  video_cover_file_id: string | null
}

/** What a seeker's profile has beside its lists; null for an account that is no seeker's. */
export async function findProfile(db: Db, accountId: string): Promise<ProfileRow | null> {
  const { rows } = await sql<ProfileRow>`
    select a.first_name, a.last_name, a.email, a.phone as phone_num, a.country, v.small_file_id, v.large_file_id,
      s.headline, s.summary, to_char(s.birth_date, 'YYYY-MM-DD') as birth_date, s.nationality, s.location_id,
      s.location_words, s.work_permission_id, to_char(s.started_working_on, 'YYYY-MM') as started_working_on,
      s.has_never_worked, s.xp_lvl_id, s.notice_period_id, s.seeking_status_id, s.seeker_type_id, s.gender_id,
      s.home_address, s.home_unit, s.is_hidden, s.profile_completed_at is not null as is_profile_completed,
      s.register_flow, s.active_at,
      t.id as resume_id, t.filename, coalesce(t.count, 0)::int as resumes_count,
      r.id as video_resume_id, r.video_file_id, r.cover_file_id as video_cover_file_id
    from seekers s join accounts a on a.id = s.account_id left join avatars v on v.account_id = s.account_id
      left join lateral (
        select id, video_file_id, cover_file_id from video_resumes
        where account_id = s.account_id and video_file_id is not null
        order by created_at desc, id desc limit 1) r on true
      left join lateral (
        select resumes.id, filename, count(*) over () as count
        from resumes join files on files.id = resumes.file_id
          left join resume_settings on resume_settings.auto_send_resume_id = resumes.id
        where resumes.account_id = s.account_id
        order by resume_settings.auto_send_resume_id is null, resumes.created_at desc, resumes.id desc
        limit 1) t on true
    where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** Writes the given columns; `country` and names are the account's. */
export async function storeBasics(
  db: Db,
  accountId: string,
  {
    account,
    seeker,
    now,
  }: {
    account: Readonly<Record<string, string | null>>
    seeker: Readonly<Record<string, string | number | boolean | null>>
    now: Date
  },
): Promise<void> {
  const assignments = (columns: Readonly<Record<string, unknown>>) =>
    sql.join(Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  if (Object.keys(account).length > 0)
    await sql`
      update accounts set ${assignments({ ...account, updated_at: now })} where id = ${accountId}`.execute(db)
  if (Object.keys(seeker).length > 0)
    await sql`update seekers set ${assignments(seeker)} where account_id = ${accountId}`.execute(db)
}
