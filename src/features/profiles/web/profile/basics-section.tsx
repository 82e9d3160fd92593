import { NameFields } from '#features/sign-in/web/door.tsx'
import { useFormats } from '#i18n/language-provider.tsx'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import type { Profile } from '../../contract/profile.ts'
import { ChoiceField, SwitchField } from './choice-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { GivenFacts, useNameFacts } from './facts.tsx'
import { MonthField } from './month-field.tsx'
import { OneForm } from './one-form.tsx'
import { useAnswerFor, useEditingPage, useNameIn } from './page-context.ts'
import { SuggestField } from './suggest-field.tsx'
import { useText } from './texts.ts'
import { useMonths } from './use-months.ts'

export function BasicsSection(profile: Profile) {
  const t = useText()
  const { date } = useFormats()
  const months = useMonths()
  const name = {
    country: useNameIn('countries'),
    nationality: useNameIn('nationalities'),
    permission: useNameIn('work_permission_lists'),
    notice: useNameIn('notice_period_lists'),
    status: useNameIn('seeking_status_lists'),
    type: useNameIn('seeker_type_lists'),
    gender: useNameIn('gender_lists'),
    level: useNameIn('xp_lvls'),
  }
  const { birth_date, started_working_on, has_never_worked } = profile
  const started = started_working_on === null ? '' : months.name(started_working_on)
  const names = useNameFacts(profile)
  const title = t('profile.basics')
  return (
    <OneForm name="basics" title={title} form={<BasicsForm {...profile} />}>
      <GivenFacts
        facts={[
          ...names,
          [t('profile.birth_date'), birth_date === null ? '' : date(birth_date)],
          [t('profile.nationality'), name.nationality(profile.nationality)],
          [t('profile.lives_in'), profile.current_location?.value ?? ''],
          [t('profile.country'), name.country(profile.country)],
          [t('profile.work_permission'), name.permission(profile.work_permission_id)],
          [t('profile.started_working'), has_never_worked ? t('profile.never_worked') : started],
          [t('profile.level_of_work'), name.level(profile.xp_lvl_id)],
          [t('profile.notice'), name.notice(profile.notice_period_id)],
          [t('profile.status'), name.status(profile.seeking_status_id)],
          [t('profile.seeker_type'), name.type(profile.seeker_type_id)],
          [t('profile.gender'), name.gender(profile.gender_id)],
        ]}
      />
    </OneForm>
  )
}

function BasicsForm(profile: Profile) {
  const t = useText()
  const answer = useAnswerFor('basics', null)
  const { suggest } = useEditingPage()
  const choice = (name: keyof Profile, list: string, label: string) => (
    <ChoiceField label={label} list={list} name={name} answer={answer} initial={valueIn(profile[name])} />
  )
  return (
    <EditForm section="basics" id={null} title={t('profile.basics')}>
      <NameFields answer={answer} person={profile} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.birth_date')}
          type="date"
          autoComplete="bday"
          {...inputProps(answer, 'birth_date', profile.birth_date ?? '')}
        />
        {choice('nationality', 'nationalities', t('profile.nationality'))}
        <SuggestField
          label={t('profile.lives_in')}
          help={t('profile.lives_in_help')}
          {...inputProps(answer, 'place', profile.current_location?.value)}
          suggest={suggest.places}
        />
        {choice('country', 'countries', t('profile.country'))}
        {choice('work_permission_id', 'work_permission_lists', t('profile.work_permission'))}
        {choice('xp_lvl_id', 'xp_lvls', t('profile.level_of_work'))}
        <MonthField
          name="started_working_on"
          label={t('profile.started_working')}
          answer={answer}
          initial={profile.started_working_on}
        />
        <div className="self-end">
          <SwitchField
            name="has_never_worked"
            answer={answer}
            initial={profile.has_never_worked}
            label={t('profile.never_worked')}
          />
        </div>
        {choice('notice_period_id', 'notice_period_lists', t('profile.notice'))}
        {choice('seeking_status_id', 'seeking_status_lists', t('profile.status'))}
        {choice('seeker_type_id', 'seeker_type_lists', t('profile.seeker_type'))}
        {choice('gender_id', 'gender_lists', t('profile.gender'))}
      </div>
    </EditForm>
  )
}

const valueIn = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null
