import { useCommonText } from '#i18n/room-texts.tsx'
import { ChevronEndIcon } from './icons.tsx'
import { JsonLd } from './json-ld.tsx'
import { Link } from './link.tsx'
import { useOrigin } from './origin-context.tsx'

export interface Crumb {
  text: string
  /** Absent for the page itself, the last crumb. */
  to?: string
}

/** The path to this page, for people and for search engines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useCommonText()
  const origin = useOrigin()
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-13 text-muted">
        {crumbs.map(({ text, to }) => (
          <li key={to ?? text} className="flex max-w-full min-w-0 items-center gap-1">
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
      {origin !== undefined && <JsonLd data={breadcrumbList(crumbs, origin)} />}
    </nav>
  )
}

/** As in schema.org: the last crumb needs no address, since it is the current page. */
function breadcrumbList(crumbs: readonly Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(to !== undefined && { item: new URL(to, origin).href }),
    })),
  }
}
