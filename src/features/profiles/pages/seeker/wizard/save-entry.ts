import type { SentForm } from '#app/common/sign-in/read-form.ts'
import { createEducation, deleteEducation, updateEducation } from '../../../contract/educations.ts'
import { savePerson } from '../../../contract/wizard.ts'
import type { Question } from '../../../contract/wizard-questions.ts'
import {
  createWorkExperience,
  deleteWorkExperience,
  updateWorkExperience,
} from '../../../contract/work-experiences.ts'
import type { WizardField } from '../../../web/wizard/fields.ts'
import type { PageCalls } from './fitting-jobs.ts'

type WizardForm = SentForm<WizardField>
type Errors = Partial<Record<WizardField, string>>

/**
 * Saves the job that was typed, if there is one, and goes on with `next`. Somebody who says that they have never worked
 * need not complete a job that they have begun to type.
 */
export async function saveWork(form: WizardForm, next: Question, calls: PageCalls): Promise<Errors> {
  let has_never_worked = form.intent === 'never' ? '1' : undefined
  const [job_title, company_name] = [form.text('job_title').trim(), form.text('company_name').trim()]
  const errors = missingIn(form, job_title)
  const isWhole = Object.keys(errors).length === 0
  const isBegun = job_title !== '' || company_name !== '' || hasMonth(form)
  if (form.intent === 'never' ? isWhole : isBegun) {
    if (!isWhole) return errors
    const fields = {
      job_title,
      company_name,
      started_on: monthIn(form, 'started'),
      ended_on: monthIn(form, 'ended'),
      is_current: isCurrent(form) ? '1' : '0',
      is_confirmed: isConfirmed(form) ? '1' : '0',
    }
    const id = form.text('entry')
    if (id === '') await calls.dispatch(createWorkExperience, fields, calls.viewer)
    else await calls.dispatch(updateWorkExperience, { id, ...fields }, calls.viewer)
    has_never_worked = '0'
  }
  await calls.dispatch(savePerson, { has_never_worked, next }, calls.viewer)
  return {}
}

/** Saves the education that was chosen, if there is one, and goes on with `next`. */
export async function saveSchool(form: WizardForm, next: Question, calls: PageCalls): Promise<Errors> {
  const { dispatch, viewer } = calls
  const [education_id, school_name] = [form.text('education_id'), form.text('school_name').trim()]
  if (education_id === '' && school_name !== '') return { school_name: 'level' }
  if (education_id !== '') {
    const fields = { education_id, school_name, is_confirmed: isConfirmed(form) ? '1' : '0' }
    const id = form.text('entry')
    if (id === '') await dispatch(createEducation, fields, viewer)
    else await dispatch(updateEducation, { id, ...fields }, viewer)
  }
  await dispatch(savePerson, { next }, viewer)
  return {}
}

export async function removeEntry(
  question: Question,
  id: string,
  { dispatch, viewer }: PageCalls,
): Promise<void> {
  if (question === 'work') await dispatch(deleteWorkExperience, { id }, viewer)
  else await dispatch(deleteEducation, { id }, viewer)
}

/** The entry to which somebody says “anyway”: another one that is there already is asked about anew. */
export const confirmationOf = (form: WizardForm): string =>
  JSON.stringify(
    ['job_title', 'company_name', 'education_id', 'school_name'].map((name) => form.sent.get(name)),
  )

const isConfirmed = (form: WizardForm): boolean => form.text('is_confirmed') === confirmationOf(form)

/** A month that was chosen begins a job, as its title does. */
const hasMonth = (form: WizardForm): boolean =>
  monthsOf(form).some((of) => form.text(`${of}_year`) !== '' || form.text(`${of}_month`) !== '')

/** The company may be none: some work for themselves, or rather do not say. */
function missingIn(form: WizardForm, jobTitle: string): Errors {
  const empty = [
    ...(jobTitle === '' ? ['job_title' as const] : []),
    ...monthsOf(form)
      .flatMap((of) => [`${of}_year`, `${of}_month`] as const)
      .filter((name) => form.text(name) === ''),
  ]
  return Object.fromEntries(empty.map((name) => [name, 'empty']))
}

const monthsOf = (form: WizardForm): readonly ('started' | 'ended')[] =>
  isCurrent(form) ? ['started'] : ['started', 'ended']

/** A hidden field comes before the box. */
const isCurrent = ({ sent }: WizardForm): boolean => sent.getAll('is_current').at(-1) === '1'

const monthIn = (form: WizardForm, of: 'started' | 'ended'): string =>
  isCurrent(form) && of === 'ended' ? '' : `${form.text(`${of}_year`)}-${form.text(`${of}_month`)}`
