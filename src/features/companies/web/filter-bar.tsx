import { useFormats } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { ChosenPill, PILL_TARGET, PillFace } from '#ui/pill.tsx'
import { Popover } from '#ui/popover.tsx'
import type { Group, Toggle } from './directory-filters.ts'
import { useText } from './texts.ts'

interface FilterBarProps {
  groups: readonly Group[]
  toggles: readonly Toggle[]
  total: number
  /** The address of this list without any filter. */
  cleared: string
}

/**
 * The chosen filters, then the available ones; all are links. On narrow screens it is one row that scrolls sideways.
 */
export function FilterBar({ groups, toggles, total, cleared }: FilterBarProps) {
  const t = useText()
  const formats = useFormats()
  const chosen = [...groups.flatMap(({ options }) => options), ...toggles].filter(({ isChosen }) => isChosen)
  return (
    <nav data-follow="stay" aria-label={t('companies.filters')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {chosen.map(({ key, name, to, count }) => (
          <li key={`${key} ${name}`} className="shrink-0">
            <ChosenPill
              to={to}
              rel="nofollow"
              preventScrollReset
              text={name}
              count={count === null ? undefined : formats.number(count)}
              removeLabel={t('companies.remove_filter', { name })}
            />
          </li>
        ))}
        {groups.map((group) => (
          <li key={group.name} className="shrink-0">
            <Popover
              title={group.title}
              labelClassName={PILL_TARGET}
              label={<PillFace text={group.title} opens />}
              done={t('companies.show', { count: total })}
            >
              <OptionList options={group.options} nothing={t('companies.filter_nothing')} />
            </Popover>
          </li>
        ))}
        {toggles.map(({ key, name, to, isChosen }) =>
          isChosen ? null : (
            <li key={key} className="shrink-0">
              <Link to={to} rel="nofollow" preventScrollReset className={PILL_TARGET}>
                <PillFace text={name} />
              </Link>
            </li>
          ),
        )}
        {chosen.length > 1 && (
          <li className="shrink-0">
            <Link
              to={cleared}
              className="inline-flex min-h-11 items-center px-2 font-semibold whitespace-nowrap text-primary underline"
            >
              {t('companies.clear_filters')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
