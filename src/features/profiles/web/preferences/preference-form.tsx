import { useId, useState } from 'react'
import { MAX_OWN_WORDS, MOST_WANTED_TITLES } from '#config/limits.ts'
import { writtenAmount } from '#shared/written-amount.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import type { JobPreference } from '../../contract/job-preferences.ts'
import { ChoiceField, GroupProblem, wrongIf } from '../profile/choice-fields.tsx'
import { EditForm } from '../profile/edit-form.tsx'
import { useAnswerFor, useEditingPage, useList } from '../profile/page-context.ts'
import { SuggestField } from '../profile/suggest-field.tsx'
import { useText } from '../profile/texts.ts'
import { NOT_BY_TIME, REMOTE } from './kinds.ts'

const SECTION = 'job_preferences'
const NUMBERS = Array.from({ length: MOST_WANTED_TITLES }, (_, number) => number)

interface PreferenceFormProps {
  /** Null: a new one. */
  preference: JobPreference | null
  /** Of a new one. */
  arrangement: number
  /** Of the visitor's country. */
  currency: string | null
}

export function PreferenceForm({ preference, arrangement, currency }: PreferenceFormProps) {
  const t = useText()
  const id = preference?.id ?? null
  const answer = useAnswerFor(SECTION, id)
  const { suggest } = useEditingPage()
  const kind = preference?.arrangement_id ?? arrangement
  const [chosen, setChosen] = useState(answer === null ? String(kind) : (answer.values.arrangement_id ?? ''))
  const isRemote = chosen === String(REMOTE)
  const title = preference?.titles.map(({ value }) => value).join(', ') || t('preferences.new')
  return (
    <EditForm section={SECTION} id={id} title={title} canDelete={preference?.may.delete ?? false}>
      <input type="hidden" name="add" value={arrangement} />
      <TitleFields answer={answer} preference={preference} />
      <Ticks
        name="job_type_ids"
        list="job_types"
        label={t('preferences.job_types')}
        answer={answer}
        initial={preference?.job_type_ids ?? []}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('preferences.industry')}
          list="industry_lists"
          name="industry_id"
          none={t('gate.choose')}
          answer={answer}
          initial={preference?.industry_id ?? null}
        />
        <ChoiceField
          label={t('preferences.arrangement')}
          list="arrangements"
          name="arrangement_id"
          none={t('gate.choose')}
          answer={answer}
          initial={kind}
          onChange={setChosen}
        />
        <ChoiceField
          label={t('profile.country')}
          list="nationalities"
          name="country"
          none={t('preferences.anywhere')}
          answer={answer}
          initial={preference?.country ?? null}
        />
        <SuggestField
          label={t('preferences.place')}
          help={t('preferences.place_help')}
          maxLength={MAX_OWN_WORDS}
          {...inputProps(answer, 'place', preference?.location?.value)}
          problem={answer?.errors.place ?? answer?.errors.location_id}
          suggest={suggest.places}
        />
        <div hidden={!isRemote} className="sm:col-span-2">
          <ChoiceField
            label={t('preferences.time_zone')}
            list="time_zones"
            name="time_zone"
            none={t('gate.choose')}
            answer={answer}
            initial={preference?.time_zone ?? null}
          />
        </div>
      </div>
      <Languages answer={answer} initial={preference?.language_ids ?? []} />
      <PayFields answer={answer} preference={preference} currency={currency} />
    </EditForm>
  )
}

interface PartProps {
  answer: FormAnswer<string> | null
  preference: JobPreference | null
}

/** Amounts are asked for pay by time. Those that were typed before stay, for when it is that again. */
function PayFields({ answer, preference, currency }: PartProps & Pick<PreferenceFormProps, 'currency'>) {
  const t = useText()
  const type = inputProps(answer, 'salary_type_id', String(preference?.salary_type_id ?? ''))
  const [chosen, setChosen] = useState(type.defaultValue ?? '')
  const amounts = ['salary_currency', 'salary_min', 'salary_max'] as const
  const isWrong = amounts.some((name) => inputProps(answer, name).problem)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <ChoiceField
        label={t('preferences.salary_type')}
        list="salary_types"
        name="salary_type_id"
        none={t('gate.choose')}
        answer={answer}
        initial={preference?.salary_type_id ?? null}
        onChange={setChosen}
      />
      <div
        hidden={!isWrong && NOT_BY_TIME.includes(Number(chosen))}
        className="grid items-start gap-4 sm:col-span-1 sm:grid-cols-1 xl:col-span-3 xl:grid-cols-3"
      >
        <ChoiceField
          label={t('profile.currency')}
          list="currencies"
          name="salary_currency"
          none={t('gate.choose')}
          answer={answer}
          initial={preference?.salary_currency ?? currency}
        />
        <TextField
          label={t('preferences.min')}
          inputMode="decimal"
          {...inputProps(answer, 'salary_min', writtenAmount(preference?.salary_min))}
        />
        <TextField
          label={t('preferences.max')}
          inputMode="decimal"
          {...inputProps(answer, 'salary_max', writtenAmount(preference?.salary_max))}
        />
      </div>
    </div>
  )
}

/** The refusal of all titles stands at the first. */
function TitleFields({ answer, preference }: PartProps) {
  const t = useText()
  const { suggest } = useEditingPage()
  const problemOf = (name: string) => inputProps(answer, name).problem
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {NUMBERS.map((number) => (
        <SuggestField
          key={number}
          label={t(number === 0 ? 'preferences.job_title' : 'preferences.another_title')}
          maxLength={MAX_OWN_WORDS}
          {...inputProps(answer, `title_${number}`, preference?.titles[number]?.value)}
          problem={problemOf(`title_${number}`) ?? (number === 0 ? problemOf('titles') : undefined)}
          suggest={suggest.titles}
        />
      ))}
    </div>
  )
}

interface TicksProps {
  name: string
  list: string
  label: string
  answer: FormAnswer<string> | null
  initial: readonly number[]
}

/** Several values of a list. A form sends nothing for an empty box, so a hidden field stands before them. */
function Ticks({ name, list, label, answer, initial }: TicksProps) {
  const choices = useList(list)
  const group = useId()
  const { problem, defaultValue = '' } = inputProps(answer, name, initial.join())
  const ticked = defaultValue.split(',')
  return (
    <fieldset className="min-w-0">
      <legend className="float-start w-full font-semibold">{label}</legend>
      <input type="hidden" name={name} value="" />
      <div className="clear-both flex flex-wrap gap-x-5">
        {choices.map(({ id, value }, number) => (
          <CheckField
            key={id}
            {...(number === 0 && wrongIf(group, problem))}
            label={value}
            name={name}
            value={id}
            defaultChecked={ticked.includes(String(id))}
          />
        ))}
      </div>
      <GroupProblem id={group} text={problem} />
    </fieldset>
  )
}

const MOST_LANGUAGES_ASKED = 3

/** Lists one below the other: there are too many languages for boxes. */
function Languages({ answer, initial }: { answer: FormAnswer<string> | null; initial: readonly number[] }) {
  const t = useText()
  const choices = useList('language_lists')
  const group = useId()
  const count = Math.max(MOST_LANGUAGES_ASKED, initial.length)
  const chosen = answer === null ? initial.map(String) : (answer.values.language_ids ?? '').split(',')
  const problem = answer?.errors.language_ids
  return (
    <fieldset className="min-w-0">
      <legend className="float-start mb-1.5 w-full font-semibold">{t('preferences.languages')}</legend>
      <div className="clear-both grid gap-2 sm:grid-cols-3">
        {Array.from({ length: count }, (_, number) => (
          <select
            // biome-ignore lint/suspicious/noArrayIndexKey: the lists keep their order.
            key={number}
            name="language_ids"
            aria-label={t('preferences.languages')}
            {...(number === 0 && wrongIf(group, problem))}
            defaultValue={chosen[number] ?? ''}
            className="min-h-11 w-full min-w-0 rounded-control border border-control bg-surface px-3 aria-invalid:border-danger"
          >
            <option value="">{t('profile.none')}</option>
            {choices.map(({ id, value }) => (
              <option key={id} value={id}>
                {value}
              </option>
            ))}
          </select>
        ))}
      </div>
      <GroupProblem id={group} text={problem} />
    </fieldset>
  )
}
