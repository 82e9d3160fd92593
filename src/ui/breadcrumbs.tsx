import { Link } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { ChevronEndIcon } from './icons.tsx'

interface Crumb {
  text: string
  /** Absent for the page itself, the last crumb. */
  to?: string
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useCommonText()
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="print:hidden">
      <ol className="flex items-center gap-x-1 text-13 text-muted">
        {crumbs.map(({ text, to }) => (
          <li key={text} className="flex min-w-0 items-center gap-1 not-last:shrink-0">
            {to === undefined ? (
              <span aria-current="page" className="truncate">
                {text}
              </span>
            ) : (
              <>
                <Link to={to} className="flex min-h-11 items-center hover:text-ink hover:underline">
                  {text}
                </Link>
                <ChevronEndIcon size={14} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
