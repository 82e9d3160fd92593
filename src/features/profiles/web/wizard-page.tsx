import { Form } from 'react-router'
import { MAX_NAME } from '#config/limits.ts'
import { GatePage, LINK, NameFields, signInPath } from '#features/sign-in/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import { DesiredJob, type DesiredJobProps } from './desired-job.tsx'
import { useText } from './texts.ts'
import { UnsavedEdits } from './unsaved-edits.tsx'

interface WizardPageProps extends DesiredJobProps {
  step: 1 | 2
  countries: readonly { code: string; name: string }[]
  /** The country of the site in use. */
  country: string | null
  /** The requested next page; null if there is none. */
  back: string | null
  /** The target of “later”. */
  later: string
}

const STEPS = 2

/** Each step is mounted anew: the caller changes the key with the step. */
export function WizardPage(props: WizardPageProps) {
  const t = useText()
  const formats = useFormats()
  const { step, later, answer } = props
  const form = useFirstWrong(answer)
  return (
    <GatePage
      title={t(step === 1 ? 'gate.wish_title' : 'gate.person_title')}
      text={t('gate.step', { step: formats.number(step), steps: formats.number(STEPS) })}
      foot={
        <Link to={later} className={LINK}>
          {t('gate.later')}
        </Link>
      }
    >
      {step === 2 && <Wanted {...props} />}
      <Form method="post" noValidate ref={form} className="grid gap-5">
        <FormProblem text={answer?.problem ?? null} />
        {step === 1 ? <DesiredJob {...props} /> : <Person {...props} />}
        <Button type="submit" look="primary">
          {t(step === 1 ? 'gate.save_on' : 'gate.save')}
        </Button>
      </Form>
      <UnsavedEdits form={form} />
    </GatePage>
  )
}

/** The answers of the step before. */
function Wanted({ wizard, back }: WizardPageProps) {
  const t = useText()
  const formats = useFormats()
  const lang = useLanguage()
  const titles = wizard.titles.map(({ value }) => value)
  if (titles.length === 0) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-quiet px-4 py-2">
      <span className="min-w-0 wrap-anywhere">{t('gate.wanted', { titles: formats.list(titles) })}</span>
      <Link to={signInPath(lang, 'jobseeker-complete-profile/1', { redirect: back })} className={LINK}>
        {t('gate.change')}
      </Link>
    </p>
  )
}

/** The second step: name and country. */
function Person({ wizard, countries, country, answer: last }: WizardPageProps) {
  const t = useText()
  const answer = last && {
    ...last,
    errors: {
      first_name: personProblem(t, last.errors.first_name),
      last_name: personProblem(t, last.errors.last_name),
      country: personProblem(t, last.errors.country),
    },
  }
  return (
    <>
      <NameFields answer={answer} person={wizard} />
      <SelectField
        label={t('gate.country')}
        {...inputProps(answer, 'country', wizard.country ?? country ?? '')}
        autoComplete="country"
      >
        <option value="">{t('gate.choose')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The field's own message; other messages come from the server. */
function personProblem(t: ReturnType<typeof useText>, problem: string | undefined): string | undefined {
  if (problem === 'empty') return t('gate.required')
  return problem === 'name' ? t('gate.name_help', { max: MAX_NAME }) : problem
}
