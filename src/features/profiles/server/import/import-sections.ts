import type { z } from 'zod'
import { skillIdOf } from '#config/skills/skills.ts'
import type { Db } from '#platform/db/database.ts'
import type { Refusals } from '#platform/http/refusals.ts'
import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'
import { createEducation } from '../../contract/educations.ts'
import { createLicense, createLink } from '../../contract/links-and-licenses.ts'
import type { ListedSection } from '../../contract/profile.ts'
import { createLanguage, createSkill } from '../../contract/skills-and-languages.ts'
import { createWorkExperience } from '../../contract/work-experiences.ts'
import type { Columns, SectionTable } from '../queries/entries.ts'
import { educations } from '../sections/educations.ts'
import { languages } from '../sections/languages.ts'
import { licenses } from '../sections/licenses.ts'
import { links } from '../sections/links.ts'
import type { Section } from '../sections/section.ts'
import { skills } from '../sections/skills.ts'
import { workExperiences } from '../sections/work-experiences.ts'
import type { DraftFields } from './draft.ts'

/** A section of a profile as an import sees it. */
interface SectionNow {
  table: SectionTable
  most: { entries: number; code?: number }
  /** Entries that are there. */
  count: number
  /** Whether the profile has this entry already. */
  isKnown(fields: DraftFields): boolean
  /** The columns of a new entry, by the rules of its section. */
  columnsOf(fields: DraftFields, rules: Refusals & { now: Date }): Columns
}

/** Fields that stay the same between what was read and the profile: a job that was held twice is two jobs. */
const READERS: Readonly<Record<ListedSection, (db: Db, accountId: string) => Promise<SectionNow>>> = {
  work_experiences: reader(
    workExperiences,
    createWorkExperience.request,
    (said, job) =>
      isSame(said.job_title, job.job_title) &&
      isSame(said.company_name, job.company_name) &&
      (said.started_on === undefined || said.started_on === job.started_on),
  ),
  educations: reader(
    educations,
    createEducation.request,
    (said, school) =>
      isSame(said.school_name, school.school_name) &&
      (said.education_id === undefined || said.education_id === school.education_id) &&
      isSame(said.field_of_study ?? school.field_of_study, school.field_of_study),
  ),
  skills: reader(skills, createSkill.request, ({ value }, { skill_id, words }) => {
    const id = skillIdOf(String(value))
    return (id !== undefined && id === skill_id) || isSame(value, words)
  }),
  languages: reader(
    languages,
    createLanguage.request,
    (said, { language_id }) => said.language_id === language_id,
  ),
  links: reader(links, createLink.request, (said, { url }) => said.url === url),
  licenses: reader(
    licenses,
    createLicense.request,
    (said, { name, issuer }) => isSame(said.name, name) && isSame(said.issuer ?? issuer, issuer),
  ),
}

export const sectionNow = (section: ListedSection, db: Db, accountId: string): Promise<SectionNow> =>
  READERS[section](db, accountId)

function reader<Fields, Entry extends { id: string }>(
  section: Section<Fields, Entry>,
  request: z.ZodType<Fields>,
  isEntry: (said: DraftFields, entry: Entry) => boolean,
) {
  return async (db: Db, accountId: string): Promise<SectionNow> => {
    const entries = await section.list(db, accountId)
    return {
      table: section.table,
      most: section.most,
      count: entries.length,
      isKnown: (fields) => entries.some((entry) => isEntry(fields, entry)),
      columnsOf: (fields, rules) => {
        // That there may be such a job or school already was shown beside the box that was ticked.
        const read = request.safeParse({ ...fields, is_confirmed: true })
        if (!read.success) {
          for (const { path } of read.error.issues) refuseField(String(path[0]), fields, rules)
          return {}
        }
        section.refuseRepeated?.(read.data, entries, rules, null)
        return section.columnsOf(read.data, rules)
      },
    }
  }
}

function refuseField(field: string, fields: DraftFields, rules: Refusals): void {
  const value = lookUp(fields, field) ?? ''
  if (value === '') rules.refuse(field, 41259)
  else rules.say(field, 'value-invalid')
}

const isSame = (one: unknown, other: unknown): boolean =>
  foldText(String(one ?? '')) === foldText(String(other ?? ''))
