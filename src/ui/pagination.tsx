import { useFormats } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { ChevronEndIcon, ChevronStartIcon } from './icons.tsx'
import { Link } from './link.tsx'
import { paginationRange } from './pagination-range.ts'

interface PaginationProps {
  page: number
  pageCount: number
  /** The address of a page of the same list. */
  to: (page: number) => string
}

const ITEM = 'grid min-w-11 h-11 place-items-center rounded-control px-2 tabular-nums'

/** Plain links, so that every page can be opened, shared and found. */
export function Pagination({ page, pageCount, to }: PaginationProps) {
  const t = useCommonText()
  const formats = useFormats()
  if (pageCount <= 1) return null
  return (
    <nav aria-label={t('nav.pages')}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link
              to={to(page - 1)}
              rel="prev"
              aria-label={t('nav.previous')}
              className={classNames(ITEM, 'hover:bg-quiet')}
            >
              <ChevronStartIcon />
            </Link>
          </li>
        )}
        {paginationRange(page, pageCount).map((shown, index) =>
          shown === null ? (
            <li
              key={`gap-${index < 2 ? 'start' : 'end'}`}
              aria-hidden="true"
              className={classNames(ITEM, 'text-muted')}
            >
              …
            </li>
          ) : (
            <li key={shown}>
              <Link
                to={to(shown)}
                aria-label={t('nav.page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
                className={classNames(
                  ITEM,
                  shown === page ? 'bg-tint font-bold text-primary' : 'font-medium hover:bg-quiet',
                )}
              >
                {formats.number(shown)}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link
              to={to(page + 1)}
              rel="next"
              aria-label={t('nav.next')}
              className={classNames(ITEM, 'hover:bg-quiet')}
            >
              <ChevronEndIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
