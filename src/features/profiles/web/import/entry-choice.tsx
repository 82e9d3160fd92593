import { type FormEvent, useId } from 'react'
import { lookUp } from '#shared/look-up.ts'
import { Dotted } from '#ui/dotted.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { ImportEntry } from '../../contract/import.ts'
import { mendableFields } from '../../contract/import-fields.ts'
import { useMonths } from '../profile/use-months.ts'
import { EntryField } from './entry-field.tsx'
import { usePlaceOf } from './entry-places.ts'
import { useText } from './texts.ts'

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
  const { key, state, present, is_shortened } = entry
  const place = usePlaceOf()(key)
  const name = `take/${key}`
  const isChosen = answer === null ? isTicked : lookUp(answer.values, name) === '1'
  const notes = [
    state === 'known' && t('import.known'),
    present !== null && t('import.replaces', { present }),
    is_shortened && t('import.shortened'),
  ].filter((note) => note !== false)
  return (
    <li className="py-2" data-place={place ?? undefined} onInput={tickChanged}>
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
      <OpenFields entry={entry} answer={answer} />
      <div className="flex flex-wrap gap-x-5 ps-8">
        {place !== null && (
          <a href={`#${place}`} className="inline-flex min-h-11 items-center font-semibold text-primary">
            {t('import.show_place')}
          </a>
        )}
        <MendFields entry={entry} answer={answer} />
      </div>
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

/** Whoever changes something wants it. */
function tickChanged({ target, currentTarget }: FormEvent<HTMLElement>): void {
  const box = currentTarget.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (box !== null && target !== box) box.checked = true
}

/** What was read, in words. */
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

/** What the file lacks or says in part. */
function OpenFields({ entry, answer }: { entry: ImportEntry; answer: FormAnswer<string> | null }) {
  const t = useText()
  const kinds = kindsOf(entry)
  if (entry.open.length === 0) return null
  return (
    <div className="mt-1 grid gap-3 ps-8 pb-2 sm:grid-cols-2">
      {entry.open.map(({ field, value, is_required }) => (
        <EntryField
          key={field}
          entryKey={entry.key}
          field={field}
          as={kinds.get(field) ?? 'line'}
          initial={value}
          answer={answer}
          help={is_required ? undefined : t(value === null ? 'import.end_help' : 'import.month_help')}
        />
      ))}
    </div>
  )
}

/** What was read, to be changed before it is added. */
function MendFields({ entry, answer }: { entry: ImportEntry; answer: FormAnswer<string> | null }) {
  const t = useText()
  const open = new Set(entry.open.map(({ field }) => field))
  const fields = mendableFields(entry).filter(({ field }) => !open.has(field))
  if (fields.length === 0) return null
  const isWrong = fields.some(
    ({ field }) => lookUp(answer?.errors ?? {}, `${entry.key}/${field}`) !== undefined,
  )
  return (
    <details className="min-w-0 open:basis-full" open={isWrong}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        <span aria-hidden="true">{t('gate.change')}</span>
        <span className="sr-only">{t('profile.edit_entry', { name: entry.title })}</span>
      </summary>
      <div className="grid gap-3 pt-1 pb-2 sm:grid-cols-2">
        {fields.map(({ field, as }) => (
          <EntryField
            key={field}
            entryKey={entry.key}
            field={field}
            as={as}
            initial={textOf(lookUp(entry.fields, field))}
            answer={answer}
          />
        ))}
      </div>
    </details>
  )
}

const kindsOf = (entry: ImportEntry) => new Map(mendableFields(entry).map(({ field, as }) => [field, as]))

const textOf = (value: string | number | boolean | null | undefined): string | null =>
  value === undefined || value === null ? null : String(value)
