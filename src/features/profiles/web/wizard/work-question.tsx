import { MAX_COMPANY_NAME, MAX_OWN_WORDS } from '#config/limits.ts'
import { localeOf } from '#i18n/formats.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { WorkExperience } from '../../contract/work-experiences.ts'
import { useText } from '../texts.ts'
import { Entries, type EntryProps } from './entries.tsx'
import type { WizardAnswer } from './fields.ts'
import { type QuestionProps, useProblem } from './questions.tsx'

interface WorkQuestionProps extends Pick<QuestionProps, 'wizard' | 'answer'>, EntryProps {
  works: readonly WorkExperience[]
  /** The year of today. */
  year: number
}

/** The last job, and others if somebody wishes; or none yet. */
export function WorkQuestion({ wizard, works, answer, year, ...entries }: WorkQuestionProps) {
  const t = useText()
  const { open } = entries
  const edited = works.find(({ id }) => id === open)
  return (
    <>
      <Entries
        {...entries}
        entries={works.map(({ id, job_title, company_name }) => ({
          id,
          title: job_title,
          text: company_name,
        }))}
        addText={t('wizard.add_job')}
      />
      {(open !== null || works.length === 0) && (
        <>
          <WorkFields work={edited ?? null} answer={answer} year={year} />
          {works.length === 0 && (
            <p>
              <button
                type="submit"
                name="intent"
                value="never"
                aria-pressed={wizard.has_never_worked}
                className="wizard-choice wizard-aside"
              >
                {t('wizard.never_worked')}
              </button>
            </p>
          )}
        </>
      )}
    </>
  )
}

interface WorkFieldsProps {
  work: WorkExperience | null
  answer: WizardAnswer | null
  year: number
}

function WorkFields({ work, answer, year }: WorkFieldsProps) {
  const t = useText()
  const isCurrent = work?.is_current ?? true
  return (
    <div className="grid max-w-xl gap-4">
      <input type="hidden" name="entry" value={work?.id ?? ''} />
      <input type="hidden" name="is_confirmed" value={answer?.values.is_confirmed ?? ''} />
      <TextField
        label={t('gate.job_title')}
        {...inputProps(answer, 'job_title', work?.job_title)}
        problem={useProblem(answer, 'job_title')}
        maxLength={MAX_OWN_WORDS}
        autoComplete="organization-title"
      />
      <TextField
        label={t('wizard.company')}
        {...inputProps(answer, 'company_name', work?.company_name)}
        problem={useProblem(answer, 'company_name')}
        maxLength={MAX_COMPANY_NAME}
        autoComplete="organization"
      />
      <MonthFields
        of="started"
        legend={t('wizard.since')}
        month={work?.started_on ?? null}
        {...{ answer, year }}
      />
      <div>
        <input type="hidden" name="is_current" value="0" />
        <CheckField
          name="is_current"
          label={t('wizard.still_there')}
          defaultChecked={answer === null ? isCurrent : answer.values.is_current === '1'}
        />
      </div>
      <div className="wizard-ended">
        <MonthFields
          of="ended"
          legend={t('wizard.until')}
          month={work?.ended_on ?? null}
          {...{ answer, year }}
        />
      </div>
    </div>
  )
}

const OLDEST = 60
const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/** A month in two lists: browsers' own field for months is not everywhere. */
function MonthFields({
  of,
  legend,
  month,
  answer,
  year,
}: {
  of: 'started' | 'ended'
  legend: string
  month: string | null
  answer: WizardAnswer | null
  year: number
}) {
  const t = useText()
  const language = useLanguage()
  const name = new Intl.DateTimeFormat(localeOf(language, null), { month: 'long', timeZone: 'UTC' })
  const years = Array.from({ length: OLDEST }, (_, ago) => year - ago)
  const [knownYear = '', knownMonth = ''] = month?.split('-') ?? []
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="wizard-years">
        <SelectField
          label={<span className="font-normal">{t('wizard.year')}</span>}
          {...inputProps(answer, `${of}_year`, knownYear)}
          problem={useProblem(answer, `${of}_year`) ?? answer?.errors[`${of}_on`]}
        >
          <option value="">{t('gate.choose')}</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={<span className="font-normal">{t('wizard.month')}</span>}
          {...inputProps(answer, `${of}_month`, knownMonth)}
          problem={useProblem(answer, `${of}_month`)}
        >
          <option value="">{t('gate.choose')}</option>
          {MONTHS.map((one) => (
            <option key={one} value={String(one + 1).padStart(2, '0')} suppressHydrationWarning>
              {name.format(Date.UTC(2000, one, 1))}
            </option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
