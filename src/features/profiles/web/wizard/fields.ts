import type { FormAnswer } from '#ui/form/form-answer.ts'

/** The fields of the wizard's forms. */
export const WIZARD_FIELDS = [
  'title_ids',
  'own_titles',
  'title_words',
  'location',
  'place_words',
  'arrangement_id',
  'job_type_ids',
  'salary_min',
  'salary_currency',
  'pay_amount',
  'xp_lvl_id',
  'first_name',
  'last_name',
  'notice_period_id',
  'seeking_status_id',
  'entry',
  'is_confirmed',
  'job_title',
  'company_name',
  'started_month',
  'started_year',
  'started_on',
  'is_current',
  'ended_month',
  'ended_year',
  'ended_on',
  'education_id',
  'school_name',
] as const

export type WizardField = (typeof WIZARD_FIELDS)[number]
export type WizardAnswer = FormAnswer<WizardField>
