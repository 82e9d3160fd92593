import { Link } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** The values of one filter with their live counts; choosing one is following a link, with or without scripts. */
export function FilterOptions({ group }: { group: FilterGroup }) {
  const t = useText()
  const formats = useFormats()
  if (group.options.length === 0) return <p className="py-2 text-muted">{t('find.filter_nothing')}</p>
  return (
    <ul>
      {group.options.map(({ key, name, count, isChosen, to }) => (
        <li key={key}>
          <Link
            to={{ search: queryString(to) }}
            rel="nofollow"
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-quiet"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-5 shrink-0 place-items-center rounded-[5px] border',
                isChosen ? 'border-primary bg-primary text-on-primary' : 'border-control',
              )}
            >
              {isChosen && <CheckIcon size={14} />}
            </span>
            <bdi className="grow">{name}</bdi>
            <span suppressHydrationWarning className="text-13 text-muted tabular-nums">
              {formats.number(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All filters one below the other, the chosen ones and the short ones open. */
export function AllFilters({ groups }: { groups: readonly FilterGroup[] }) {
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) =>
      group.title === '' ? (
        <FilterOptions key={group.name} group={group} />
      ) : (
        <details
          key={group.name}
          open={group.options.some(({ isChosen }) => isChosen)}
          className="group border-b border-line"
        >
          <summary className="flex min-h-12 items-center justify-between font-semibold">
            {group.title}
            <span aria-hidden="true" className="text-20 text-muted group-open:rotate-45">
              +
            </span>
          </summary>
          <div className="pb-3">
            <FilterOptions group={group} />
          </div>
        </details>
      ),
    )
}
