import { type ReactNode, useRef } from 'react'
import { Form, Link } from 'react-router'
import { MAX_NAME, MOST_WANTED_TITLES } from '#config/limits.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { Wizard } from '../contract/wizard.ts'
import type { FormAnswer } from './form-answer.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { useText } from './texts.ts'
import { TypeAhead } from './type-ahead.tsx'
import { UnsavedEdits } from './unsaved-edits.tsx'

type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>

interface WizardPageProps {
  step: 1 | 2
  wizard: Wizard
  levels: readonly { id: number | string; value: string }[]
  countries: readonly { code: string; name: string }[]
  /** Of the site that is used. */
  country: string | null
  suggestTitles: Suggest
  suggestPlaces: Suggest
  /** Where “later” leads. */
  later: string
  answer: FormAnswer | null
}

const STEPS = 2

export function WizardPage(props: WizardPageProps) {
  const t = useText()
  const formats = useFormats()
  const { step, later, answer } = props
  const form = useFirstWrong(answer)
  const dirty = useRef(form)
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
      <Form key={step} method="post" noValidate ref={form} className="grid gap-5">
        <FormProblem text={answer?.problem ?? null} />
        {step === 1 ? <DesiredJob {...props} /> : <Person {...props} />}
        <Button type="submit" look="primary">
          {t(step === 1 ? 'gate.save_on' : 'gate.save')}
        </Button>
      </Form>
      <UnsavedEdits key={step} form={dirty.current} />
    </GatePage>
  )
}

function DesiredJob({ wizard, levels, suggestTitles, suggestPlaces, answer }: WizardPageProps): ReactNode {
  const t = useText()
  const { values = {}, errors = {} } = answer ?? {}
  const numbers = Array.from({ length: MOST_WANTED_TITLES }, (_, index) => index)
  return (
    <>
      {numbers.map((number) => (
        <TypeAhead
          key={number}
          label={t(number === 0 ? 'gate.job_title' : 'gate.another_title')}
          name={`title_${number}`}
          suggest={suggestTitles}
          defaultValue={values[`title_${number}`] ?? wizard.titles[number]?.value}
          problem={told(t, errors[`title_${number}`], values[`suggest_${number}`])}
        />
      ))}
      <TypeAhead
        label={t('gate.place')}
        name="place"
        suggest={suggestPlaces}
        help={t('gate.place_help')}
        defaultValue={values.place ?? wizard.location?.value}
        problem={told(t, errors.place)}
      />
      <SelectField
        label={t('gate.level')}
        name="xp_lvl_id"
        defaultValue={values.xp_lvl_id ?? wizard.xp_lvl_id ?? ''}
        problem={errors.xp_lvl_id}
      >
        <option value="">{t('gate.not_said')}</option>
        {levels.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function Person({ wizard, countries, country, answer }: WizardPageProps) {
  const t = useText()
  const { values = {}, errors = {} } = answer ?? {}
  return (
    <>
      <TextField
        label={t('gate.first_name')}
        name="first_name"
        autoComplete="given-name"
        defaultValue={values.first_name ?? wizard.first_name}
        problem={told(t, errors.first_name)}
      />
      <TextField
        label={t('gate.last_name')}
        name="last_name"
        autoComplete="family-name"
        defaultValue={values.last_name ?? wizard.last_name}
        problem={told(t, errors.last_name)}
        help={t('gate.name_help', { max: MAX_NAME })}
      />
      <SelectField
        label={t('gate.country')}
        name="country"
        autoComplete="country"
        defaultValue={values.country ?? wizard.country ?? country ?? ''}
        problem={told(t, errors.country)}
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

/** What the page itself asks of a field; other messages are the server's own words. */
function told(
  t: ReturnType<typeof useText>,
  problem: string | undefined,
  suggested?: string,
): string | undefined {
  if (problem === 'empty') return t('gate.required')
  if (problem === 'title') {
    return suggested ? t('gate.title_unknown', { titles: suggested }) : t('gate.title_none')
  }
  if (problem === 'place') return t('gate.place_none')
  return problem === 'name' ? t('gate.name_help', { max: MAX_NAME }) : problem
}
