import type { ReactNode } from 'react'
import { MAX_OWN_WORDS, MOST_WANTED_TITLES } from '#config/limits.ts'
import { Button } from '#ui/button.tsx'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { saveDesiredJob, savePerson, Wizard } from '../contract/wizard.ts'
import { type Suggest, SuggestedField } from './suggested-field.tsx'
import { useText } from './texts.ts'

/** A field for a job title or for the place, in the person's own words. */
type WordsField = `title_${number}` | 'place'

/** `pick`: the pressed suggestion. */
export type WizardField = FieldOf<typeof saveDesiredJob | typeof savePerson> | WordsField | 'pick'

export interface WishAnswer extends FormAnswer<WizardField> {
  /** Suggestions for the typed text, by field, for browsers without scripts. */
  suggested?: { readonly [Name in WordsField]?: readonly string[] }
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
  const { errors = {}, suggested = {} }: Partial<WishAnswer> = answer ?? {}
  const messageOf = (field: WordsField) => wishProblem(t, errors[field])
  return (
    <>
      {/* What Enter presses, so that it isn't the first suggestion. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {NUMBERS.map((number) => (
        <SuggestedField
          key={number}
          label={t(number === 0 ? 'gate.job_title' : 'gate.another_title')}
          {...inputProps(answer, `title_${number}`, wizard.titles[number]?.value)}
          {...(number === 0 && { help: t('gate.title_help') })}
          suggest={suggestTitles}
          found={suggested[`title_${number}`] ?? wizard.titles[number]?.near.map(({ value }) => value) ?? []}
          {...(number === 0 && { popular: popularTitles })}
          problem={messageOf(`title_${number}`)}
        />
      ))}
      <SuggestedField
        label={t('gate.place')}
        {...inputProps(answer, 'place', wizard.location?.value)}
        suggest={suggestPlaces}
        found={suggested.place ?? []}
        help={t('gate.place_help')}
        problem={messageOf('place')}
      />
      <noscript>
        <Button type="submit" name="intent" value="suggest" className="w-full">
          {t('gate.suggest')}
        </Button>
      </noscript>
      <SelectField
        label={t('gate.level')}
        {...inputProps(answer, 'xp_lvl_id', String(wizard.xp_lvl_id ?? ''))}
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
