import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { SPOKEN_LANGUAGES } from '#config/lists/spoken-languages.ts'
import { skillIdOf } from '#config/skills/skills.ts'
import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import type { Db } from '#platform/db/database.ts'
import { toMinor } from '#shared/money.ts'
import type { DemoPreference, DemoProfile } from './cast-profiles/profile.ts'
import { columnsOf, json } from './insert-rows.ts'
import type { DemoSeeker } from './records.ts'

/** The wizard's last step. */
const LAST_STEP = 4

/** Makes an account a seeker's, with the profile. Call it in a transaction. */
export async function insertSeeker(db: Db, accountId: string, seeker: DemoSeeker, now: Date): Promise<void> {
  const { profile, wanted, finishedSteps, headline, levelId } = seeker
  await insert(db, 'seekers', [
    {
      account_id: accountId,
      register_flow: finishedSteps,
      profile_completed_at: finishedSteps === LAST_STEP ? now : null,
      headline,
      xp_lvl_id: levelId,
      ...(profile !== null && { ...aboutPerson(profile), profile_updated_at: now }),
      // The columns that may not be null.
      has_never_worked: profile?.startedWorking === null,
      profile_version: 0,
      is_hidden: false,
    },
  ])
  const preferences = profile?.preferences ?? (wanted.length > 0 ? [{ titles: wanted }] : [])
  for (const [position, preference] of preferences.entries()) {
    await insertPreference(db, { account_id: accountId, position }, preference, now)
  }
  if (profile === null) return
  for (const [table, rows] of Object.entries(sectionsOf(profile))) {
    await insert(
      db,
      table,
      rows.map((row, position) => ({ id: randomUUID(), account_id: accountId, position, ...row })),
    )
  }
}

const aboutPerson = (profile: DemoProfile) => ({
  summary: profile.summary,
  birth_date: profile.birthDate,
  nationality: profile.nationality,
  gender_id: profile.gender ?? null,
  location_id: profile.livesAt,
  work_permission_id: profile.workPermission,
  started_working_on: dayOf(profile.startedWorking),
  notice_period_id: profile.noticePeriod,
  seeking_status_id: profile.seekingStatus,
  seeker_type_id: profile.seekerType,
  home_address: profile.home?.address ?? null,
  home_unit: profile.home?.unit ?? null,
})

async function insertPreference(
  db: Db,
  place: { account_id: string; position: number },
  preference: Pick<DemoPreference, 'titles'> & Partial<DemoPreference>,
  now: Date,
): Promise<void> {
  const id = randomUUID()
  const { titles, pay } = preference
  await insert(db, 'job_preferences', [
    {
      id,
      ...place,
      arrangement_id: preference.arrangement ?? null,
      job_type_ids: preference.jobTypes ?? [],
      industry_id: preference.industry ?? null,
      country: preference.country ?? null,
      location_id: preference.place ?? null,
      time_zone: preference.timeZone ?? null,
      language_ids: (preference.languages ?? []).map(languageId),
      salary_type_id: pay?.type ?? null,
      salary_currency: pay?.currency ?? null,
      salary_min_minor: pay ? String(toMinor(pay.from, pay.currency)) : null,
      salary_max_minor: pay ? String(toMinor(pay.to, pay.currency)) : null,
      created_at: now,
      updated_at: now,
    },
  ])
  await insert(
    db,
    'preference_titles',
    titles.map((key, position) => ({
      preference_id: id,
      account_id: place.account_id,
      position,
      title_id: titleId(key),
      near_title_ids: [],
    })),
  )
}

/** The rows of the sections that are lists, by table. */
const sectionsOf = (profile: DemoProfile) => ({
  work_experiences: profile.work.map((job) => ({
    job_title: job.title,
    title_id: titleId(job.titleKey),
    company_name: job.company,
    industry_id: job.industry,
    started_on: dayOf(job.from),
    ended_on: dayOf(job.to),
    is_hidden_from_company: job.isHiddenFromCompany ?? false,
    description: job.description,
  })),
  educations: profile.education.map((school) => ({
    school_name: school.school,
    education_id: school.level,
    field_of_study: school.field,
    started_on: dayOf(school.from),
    ended_on: dayOf(school.to),
    is_attending: school.to === null,
    description: school.description ?? null,
  })),
  seeker_skills: profile.skills.map(([name, proficiency]) => ({
    skill_id: skillIdOf(name) ?? null,
    words: name,
    proficiency_id: proficiency,
  })),
  seeker_languages: profile.languages.map(([code, proficiency]) => ({
    language_id: languageId(code),
    proficiency_id: proficiency,
  })),
  profile_links: profile.links.map(({ url, name, description }) => ({
    url,
    display_name: name,
    description,
  })),
  licenses: profile.licenses.map(({ name, issuer, issued, expires, credentialId }) => ({
    name,
    issuer,
    issued_on: dayOf(issued),
    expires_on: dayOf(expires),
    never_expires: expires === null,
    credential_id: credentialId,
  })),
})

/** Months are stored as their first days. */
const dayOf = (month: string | null): string | null => (month === null ? null : `${month}-01`)

function titleId(key: TitleKey): number {
  const found = FUNCTION_TITLES.find((title) => title.key === key)
  if (found === undefined) throw new Error(`There is no title ${key}`)
  return found.id
}

function languageId(code: string): number {
  const found = SPOKEN_LANGUAGES.find((language) => language.code === code)
  if (found === undefined) throw new Error(`There is no language ${code}`)
  return found.id
}

async function insert(db: Db, table: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.table(table)
  await sql`
    insert into ${name} (${columnsOf(rows)})
    select ${columnsOf(rows)} from jsonb_populate_recordset(null::${name}, ${json(rows)})`.execute(db)
}
