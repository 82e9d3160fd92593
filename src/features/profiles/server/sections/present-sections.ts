import { isLanguage } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import type { DirectoryContents } from '#features/companies/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import { slugId } from '#shared/slug.ts'
import type { CompanyDirectory } from '../../../companies/server/door.ts'
import type { License } from '../../contract/links-and-licenses.ts'
import type { ListedSection, Profile } from '../../contract/profile.ts'
import type { SeekerLanguage, SeekerSkill } from '../../contract/skills-and-languages.ts'
import type { WorkExperience } from '../../contract/work-experiences.ts'
import { companiesHiddenBy } from '../hidden-companies.ts'
import { skillNamed } from '../named.ts'
import { majorOf } from '../preferences/preference-rules.ts'
import * as rows from '../queries/sections.ts'

/** The sections that are lists, as their owner sees them, in a language. */
export async function readSections(
  { db, directory }: { db: Db; directory: CompanyDirectory },
  accountId: string,
  language: string,
): Promise<Pick<Profile, ListedSection>> {
  const [{ work, educations, skills, languages, links, licenses }, known] = await Promise.all([
    rows.listSections(db, accountId),
    directory.fresh(),
  ])
  return {
    work_experiences: work.map((row) => presentWork(row, known)),
    educations,
    skills: skills.map((row) => presentSkill(row, language)),
    languages: languages.map((row) => presentLanguage(row, language)),
    links,
    licenses: licenses.map(presentLicense),
  }
}

const presentWork = (
  { company_id, known_company_name, salary_minor, ...row }: rows.WorkExperienceRow,
  known: DirectoryContents,
): WorkExperience => ({
  ...row,
  company:
    company_id === null || known_company_name === null
      ? null
      : {
          id: company_id,
          slug_id: slugId(known_company_name, company_id, 'company'),
          name: known_company_name,
        },
  is_current: row.ended_on === null,
  hidden_from: [...new Set(companiesHiddenBy({ ...row, known_company_name }, known).map(({ name }) => name))],
  monthly_salary: majorOf(salary_minor, row.salary_currency),
})

const presentSkill = ({ words, ...row }: rows.SkillRow, language: string): SeekerSkill => ({
  ...row,
  value: skillNamed(row.skill_id, words, language),
})

const presentLanguage = (row: rows.LanguageRow, language: string): SeekerLanguage => ({
  ...row,
  value: (isLanguage(language) ? nameInList('language_lists', row.language_id, language) : undefined) ?? '',
})

const presentLicense = ({ file_id, filename, bytes, ...row }: rows.LicenseRow): License => ({
  ...row,
  attachment:
    file_id === null || filename === null || bytes === null
      ? null
      : { address: privateFileAddress(file_id), filename, bytes },
})
