import { useId } from 'react'
import { Form } from 'react-router'
import { PlaceIcon, SearchIcon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { Suggestions } from './suggestions.tsx'
import { useText } from './texts.ts'

interface SearchFormProps {
  /** The page that shows the results. */
  action: string
  query: string
  /** The name of the place searched in, or what was typed. */
  place: string
  country: string | null
  /** What else stays in the address. */
  kept?: readonly (readonly [string, string])[]
}

/** What and where. A plain form: the server finds the place by what was typed. */
export function SearchForm({ action, query, place, country, kept = [] }: SearchFormProps) {
  const t = useText()
  const what = useId()
  const where = useId()
  return (
    <Form
      role="search"
      action={action}
      className="flex max-w-215 flex-col overflow-visible rounded-[12px] border border-control bg-paper sm:flex-row"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={`${FIELD} border-b border-line sm:border-e sm:border-b-0`}>
        <label htmlFor={what} className="text-muted">
          <SearchIcon />
          <VisuallyHidden>{t('find.what')}</VisuallyHidden>
        </label>
        <Suggestions
          id={what}
          name="query"
          kind="titles"
          country={country}
          defaultValue={query}
          placeholder={t('find.what_placeholder')}
          className={INPUT}
        />
      </div>
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
      </div>
      <button
        type="submit"
        className="m-[-1px] min-h-12 rounded-b-[12px] bg-primary px-6.5 font-semibold text-on-primary hover:bg-primary-hover sm:rounded-s-none sm:rounded-e-[12px]"
      >
        {t('find.search')}
      </button>
    </Form>
  )
}

const FIELD = 'relative flex min-w-0 flex-1 items-center gap-2.5 px-3.5'
const INPUT = 'h-12 w-full min-w-0 bg-transparent'
