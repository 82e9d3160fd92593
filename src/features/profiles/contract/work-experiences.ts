import { z } from 'zod'
import { MAX_COMPANY_NAME, MAX_OWN_WORDS, WORK_DESCRIPTION } from '#config/limits.ts'
import { createCall, deleteCall, updateCall } from './entry-calls.ts'
import {
  isOn,
  line,
  lineOrEmpty,
  month,
  optionalAmount,
  optionalCurrency,
  optionalLines,
  optionalListId,
  optionalMonth,
} from './fields.ts'

const fields = z.object({
  job_title: line(MAX_OWN_WORDS),
  /** Empty: for nobody else, or not said. */
  company_name: lineOrEmpty(MAX_COMPANY_NAME).optional(),
  industry_id: optionalListId().optional(),
  started_on: month(),
  /** Ignored while they work there. */
  ended_on: optionalMonth().optional(),
  is_current: isOn().optional(),
  is_hidden_from_company: isOn().optional(),
  /** May be longer than allowed, so that the use-case refuses it with its own code (41247). */
  description: optionalLines(WORK_DESCRIPTION.max * 3).optional(),
  /** Major units a month. Not asked where the law forbids the question. */
  monthly_salary: optionalAmount().optional(),
  salary_currency: optionalCurrency().optional(),
  /** Whether the owner has seen that there is such an entry already (41253). */
  is_confirmed: isOn().optional(),
})

const ERRORS = [41245, 41247, 41253, 41259]
export const createWorkExperience = createCall(
  'WorkExperience',
  '/work-experiences/create',
  'a job',
  fields,
  ERRORS,
)
export const updateWorkExperience = updateCall(
  'WorkExperience',
  '/work-experiences/:id/update',
  'a job',
  fields,
  [...ERRORS, 41241],
)
export const deleteWorkExperience = deleteCall(
  'WorkExperience',
  '/work-experiences/:id/delete',
  'a job',
  41241,
)

/** As its owner sees it. */
export const workExperience = z.object({
  id: z.uuid(),
  job_title: z.string(),
  /** Of the function tree; null: own words. */
  title_id: z.number().int().nullable(),
  company_name: z.string(),
  /** Of our directory; null: none of that name. */
  company: z.object({ id: z.number().int(), slug_id: z.string(), name: z.string() }).nullable(),
  industry_id: z.number().int().nullable(),
  /** `2023-03`. */
  started_on: z.string(),
  ended_on: z.string().nullable(),
  is_current: z.boolean(),
  is_hidden_from_company: z.boolean(),
  /** The companies of our directory from which the entry hides the profile: the company, its aliases and its group. */
  hidden_from: z.array(z.string()),
  description: z.string().nullable(),
  monthly_salary: z.number().nullable(),
  salary_currency: z.string().nullable(),
})
export type WorkExperience = z.output<typeof workExperience>
