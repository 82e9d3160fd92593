import { useId } from 'react'
import { lookUp } from '#shared/look-up.ts'
import { Dotted } from '#ui/dotted.tsx'
import { TextField } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import type { ImportEntry } from '../../contract/import.ts'
import { ChoiceField } from '../profile/choice-fields.tsx'
import { MonthField } from '../profile/month-field.tsx'
import { useText } from '../profile/texts.ts'
import { useMonths } from '../profile/use-months.ts'

interface EntryChoiceProps {
  entry: ImportEntry
  /** Before the person has chosen. */
  isTicked: boolean
  answer: FormAnswer<string> | null
}

/** One thing that was read, with a box to tick. */
export function EntryChoice({ entry, isTicked, answer }: EntryChoiceProps) {
  const t = useText()
  const id = useId()
  const { key, state, present, is_shortened, open } = entry
  const name = `take/${key}`
  const isChosen = answer === null ? isTicked : lookUp(answer.values, name) === '1'
  const notes = [
    state === 'known' && t('import.known'),
    present !== null && t('import.replaces', { present }),
    is_shortened && t('import.shortened'),
  ].filter((note) => note !== false)
  return (
    <li className="py-2">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          id={id}
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isChosen}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="grid min-w-0 gap-0.5">
          <EntryText entry={entry} />
          {notes.map((note) => (
            <span key={note} className="text-13 font-medium text-muted">
              {note}
            </span>
          ))}
        </span>
      </label>
      {open.length > 0 && (
        <div className="mt-1 grid gap-3 ps-8 pb-2 sm:grid-cols-2">
          {open.map((field) => (
            <OpenField key={field.field} {...field} name={`${key}/${field.field}`} answer={answer} />
          ))}
        </div>
      )}
    </li>
  )
}

const BASICS = {
  'basics/headline': 'profile.headline',
  'basics/summary': 'profile.summary',
  'basics/location_id': 'profile.lives_in',
  'basics/location_words': 'profile.lives_in',
  'basics/nationality': 'profile.nationality',
  'basics/birth_date': 'profile.birth_date',
  'basics/first_name': 'gate.first_name',
  'basics/last_name': 'gate.last_name',
} as const

function EntryText({ entry }: { entry: ImportEntry }) {
  const t = useText()
  const months = useMonths()
  const { title, details, start, end, is_current, text } = entry
  const label = lookUp<(typeof BASICS)[keyof typeof BASICS]>(BASICS, entry.key)
  const from = start === null ? '' : months.name(start)
  const to = is_current ? t('profile.now') : end === null ? '' : months.name(end)
  const period = from !== '' && to !== '' ? t('profile.period', { from, to }) : from || to
  return (
    <>
      {label !== undefined && <span className="text-13 text-muted">{t(label)}</span>}
      <bdi className="line-clamp-4 font-semibold break-words whitespace-pre-line">
        {title === '' ? '–' : title}
      </bdi>
      {details.length + period.length > 0 && (
        <span className="break-words text-muted">
          <Dotted>
            {details.map((detail) => (
              <bdi key={detail}>{detail}</bdi>
            ))}
            {period !== '' && <bdi>{period}</bdi>}
          </Dotted>
        </span>
      )}
      {text !== null && <bdi className="line-clamp-3 break-words whitespace-pre-line">{text}</bdi>}
    </>
  )
}

type Open = ImportEntry['open'][number]

const LABELS = {
  job_title: 'profile.job_title',
  company_name: 'profile.company',
  school_name: 'profile.school',
  education_id: 'profile.education_level',
  proficiency_id: 'profile.level',
  started_on: 'profile.from',
  ended_on: 'profile.to',
  issued_on: 'profile.issued_on',
  expires_on: 'profile.expires_on',
} as const

const LISTS = { education_id: 'educations', proficiency_id: 'language_proficiency_lists' } as const

const YEARS_AHEAD = 20

/** What the file lacks or says in part: a month, a choice or a text. */
function OpenField({
  field,
  value,
  is_required,
  name,
  answer,
}: Open & { name: string; answer: FormAnswer<string> | null }) {
  const t = useText()
  const key = lookUp<(typeof LABELS)[keyof typeof LABELS]>(LABELS, field)
  const label = key === undefined ? field : t(key)
  const list = lookUp<(typeof LISTS)[keyof typeof LISTS]>(LISTS, field)
  if (list !== undefined)
    return <ChoiceField {...{ label, list, name, answer }} initial={null} none={t('import.choose_one')} />
  if (!field.endsWith('_on')) return <TextField label={label} {...inputProps(answer, name)} />
  const help = is_required ? undefined : t(value === null ? 'import.end_help' : 'import.month_help')
  return (
    <MonthField
      {...{ name, label, answer }}
      initial={value}
      yearsAhead={field === 'expires_on' ? YEARS_AHEAD : 0}
      {...(help !== undefined && { help })}
    />
  )
}
