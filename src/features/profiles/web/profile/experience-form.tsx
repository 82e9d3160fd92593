import { type ReactNode, useState } from 'react'
import { MAX_COMPANY_NAME, WORK_DESCRIPTION } from '#config/limits.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { writtenAmount } from '#shared/written-amount.ts'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import type { WorkExperience } from '../../contract/work-experiences.ts'
import { ChoiceField, SwitchField } from './choice-fields.tsx'
import { CountedText } from './counted-text.tsx'
import { EditForm } from './edit-form.tsx'
import { MonthField } from './month-field.tsx'
import { useAnswerFor, useEditingPage } from './page-context.ts'
import { SuggestField } from './suggest-field.tsx'
import { useText } from './texts.ts'

const SECTION = 'work_experiences'

interface ExperienceFormProps {
  job: WorkExperience | null
  isPayAsked: boolean
  /** Of the visitor's country. */
  currency: string | null
}

export function ExperienceForm({ job, isPayAsked, currency }: ExperienceFormProps) {
  const t = useText()
  const id = job?.id ?? null
  const answer = useAnswerFor(SECTION, id)
  const { suggest } = useEditingPage()
  const [company, setCompany] = useState(
    inputProps(answer, 'company_name', job?.company_name).defaultValue ?? '',
  )
  return (
    <EditForm section={SECTION} id={id} title={job?.job_title ?? t('profile.new_experience')} canDelete>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestField
          label={t('profile.job_title')}
          {...inputProps(answer, 'job_title', job?.job_title)}
          suggest={suggest.titles}
        />
        <SuggestField
          label={t('profile.company')}
          {...inputProps(answer, 'company_name', job?.company_name)}
          suggest={suggest.companies}
          maxLength={MAX_COMPANY_NAME}
          onText={setCompany}
        />
      </div>
      <Period answer={answer} entry={job} name="is_current" isOpen={job?.is_current ?? false}>
        {t('profile.is_current')}
      </Period>
      <ChoiceField
        label={t('profile.industry')}
        list="industry_lists"
        name="industry_id"
        answer={answer}
        initial={job?.industry_id ?? null}
      />
      <CountedText
        name="description"
        label={t('profile.what_you_did')}
        help={t('profile.what_you_did_help')}
        max={WORK_DESCRIPTION.max}
        answer={answer}
        initial={job?.description ?? null}
      />
      {isPayAsked && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t('profile.monthly_pay')}
            help={t('profile.pay_help')}
            inputMode="decimal"
            {...inputProps(answer, 'monthly_salary', writtenAmount(job?.monthly_salary))}
          />
          <ChoiceField
            label={t('profile.currency')}
            list="currencies"
            name="salary_currency"
            answer={answer}
            initial={job?.salary_currency ?? currency}
          />
        </div>
      )}
      <HideFromCompany company={company} job={job}>
        <SwitchField
          name="is_hidden_from_company"
          answer={answer}
          initial={job?.is_hidden_from_company ?? false}
          label={company.trim() === '' ? t('profile.hide_from_any') : t('profile.hide_from', { company })}
        />
      </HideFromCompany>
    </EditForm>
  )
}

/** Both ends of a time, and whether it goes on: then it has no end. */
export function Period({
  answer,
  entry,
  name,
  isOpen,
  children,
}: {
  answer: ReturnType<typeof useAnswerFor>
  entry: { started_on: string | null; ended_on: string | null } | null
  name: string
  isOpen: boolean
  children: ReactNode
}) {
  const t = useText()
  const initial = answer === null ? isOpen : inputProps(answer, name).defaultValue === '1'
  const [goesOn, setGoesOn] = useState(initial)
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MonthField
          name="started_on"
          label={t('profile.from')}
          answer={answer}
          initial={entry?.started_on ?? null}
        />
        <div hidden={goesOn}>
          <MonthField
            name="ended_on"
            label={t('profile.to')}
            answer={answer}
            initial={entry?.ended_on ?? null}
            yearsAhead={name === 'is_attending' ? YEARS_OF_STUDY : 0}
          />
        </div>
      </div>
      <SwitchField name={name} answer={answer} initial={isOpen} label={children} onChange={setGoesOn} />
    </div>
  )
}

const YEARS_OF_STUDY = 8

/** From which companies the profile is hidden, once that is known. */
function HideFromCompany({
  company,
  job,
  children,
}: {
  company: string
  job: WorkExperience | null
  children: ReactNode
}) {
  const t = useText()
  const { list } = useFormats()
  const isSame = job !== null && company.trim() === job.company_name
  const others = isSame ? job.hidden_from.filter((name) => name !== job.company_name) : []
  const isUnknown = isSame && job.is_hidden_from_company && job.hidden_from.length === 0
  return (
    <div>
      {children}
      <p className="ps-8 text-13 text-muted">
        {isUnknown
          ? t('profile.hide_unknown')
          : others.length > 0
            ? t('profile.hide_group', { companies: list(others) })
            : t('profile.hide_help')}
      </p>
    </div>
  )
}
