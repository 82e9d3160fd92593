/** Ids, keys and fixed properties of the lists of job seekers and their documents. Ids are stored and sent: never reuse or renumber one. */

export const notice_period_lists = [
  { id: 1, key: 'immediately', days: 0 },
  { id: 2, key: 'one-week', days: 7 },
  { id: 3, key: 'two-weeks', days: 14 },
  { id: 4, key: 'one-month', days: 30 },
  { id: 5, key: 'two-months', days: 60 },
  { id: 6, key: 'three-months', days: 90 },
  { id: 7, key: 'over-three-months', days: null },
] as const

export const gender_lists = [
  { id: 1, key: 'female' },
  { id: 2, key: 'male' },
  { id: 3, key: 'other' },
  { id: 4, key: 'undisclosed' },
] as const

/** Whether somebody looks for work. Employers cannot find those who do not. */
export const seeking_status_lists = [
  { id: 1, key: 'looking' },
  { id: 2, key: 'open' },
  { id: 3, key: 'not-looking' },
] as const

export const seeker_type_lists = [
  { id: 1, key: 'student' },
  { id: 2, key: 'graduate' },
  { id: 3, key: 'professional' },
  { id: 4, key: 'freelancer' },
  { id: 5, key: 'returning' },
] as const

/** By law, where they live. */
export const work_permission_lists = [
  { id: 1, key: 'unrestricted' },
  { id: 2, key: 'permit' },
  { id: 3, key: 'needs-sponsor' },
] as const

export const skill_proficiency_lists = [
  { id: 1, key: 'beginner' },
  { id: 2, key: 'intermediate' },
  { id: 3, key: 'advanced' },
  { id: 4, key: 'expert' },
] as const

export const language_proficiency_lists = [
  { id: 1, key: 'basic' },
  { id: 2, key: 'everyday' },
  { id: 3, key: 'fluent' },
  { id: 4, key: 'native' },
] as const

export const work_xps = [
  { id: 1, key: 'none', min_years: 0, max_years: 0 },
  { id: 2, key: 'under-1-year', min_years: 0, max_years: 1 },
  { id: 3, key: '1-2-years', min_years: 1, max_years: 2 },
  { id: 4, key: '3-5-years', min_years: 3, max_years: 5 },
  { id: 5, key: '6-10-years', min_years: 6, max_years: 10 },
  { id: 6, key: 'over-10-years', min_years: 10, max_years: null },
] as const

export const educations = [
  { id: 1, key: 'primary', degree: 1 },
  { id: 2, key: 'lower-secondary', degree: 1 },
  { id: 3, key: 'upper-secondary', degree: 2 },
  { id: 4, key: 'vocational', degree: 3 },
  { id: 5, key: 'diploma', degree: 4 },
  { id: 6, key: 'bachelor', degree: 5 },
  { id: 7, key: 'postgraduate-diploma', degree: 5 },
  { id: 8, key: 'master', degree: 6 },
  { id: 9, key: 'doctorate', degree: 7 },
  { id: 10, key: 'other', degree: null },
] as const

export const pipeline_stage_lists = [
  { id: 1, key: 'applied', final: false },
  { id: 2, key: 'viewed', final: false },
  { id: 3, key: 'communicated', final: false },
  { id: 4, key: 'shortlisted', final: false },
  { id: 5, key: 'interview', final: false },
  { id: 6, key: 'offer', final: false },
  { id: 7, key: 'hired', final: true },
  { id: 8, key: 'not-accepted', final: true },
  { id: 9, key: 'withdrawn', final: true },
] as const

export const resume_last_updated_time_lists = [
  { id: 1, key: 'one-day', days: 1 },
  { id: 2, key: 'three-days', days: 3 },
  { id: 3, key: 'one-week', days: 7 },
  { id: 4, key: 'two-weeks', days: 14 },
  { id: 5, key: 'one-month', days: 30 },
  { id: 6, key: 'three-months', days: 90 },
  { id: 7, key: 'six-months', days: 180 },
  { id: 8, key: 'one-year', days: 365 },
] as const

export const resume_source_lists = [
  { id: 1, key: 'upload' },
  { id: 2, key: 'quick-upload' },
  { id: 3, key: 'online-resume' },
  { id: 4, key: 'generated' },
  { id: 5, key: 'template' },
  { id: 6, key: 'application' },
  { id: 7, key: 'import' },
] as const

export const social_types = [
  { id: 1, key: 'google' },
  { id: 2, key: 'apple' },
  { id: 3, key: 'facebook' },
  { id: 4, key: 'linkedin' },
  { id: 5, key: 'line' },
  { id: 6, key: 'x' },
] as const
