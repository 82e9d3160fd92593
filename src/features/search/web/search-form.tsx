import { useId } from 'react'
import { Form } from 'react-router'
import { PlaceIcon, SearchIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { NearMe } from './near-me.tsx'
import { Suggestions } from './suggestions.tsx'
import { useText } from './texts.ts'

interface SearchFormProps {
  /** The page that shows the results. */
  action: string
  query: string
  /** The name of the chosen place, or the typed text. */
  place: string
  country: string | null
  /** The parameters that stay in the address. */
  kept?: readonly (readonly [string, string])[]
}

/** The fields "what" and "where". A plain form: the server finds the place by the typed text. */
export function SearchForm({ action, query, place, country, kept = [] }: SearchFormProps) {
  const t = useText()
  const what = useId()
  const where = useId()
  return (
    <Form
      role="search"
      action={action}
      onSubmit={leaveKeyboard}
      className="relative flex max-w-215 flex-col rounded-[12px] border border-control bg-paper sm:flex-row"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={`${FIELD} max-sm:pe-14`}>
        <label htmlFor={what} className="text-muted">
          <SearchIcon />
          <VisuallyHidden>{t('find.what')}</VisuallyHidden>
        </label>
        <Suggestions
          id={what}
          name="query"
          kind="all"
          country={country}
          defaultValue={query}
          placeholder={t('find.what_placeholder')}
          className={INPUT}
        />
      </div>
      <span aria-hidden="true" className="bg-line max-sm:mx-3.5 max-sm:h-px sm:my-2.5 sm:w-px" />
      <div className={FIELD}>
        <label htmlFor={where} className="text-muted">
          <PlaceIcon />
          <VisuallyHidden>{t('find.where')}</VisuallyHidden>
        </label>
        <Suggestions
          id={where}
          name="place"
          kind="places"
          country={country}
          defaultValue={place}
          placeholder={t('find.where_placeholder')}
          className={INPUT}
        />
        <NearMe field={where} country={country} />
      </div>
      <button
        type="submit"
        className="flex items-center justify-center bg-primary font-semibold text-on-primary hover:bg-primary-hover max-sm:absolute max-sm:end-0.5 max-sm:top-0.5 max-sm:size-11 max-sm:rounded-control sm:m-[-1px] sm:rounded-e-[12px] sm:px-6.5"
      >
        <SearchIcon className="sm:hidden" />
        <span className="max-sm:sr-only">{t('find.search')}</span>
      </button>
    </Form>
  )
}

/** Otherwise a phone's keyboard would stay over the results. */
function leaveKeyboard(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && window.matchMedia('(pointer: coarse)').matches) field.blur()
}

const FIELD =
  'relative rounded-[11px] -outline-offset-2 outline-primary focus-within:outline-2 flex min-w-0 flex-1 items-center gap-2.5 px-3.5'
const INPUT = 'h-12 w-full min-w-0 bg-transparent outline-none'
