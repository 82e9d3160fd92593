import { memo } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { FiltersIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { ChosenPill, PILL_TARGET, PillFace } from '#ui/pill.tsx'
import { Popover } from '#ui/popover.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { filterGroups, isPill } from './filter-groups.ts'
import { FilterSheetLater } from './filter-sheet-later.tsx'
import type { Found } from './found-shown.ts'
import { useText } from './texts.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

interface FilterBarProps {
  address: URLSearchParams
  found: Found
}

/**
 * The chosen filters, then the most used filters, then the button for all filters. On narrow screens it is one row that
 * scrolls sideways, with that button fixed at its end.
 */
export function FilterBar({ address, found }: FilterBarProps) {
  const t = useText()
  const sheet = useFilterSheet(address, found)
  // Everything that is chosen in the sheet is one step in the history.
  const follow = sheet.isShown ? 'replace stay' : 'stay'
  return (
    <nav data-follow={follow} onClickCapture={sheet.beforePress} aria-label={t('find.filters')}>
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto ps-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:ps-0">
        <Pills {...{ address, found }} allFilters={sheet.to} />
        <li className="sticky end-0 shrink-0 bg-surface ps-2 pe-4 max-lg:-ms-2 lg:static lg:p-0">
          <Link to={sheet.to} onClick={sheet.open} rel="nofollow" className={PILL_TARGET}>
            <PillFace text={t('find.all_filters')} icon={<FiltersIcon size={16} />} isBrief />
          </Link>
        </li>
      </ul>
      {sheet.isShown && (
        <FilterSheetLater
          address={sheet.address}
          found={found}
          closed={sheet.closed}
          onClosed={sheet.leave}
        />
      )}
    </nav>
  )
}

/** Opening the sheet leaves them as they are: the sheet covers them, and should not wait for them. */
const Pills = memo(function Pills({ address, found, allFilters }: FilterBarProps & { allFilters: string }) {
  const t = useText()
  const formats = useFormats()
  const context = { address, found, t, formats }
  const groups = filterGroups(context)
  return (
    <>
      {chosenFilters(groups, context).map(({ filter, name, count, without }) => (
        <li key={`${filter} ${name}`} className="shrink-0">
          <ChosenPill
            to={without}
            rel="nofollow"
            preventScrollReset
            text={name}
            count={count === null ? undefined : formats.number(count)}
            removeLabel={t('find.remove_filter', { name })}
          />
        </li>
      ))}
      {groups.filter(isPill).map((group) => (
        <li key={group.name} className="shrink-0">
          <Popover
            title={group.title}
            labelClassName={PILL_TARGET}
            label={<PillFace text={group.title} opens />}
            done={t('find.show_jobs', { count: found.total })}
            instead={
              <Link to={allFilters} rel="nofollow" className="choice font-semibold text-primary underline">
                {t('find.all_filters')}
              </Link>
            }
          >
            {() => <OptionList options={group.options} nothing={t('find.filter_nothing')} />}
          </Popover>
        </li>
      ))}
    </>
  )
})
