import { Link } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { ChosenPill, PILL_TARGET, PillFace } from '#ui/pill.tsx'
import { Popover } from '#ui/popover.tsx'
import type { Group, Option, Toggle } from './directory-filters.ts'
import { useText } from './texts.ts'

interface FilterBarProps {
  groups: readonly Group[]
  toggles: readonly Toggle[]
  total: number
}

/** What is chosen, then what may be; all of it links. On narrow screens one row that scrolls sideways. */
export function FilterBar({ groups, toggles, total }: FilterBarProps) {
  const t = useText()
  const formats = useFormats()
  const chosen = [...groups.flatMap(({ options }) => options), ...toggles].filter(({ isChosen }) => isChosen)
  return (
    <nav aria-label={t('companies.filters')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0">
        {chosen.map(({ key, name, to, count }) => (
          <li key={`${key} ${name}`} className="shrink-0">
            <ChosenPill
              to={{ search: to }}
              rel="nofollow"
              preventScrollReset
              text={name}
              count={formats.number(count)}
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
              <Options options={group.options} />
            </Popover>
          </li>
        ))}
        {toggles.map(({ key, name, to, isChosen }) =>
          isChosen ? null : (
            <li key={key} className="shrink-0">
              <Link to={{ search: to }} rel="nofollow" preventScrollReset className={PILL_TARGET}>
                <PillFace text={name} />
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** The values of a filter; choosing one is following a link, and the panel stays open for the next. */
function Options({ options }: { options: readonly Option[] }) {
  const t = useText()
  const formats = useFormats()
  if (options.length === 0) return <p className="py-2 text-muted">{t('companies.filter_nothing')}</p>
  return (
    <ul>
      {options.map(({ key, name, count, isChosen, to }) => (
        <li key={key}>
          <Link
            to={{ search: to }}
            rel="nofollow"
            preventScrollReset
            aria-current={isChosen ? 'true' : undefined}
            className={count === 0 && !isChosen ? 'option text-muted' : 'option'}
          >
            {isChosen && (
              <span aria-hidden="true">
                <CheckIcon size={14} />
              </span>
            )}
            <bdi>
              <Formatted>{name}</Formatted>
            </bdi>
            <data suppressHydrationWarning value={count}>
              {formats.number(count)}
            </data>
          </Link>
        </li>
      ))}
    </ul>
  )
}
