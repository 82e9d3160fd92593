import type { ProfileSection } from './profile.ts'

/** How the field of an entry is mended: as a line, several lines, a month, a day, or a value of a list. */
export type MendedAs = 'line' | 'lines' | 'month' | 'day' | 'educations' | 'language_proficiency_lists'

interface MendableField {
  field: string
  as: MendedAs
}

const field = (name: string, as: MendedAs = 'line'): MendableField => ({ field: name, as })

/** The fields of an import that a person may change before it is added, in the order of the form. Without zod. */
const MENDABLE: Readonly<Record<ProfileSection, readonly MendableField[]>> = {
  basics: [
    field('first_name'),
    field('last_name'),
    field('headline'),
    field('summary', 'lines'),
    field('location_words'),
    field('birth_date', 'day'),
  ],
  work_experiences: [
    field('job_title'),
    field('company_name'),
    field('started_on', 'month'),
    field('ended_on', 'month'),
    field('description', 'lines'),
  ],
  educations: [
    field('school_name'),
    field('education_id', 'educations'),
    field('field_of_study'),
    field('started_on', 'month'),
    field('ended_on', 'month'),
    field('description', 'lines'),
  ],
  skills: [field('value')],
  languages: [field('proficiency_id', 'language_proficiency_lists')],
  links: [field('url'), field('display_name')],
  licenses: [
    field('name'),
    field('issuer'),
    field('issued_on', 'month'),
    field('expires_on', 'month'),
    field('credential_id'),
  ],
}

/** Of one entry. An answer of the basic information has only its own field. */
export const mendableFields = ({
  section,
  fields,
}: {
  section: ProfileSection
  fields: Readonly<Record<string, unknown>>
}): readonly MendableField[] =>
  MENDABLE[section].filter(({ field: name }) => section !== 'basics' || Object.hasOwn(fields, name))
