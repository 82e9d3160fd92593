import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { icon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
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

/** Makes an alert from a search in one press; without scripts, and for guests, it leads to the form. */
export function AlertLink({ label, search, isWide = false }: AlertLinkProps) {
  const lang = useLanguage()
  const [presses, setPresses] = useState(0)
  const to = `/${lang}/account/job-alerts/create?${search}`
  return (
    <>
      <Link
        to={to}
        rel="nofollow"
        title={isWide ? undefined : label}
        className={isWide ? WIDE : 'grid size-11 place-items-center text-muted hover:text-ink'}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          setPresses(presses + 1)
        }}
      >
        <BellPlusIcon />
        {isWide ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </Link>
      {presses > 0 && (
        <Suspense>
          <CreateFromSearch key={presses} search={search} form={to} />
        </Suspense>
      )}
    </>
  )
}

const WIDE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-control bg-surface px-4.5 py-2 font-semibold hover:bg-quiet'
