import { lookUp } from '#shared/look-up.ts'
import { Field, TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { TextArea } from '#ui/inputs.tsx'
import type { MendedAs } from '../../contract/import-fields.ts'
import { ChoiceField } from '../profile/choice-fields.tsx'
import { MonthField } from '../profile/month-field.tsx'
import { usePlaceOf } from './entry-places.ts'
import { useText } from './texts.ts'

const LABELS = {
  first_name: 'gate.first_name',
  last_name: 'gate.last_name',
  headline: 'profile.headline',
  summary: 'profile.summary',
  location_words: 'profile.lives_in',
  birth_date: 'profile.birth_date',
  job_title: 'profile.job_title',
  company_name: 'profile.company',
  school_name: 'profile.school',
  education_id: 'profile.education_level',
  field_of_study: 'profile.field_of_study',
  value: 'profile.skill',
  proficiency_id: 'profile.level',
  url: 'profile.url',
  display_name: 'profile.link_name',
  name: 'profile.license_name',
  issuer: 'profile.issuer',
  credential_id: 'profile.credential_id',
  started_on: 'profile.from',
  ended_on: 'profile.to',
  issued_on: 'profile.issued_on',
  expires_on: 'profile.expires_on',
} as const

const YEARS_AHEAD = 20

interface EntryFieldProps {
  /** Of the entry. */
  entryKey: string
  field: string
  as: MendedAs
  initial: string | null
  help?: string | undefined
  answer: FormAnswer<string> | null
}

/** One field of something that was read, to be filled in or changed. */
export function EntryField({ entryKey, field, as, initial, help, answer }: EntryFieldProps) {
  const t = useText()
  const placeOf = usePlaceOf()
  const key = lookUp<(typeof LABELS)[keyof typeof LABELS]>(LABELS, field)
  const label = t(key ?? (entryKey.startsWith('educations/') ? 'profile.study_text' : 'profile.what_you_did'))
  const common = { label, name: `${entryKey}/${field}`, answer }
  return (
    <div
      data-place={placeOf(entryKey, field) ?? undefined}
      className={as === 'lines' ? 'min-w-0 sm:col-span-2' : 'min-w-0'}
    >
      {as === 'month' ? (
        <MonthField
          {...common}
          initial={initial}
          yearsAhead={field === 'expires_on' ? YEARS_AHEAD : 0}
          {...(help !== undefined && { help })}
        />
      ) : as === 'line' || as === 'day' ? (
        <TextField
          label={label}
          type={as === 'day' ? 'date' : 'text'}
          {...inputProps(answer, common.name, initial ?? undefined)}
        />
      ) : as === 'lines' ? (
        <LinesField {...common} initial={initial} />
      ) : (
        <ChoiceField {...common} list={as} initial={initial} none={t('import.choose_one')} />
      )}
    </div>
  )
}

function LinesField({
  label,
  name,
  answer,
  initial,
}: Pick<EntryFieldProps, 'answer' | 'initial'> & { label: string; name: string }) {
  const { problem, ...input } = inputProps(answer, name, initial ?? undefined)
  return (
    <Field label={label} problem={problem}>
      {(control) => <TextArea {...control} {...input} rows={4} />}
    </Field>
  )
}
