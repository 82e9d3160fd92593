import type { z } from 'zod'
import { currencyByCode } from '#config/currencies.ts'
import { MOST_WORK_EXPERIENCES, WORK_DESCRIPTION } from '#config/limits.ts'
import type { Refusals } from '#platform/http/refusals.ts'
import { foldText } from '#shared/fold-text.ts'
import { toMajor, toMinor } from '#shared/money.ts'
import type { createWorkExperience } from '../../contract/work-experiences.ts'
import { amountIn } from '../amount-in.ts'
import { currentMonth, firstDay } from '../months.ts'
import { listWorkExperiences, type WorkExperienceRow } from '../queries/sections.ts'
import type { Section } from './section.ts'

export type WorkExperienceFields = z.output<typeof createWorkExperience.request>

export const workExperiences: Section<WorkExperienceFields, WorkExperienceRow> = {
  table: 'work_experiences',
  most: { entries: MOST_WORK_EXPERIENCES, field: 'job_title' },
  missing: 41241,
  list: listWorkExperiences,

  fieldsOf: ({ salary_minor, ...entry }) => ({
    ...entry,
    monthly_salary:
      salary_minor === null || entry.salary_currency === null
        ? null
        : toMajor(salary_minor, entry.salary_currency),
  }),

  columnsOf(fields, { now, ...refusals }) {
    const { monthly_salary = null, salary_currency: currency = null } = fields
    const isKnown = currency !== null && currencyByCode(currency) !== undefined
    const asked = { currency: isKnown ? currency : null, field: 'monthly_salary' }
    const salary = amountIn(monthly_salary, asked, refusals)
    const endedOn = fields.is_current === true ? null : (fields.ended_on ?? null)
    if (fields.is_current === false && endedOn === null) refusals.refuse('ended_on', 41259)
    refuseWrongMonths({ start: fields.started_on, end: endedOn, now }, refusals)
    refuseWrongDescription(fields.description, refusals)
    // Without a company there is none from which it could hide.
    if (fields.is_hidden_from_company === true && !fields.company_name) refusals.refuse('company_name', 41259)
    refusals.requireListed('industry_id', 'industry_lists', fields.industry_id)
    if (salary !== null && currency === null) refusals.refuse('salary_currency', 41259)
    if (currency !== null && !isKnown) refusals.say('salary_currency', 'choose-from-list')
    const isPaid = salary !== null && isKnown
    return {
      job_title: fields.job_title,
      company_name: fields.company_name ?? '',
      industry_id: fields.industry_id ?? null,
      started_on: firstDay(fields.started_on),
      ended_on: firstDay(endedOn),
      is_hidden_from_company: fields.is_hidden_from_company ?? false,
      description: fields.description ?? null,
      salary_minor: isPaid ? toMinor(salary, currency) : null,
      salary_currency: isPaid ? currency : null,
    }
  },

  refuseRepeated(fields, others, refusals, before) {
    const key = keyOf(fields)
    if (fields.is_confirmed === true || (before !== null && keyOf(before) === key)) return
    if (others.some((other) => keyOf(other) === key)) refusals.refuse('job_title', 41253)
  },
}

const keyOf = ({ job_title, company_name }: Pick<WorkExperienceFields, 'job_title' | 'company_name'>) =>
  JSON.stringify([foldText(job_title), foldText(company_name ?? '')])

/** A start lies before the end, and not in the future. An end in the future is `isPlanned`: a course has one, a job not. */
export function refuseWrongMonths(
  {
    start,
    end,
    now,
    isPlanned = false,
  }: { start: string | null | undefined; end: string | null | undefined; now: Date; isPlanned?: boolean },
  refusals: Refusals,
): void {
  if (start != null && start > currentMonth(now)) refusals.say('started_on', 'month-in-future')
  if (start != null && end != null && start > end) refusals.refuse('ended_on', 41245)
  if (end != null && !isPlanned && end > currentMonth(now)) refusals.say('ended_on', 'month-in-future')
}

export function refuseWrongDescription(text: string | null | undefined, refusals: Refusals): void {
  const { min, max } = WORK_DESCRIPTION
  const length = [...(text ?? '')].length
  if (length > 0 && (length < min || length > max)) refusals.refuse('description', 41247, { min, max })
}
