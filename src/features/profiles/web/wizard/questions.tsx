import { MAX_OWN_WORDS, MOST_WANTED_TITLES } from '#config/limits.ts'
import { LINK, NameFields } from '#features/sign-in/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import { Link } from '#ui/link.tsx'
import type { Wizard } from '../../contract/wizard.ts'
import { useText } from '../texts.ts'
import type { Suggest } from '../use-suggested.ts'
import { Choice, Choices, Decline } from './choices.tsx'
import type { WizardAnswer, WizardField } from './fields.ts'
import { OwnWords } from './own-words.tsx'

export interface Named {
  id: number
  value: string
}

export interface QuestionProps {
  wizard: Wizard
  /** The values that are offered. */
  choices: readonly Named[]
  /** Of the list `arrangements`. */
  arrangements: readonly Named[]
  /** Of the list `seeking_status_lists`. */
  statuses: readonly Named[]
  answer: WizardAnswer | null
  suggestTitles: Suggest
  suggestPlaces: Suggest
  /** Saves the form as it is. */
  save: () => void
}

/** The desired titles: popular ones, those in own words, and the titles that are near to these. */
export function TitlesQuestion({ wizard: { titles }, choices, answer, suggestTitles, save }: QuestionProps) {
  const t = useText()
  const lang = useLanguage()
  const isOffered = (id: number | null) => choices.some((choice) => choice.id === id)
  const near = titles
    .flatMap((title) => title.near)
    .filter(({ id }) => !isOffered(id) && !titles.some((title) => title.id === id))
  const added = titles.filter(({ id }) => !isOffered(id))
  return (
    <>
      <Choices legend={t('wizard.titles_title')}>
        {added.map(({ id, value }) => (
          <Choice
            key={id ?? value}
            name={id === null ? 'own_titles' : 'title_ids'}
            value={id ?? value}
            isChosen
            isMany
          >
            {id === null ? t('wizard.quoted', { words: value }) : value}
          </Choice>
        ))}
        {choices.map(({ id, value }) => (
          <Choice
            key={id}
            name="title_ids"
            value={id}
            isChosen={titles.some((title) => title.id === id)}
            isMany
          >
            {value}
          </Choice>
        ))}
      </Choices>
      {near.length > 0 && (
        <Choices legend={t('wizard.near')} isShown>
          {near.map(({ id, value }) => (
            <Choice key={id} name="title_ids" value={id} isChosen={false} isMany>
              {value}
            </Choice>
          ))}
        </Choices>
      )}
      <div className="wizard-choices">
        <OwnWords
          saved={titles.map(({ value }) => value)}
          label={t('gate.job_title')}
          {...inputProps(answer, 'title_words')}
          problem={useProblem(answer, 'title_words')}
          maxLength={MAX_OWN_WORDS}
          suggest={suggestTitles}
          onPick={save}
        >
          <Button type="submit" name="intent" value="add" className="justify-self-start">
            {t('wizard.add')}
          </Button>
        </OwnWords>
        <Decline>{t('gate.not_said')}</Decline>
      </div>
      <p>
        <Link to={`/${lang}/profile/import?to=wizard`} className={LINK}>
          {t('wizard.from_file')}
        </Link>
      </p>
    </>
  )
}

/** Where, and whether from home. */
export function PlaceQuestion({ wizard, choices, arrangements, answer, suggestPlaces, save }: QuestionProps) {
  const t = useText()
  const { location, arrangement_id } = wizard
  const isOffered = choices.some(({ id }) => id === location?.id)
  return (
    <>
      <Choices legend={t('wizard.place_title')}>
        {location !== null && !isOffered && (
          <Choice name="location" value={location.id ?? location.value} isChosen>
            {location.value}
          </Choice>
        )}
        {choices.map(({ id, value }) => (
          <Choice key={id} name="location" value={id} isChosen={id === location?.id}>
            {value}
          </Choice>
        ))}
        <Choice name="location" value="" isChosen={location === null && isAsked(wizard)}>
          {t('wizard.anywhere')}
        </Choice>
        <OwnWords
          saved={location === null ? [] : [location.value]}
          label={t('wizard.place_words')}
          {...inputProps(answer, 'place_words')}
          problem={useProblem(answer, 'place_words')}
          maxLength={MAX_OWN_WORDS}
          suggest={suggestPlaces}
          onPick={save}
        />
      </Choices>
      <Choices legend={t('wizard.how')} isShown>
        {arrangements.map(({ id, value }) => (
          <Choice key={id} name="arrangement_id" value={id} isChosen={id === arrangement_id}>
            {value}
          </Choice>
        ))}
        <Choice name="arrangement_id" value="" isChosen={arrangement_id === null && isAsked(wizard)}>
          {t('wizard.any_way')}
        </Choice>
      </Choices>
    </>
  )
}

/** Whether somebody has passed the place: then no answer means that any will do. */
const isAsked = ({ question }: Wizard): boolean => question !== 'titles' && question !== 'place'

/** One or several values of a list. */
export function ListQuestion({
  name,
  title,
  choices,
  chosen,
  isMany = false,
}: {
  name: WizardField
  title: string
  choices: readonly Named[]
  chosen: readonly (number | null)[]
  isMany?: boolean
}) {
  const t = useText()
  return (
    <Choices legend={title}>
      {choices.map(({ id, value }) => (
        <Choice key={id} name={name} value={id} isChosen={chosen.includes(id)} isMany={isMany}>
          {value}
        </Choice>
      ))}
      <Decline>{t('gate.not_said')}</Decline>
    </Choices>
  )
}

/** When they could start, and whether they look for work now. */
export function NoticeQuestion({ wizard, choices, statuses }: QuestionProps) {
  const t = useText()
  const { notice_period_id, seeking_status_id } = wizard
  return (
    <>
      <Choices legend={t('wizard.notice_title')}>
        {choices.map(({ id, value }) => (
          <Choice key={id} name="notice_period_id" value={id} isChosen={id === notice_period_id}>
            {value}
          </Choice>
        ))}
      </Choices>
      <Choices legend={t('wizard.status')} isShown>
        {statuses.map(({ id, value }) => (
          <Choice key={id} name="seeking_status_id" value={id} isChosen={id === seeking_status_id}>
            {value}
          </Choice>
        ))}
      </Choices>
      <div className="wizard-choices">
        <Decline>{t('gate.not_said')}</Decline>
      </div>
    </>
  )
}

export function NameQuestion({ wizard, answer }: Pick<QuestionProps, 'wizard' | 'answer'>) {
  const first_name = useProblem(answer, 'first_name')
  const last_name = useProblem(answer, 'last_name')
  const shown = answer && { ...answer, errors: { first_name, last_name } }
  return <NameFields answer={shown} person={wizard} />
}

/** The field's own message; other messages come from the server. */
export function useProblem(answer: WizardAnswer | null, field: WizardField): string | undefined {
  const t = useText()
  const problem = answer?.errors[field]
  if (problem === 'empty') return t('gate.required')
  if (problem === 'words') return t('gate.words_invalid', { max: MAX_OWN_WORDS })
  if (problem === 'many') return t('wizard.titles_many', { max: MOST_WANTED_TITLES })
  if (problem === 'level') return t('wizard.level_missing')
  return problem === 'amount' ? t('wizard.pay_invalid') : problem
}
