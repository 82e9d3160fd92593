import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { icon } from '#ui/icons.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

const CreateFromSearch = lazy(async () => {
  const { CreateFromSearch } = await loadWhenPossible(() => import('./create-from-search.tsx'))
  return { default: CreateFromSearch }
})

const BellPlusIcon = icon(<path d="M6 17V11a6 6 0 0 1 9-5.2M18 12v5M4 17h16M10 20.5h4M19 3v6M16 6h6" />)

interface AlertLinkProps {
  /** `Create an alert`, in the words of the page that shows it, which has loaded them. */
  label: string
  /** The search as the form of an alert reads it from its address. */
  search: string
  /** With its words; otherwise an icon alone. */
  isWide?: boolean
}

/**
 * Makes an alert from a search in one press. Its form does that by itself, so that a press counts before the script is
 * there, and without scripts; a guest comes to the form of alerts.
 */
export function AlertLink({ label, search, isWide = false }: AlertLinkProps) {
  const lang = useLanguage()
  const [presses, setPresses] = useState(0)
  const to = `/${lang}/account/job-alerts/create?${search}`
  return (
    <form
      method="post"
      action={to}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        setPresses(presses + 1)
      }}
    >
      <button
        type="submit"
        name="intent"
        value="from-search"
        title={isWide ? undefined : label}
        className={isWide ? WIDE : 'grid size-11 place-items-center text-muted hover:text-ink'}
      >
        <BellPlusIcon />
        {isWide ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
      {presses > 0 && (
        <Suspense>
          <CreateFromSearch key={presses} search={search} form={to} />
        </Suspense>
      )}
    </form>
  )
}

const WIDE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-control bg-surface px-4.5 py-2 font-semibold hover:bg-quiet'
