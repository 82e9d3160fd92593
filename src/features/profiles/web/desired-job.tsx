import type { ReactNode } from 'react'
import { MAX_OWN_WORDS, MOST_WANTED_TITLES } from '#config/limits.ts'
import type { FormAnswer } from '#features/sign-in/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { Wizard } from '../contract/wizard.ts'
import { type Suggest, SuggestedField } from './suggested-field.tsx'
import { useText } from './texts.ts'

export interface WishAnswer extends FormAnswer {
  /** Suggestions for the typed text, by field, for browsers without scripts. */
  suggested?: Readonly<Record<string, readonly string[]>>
}

export interface DesiredJobProps {
  wizard: Wizard
  levels: readonly { id: number | string; value: string }[]
  /** Titles that are offered before anything is typed. */
  popularTitles: readonly string[]
  suggestTitles: Suggest
  suggestPlaces: Suggest
  answer: WishAnswer | null
}

const NUMBERS = Array.from({ length: MOST_WANTED_TITLES }, (_, number) => number)

/** The first step: the desired job, its place, and the experience. Own words are accepted. */
export function DesiredJob(props: DesiredJobProps): ReactNode {
  const { wizard, levels, popularTitles, suggestTitles, suggestPlaces, answer } = props
  const t = useText()
  const { values = {}, errors = {}, suggested = {} } = answer ?? {}
  const message = (problem: string | undefined) => wishProblem(t, problem)
  return (
    <>
      {/* What Enter presses, so that it isn't the first suggestion. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {NUMBERS.map((number) => (
        <SuggestedField
          key={number}
          label={t(number === 0 ? 'gate.job_title' : 'gate.another_title')}
          name={`title_${number}`}
          {...(number === 0 && { help: t('gate.title_help') })}
          suggest={suggestTitles}
          found={suggested[`title_${number}`] ?? wizard.titles[number]?.near.map(({ value }) => value) ?? []}
          {...(number === 0 && { popular: popularTitles })}
          defaultValue={values[`title_${number}`] ?? wizard.titles[number]?.value}
          problem={message(errors[`title_${number}`])}
        />
      ))}
      <SuggestedField
        label={t('gate.place')}
        name="place"
        suggest={suggestPlaces}
        found={suggested.place ?? []}
        help={t('gate.place_help')}
        defaultValue={values.place ?? wizard.location?.value}
        problem={message(errors.place)}
      />
      <noscript>
        <Button type="submit" name="intent" value="suggest" className="w-full">
          {t('gate.suggest')}
        </Button>
      </noscript>
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

/** The field's own message; other messages come from the server. */
function wishProblem(t: ReturnType<typeof useText>, problem: string | undefined): string | undefined {
  if (problem === 'empty') return t('gate.required')
  return problem === 'words' ? t('gate.words_invalid', { max: MAX_OWN_WORDS }) : problem
}
