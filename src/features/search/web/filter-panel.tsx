import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import { CheckIcon, ChevronDownIcon } from '#ui/icons.tsx'
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
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-quiet',
              count === 0 && !isChosen && 'text-muted',
            )}
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
            <bdi className="grow">
              <Formatted>{name}</Formatted>
            </bdi>
            <span suppressHydrationWarning className="text-13 text-muted tabular-nums">
              {formats.number(count)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All filters one below the other. */
export function AllFilters({ groups }: { groups: readonly FilterGroup[] }) {
  return groups
    .filter(({ options }) => options.length > 0)
    .map((group) =>
      group.title === '' ? (
        <FilterOptions key={group.name} group={group} />
      ) : (
        <FoldedOptions key={group.name} group={group} />
      ),
    )
}

/** Folded, it says what is chosen; it opens and closes only by the visitor's hand. */
function FoldedOptions({ group }: { group: FilterGroup }) {
  const formats = useFormats()
  const chosen = group.options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  const [startsOpen] = useState(chosen.length > 0)
  return (
    <details open={startsOpen} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {group.title}
        <span className="flex min-w-0 items-center gap-2 text-muted">
          <Formatted className="truncate text-13 font-normal group-open:hidden">
            {formats.list(chosen)}
          </Formatted>
          <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="pb-3">
        <FilterOptions group={group} />
      </div>
    </details>
  )
}
