import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#platform/db/database.ts'
import type { Education } from '../../contract/educations.ts'
import type { ProfileLink } from '../../contract/links-and-licenses.ts'

/** The lists of a profile, each in its owner's order. Months are texts: `2023-03`. */

const month = (column: string): RawBuilder<string | null> =>
  sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM')`

export type WorkExperienceRow = Awaited<ReturnType<typeof listWorkExperiences>>[number]
const workExperiences = (db: Db, accountId: string) =>
  db
    .selectFrom('work_experiences')
    .leftJoin('companies', 'companies.id', 'work_experiences.company_id')
    .select([
      'work_experiences.id',
      'job_title',
      'title_id',
      'company_name',
      'company_id',
      'companies.name as known_company_name',
      'work_experiences.industry_id',
      sql<string>`to_char(started_on, 'YYYY-MM')`.as('started_on'),
      month('ended_on').as('ended_on'),
      'is_hidden_from_company',
      'work_experiences.description',
      'salary_minor',
      'salary_currency',
    ])
    .where('account_id', '=', accountId)
    .orderBy('position')
export const listWorkExperiences = (db: Db, accountId: string) => workExperiences(db, accountId).execute()

const educations = (db: Db, accountId: string) =>
  db
    .selectFrom('educations')
    .select(['id', 'school_name', 'education_id', 'field_of_study', 'is_attending', 'description'])
    .select([month('started_on').as('started_on'), month('ended_on').as('ended_on')])
    .where('account_id', '=', accountId)
    .orderBy('position')
export const listEducations = (db: Db, accountId: string): Promise<Education[]> =>
  educations(db, accountId).execute()

export type SkillRow = Awaited<ReturnType<typeof listSkills>>[number]
const skills = (db: Db, accountId: string) =>
  db
    .selectFrom('seeker_skills')
    .select(['id', 'skill_id', 'words', 'proficiency_id'])
    .where('account_id', '=', accountId)
    .orderBy('position')
export const listSkills = (db: Db, accountId: string) => skills(db, accountId).execute()

export type LanguageRow = Awaited<ReturnType<typeof listLanguages>>[number]
const languages = (db: Db, accountId: string) =>
  db
    .selectFrom('seeker_languages')
    .select(['id', 'language_id', 'proficiency_id'])
    .where('account_id', '=', accountId)
    .orderBy('position')
export const listLanguages = (db: Db, accountId: string) => languages(db, accountId).execute()

const links = (db: Db, accountId: string) =>
  db
    .selectFrom('profile_links')
    .select(['id', 'url', 'display_name', 'description'])
    .where('account_id', '=', accountId)
    .orderBy('position')
export const listLinks = (db: Db, accountId: string): Promise<ProfileLink[]> => links(db, accountId).execute()

export type LicenseRow = Awaited<ReturnType<typeof listLicenses>>[number]
const licenses = (db: Db, accountId: string) =>
  db
    .selectFrom('licenses')
    .leftJoin('files', 'files.id', 'licenses.file_id')
    .select(['licenses.id', 'name', 'issuer', 'never_expires', 'credential_id', 'credential_url'])
    .select([month('issued_on').as('issued_on'), month('expires_on').as('expires_on')])
    .select(['file_id', 'files.filename', 'files.bytes'])
    .where('licenses.account_id', '=', accountId)
    .orderBy('position')
export const listLicenses = (db: Db, accountId: string) => licenses(db, accountId).execute()

/** All lists in one query: to ask for each takes longer than to find their rows. */
export const listSections = (db: Db, accountId: string) =>
  db
    .selectNoFrom([
      jsonArrayFrom(workExperiences(db, accountId)).as('work'),
      jsonArrayFrom(educations(db, accountId)).as('educations'),
      jsonArrayFrom(skills(db, accountId)).as('skills'),
      jsonArrayFrom(languages(db, accountId)).as('languages'),
      jsonArrayFrom(links(db, accountId)).as('links'),
      jsonArrayFrom(licenses(db, accountId)).as('licenses'),
    ])
    .executeTakeFirstOrThrow()
