import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon, ChevronDownIcon } from '#ui/icons.tsx'
import { closePopover, Popover } from '#ui/popover.tsx'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

const SORTS = [
  ['2', 'find.sort_relevance'],
  ['1', 'find.sort_newest'],
  ['3', 'find.sort_pay'],
] as const

export function SortMenu({ address, sort }: { address: URLSearchParams; sort: number }) {
  const t = useText()
  const current = SORTS.find(([code]) => code === String(sort)) ?? SORTS[1]
  return (
    <Popover
      title={t('find.sort')}
      align="end"
      labelClassName="flex min-h-11 items-center gap-1 text-muted hover:text-ink"
      label={
        <>
          {t(current[1])}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      <ul>
        {SORTS.map(([code, name]) => (
          <li key={code}>
            <Link
              to={{ search: queryString(changed(address, 'sort', code)) }}
              rel="nofollow"
              onClick={closePopover}
              aria-current={code === current[0] ? 'true' : undefined}
              className={classNames('choice', code === current[0] && 'font-semibold text-primary')}
            >
              {t(name)}
              {code === current[0] && <CheckIcon size={16} />}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
