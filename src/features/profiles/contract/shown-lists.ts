/** The configuration lists whose names a profile is shown with. */
export const SHOWN_LISTS = [
  'arrangements',
  'educations',
  'industry_lists',
  'job_types',
  'language_lists',
  'language_proficiency_lists',
  'notice_period_lists',
  'salary_types',
  'seeker_type_lists',
  'seeking_status_lists',
  'skill_proficiency_lists',
  'work_permission_lists',
  'work_xps',
  'xp_lvls',
]
