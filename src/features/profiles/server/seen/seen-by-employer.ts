import { personName } from '#shared/person-name.ts'
import type { Relation } from '#shared/relation.ts'
import type { Profile } from '../../contract/profile.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'

/**
 * The one view of a seeker for an employer whom the policy lets see it. Without a contact it has nothing that names the
 * person: names, addresses, links and credentials stay out. What somebody writes of themselves is theirs to decide.
 */
export function seenByEmployer(profile: Profile, contact: Relation['contact']): SeenProfile {
  const isInContact = contact !== 'none'
  const { headline, summary, country, current_location, activity, ...said } = profile
  const { first_name, last_name, email, phone_num, birth_date, nationality, home_address, home_unit } = said
  const contacts = {
    first_name,
    last_name,
    email,
    phone_num,
    birth_date,
    nationality,
    home_address,
    home_unit,
  }
  return {
    ...{ headline, summary, country, current_location, activity, contact },
    name: isInContact ? personName(profile) : first_name,
    contacts: isInContact ? { ...contacts, links: profile.links.map(withoutId) } : null,
    work_permission_id: said.work_permission_id,
    started_working_on: said.started_working_on,
    has_never_worked: said.has_never_worked,
    xp_lvl_id: said.xp_lvl_id,
    work_xp_id: said.work_xp_id,
    notice_period_id: said.notice_period_id,
    seeking_status_id: said.seeking_status_id,
    seeker_type_id: said.seeker_type_id,
    work_experiences: profile.work_experiences.map(
      ({ id: _id, is_hidden_from_company: _hides, hidden_from: _from, monthly_salary: _pay, ...entry }) => {
        const { salary_currency: _currency, ...seen } = entry
        return seen
      },
    ),
    educations: profile.educations.map(withoutId),
    skills: profile.skills.map(withoutId),
    languages: profile.languages.map(withoutId),
    licenses: profile.licenses.map(
      ({ id: _id, attachment: _file, credential_id, credential_url, ...seen }) => ({
        ...seen,
        credential_id: isInContact ? credential_id : null,
        credential_url: isInContact ? credential_url : null,
      }),
    ),
    job_preferences: profile.job_preferences.map(
      ({
        id: _id,
        missing: _missing,
        may: _may,
        salary_type_id: _type,
        salary_currency: _currency,
        ...entry
      }) => {
        const { salary_min: _min, salary_max: _max, ...seen } = entry
        return seen
      },
    ),
  }
}

const withoutId = <Entry extends { id: string }>({ id: _id, ...seen }: Entry): Omit<Entry, 'id'> => seen
