import { Form, Link } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { FiltersIcon } from '#ui/icons.tsx'
import { Input } from '#ui/inputs.tsx'
import { ChosenPill, PILL_TARGET, PillFace } from '#ui/pill.tsx'
import { Popover } from '#ui/popover.tsx'
import type { ChosenFilter } from './chosen-filters.ts'
import { type FilterGroup, PILL_GROUPS } from './filter-groups.ts'
import { AllFilters, FilterOptions } from './filter-panel.tsx'
import { queryString, valuesOf, withoutFilters } from './search-address.ts'
import { useText } from './texts.ts'

interface FilterBarProps {
  address: URLSearchParams
  groups: readonly FilterGroup[]
  chosen: readonly ChosenFilter[]
  total: number
}

/**
 * What is chosen, then the commonest filters, then all of them. On narrow screens one row that scrolls sideways, with
 * the way to all filters standing at its end.
 */
export function FilterBar({ address, groups, chosen, total }: FilterBarProps) {
  const t = useText()
  const formats = useFormats()
  const done = t('find.show_jobs', { count: total })
  return (
    <nav aria-label={t('find.filters')}>
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto ps-4 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:ps-0">
        {chosen.map(({ filter, name, count, without }) => (
          <li key={`${filter} ${name}`} className="shrink-0">
            <ChosenPill
              to={{ search: queryString(without) }}
              rel="nofollow"
              preventScrollReset
              text={name}
              count={count === null ? undefined : formats.number(count)}
              removeLabel={t('find.remove_filter', { name })}
            />
          </li>
        ))}
        {groups.slice(0, PILL_GROUPS).map((group) => (
          <li key={group.name} className="shrink-0">
            <Popover
              title={group.title}
              labelClassName={PILL_TARGET}
              label={<PillFace text={group.title} opens />}
              done={done}
            >
              <FilterOptions group={group} />
            </Popover>
          </li>
        ))}
        <li className="sticky end-0 shrink-0 bg-surface ps-2 pe-4 max-lg:-ms-2 lg:static lg:p-0">
          <Popover
            shape="sheet"
            title={t('find.all_filters')}
            done={done}
            labelClassName={PILL_TARGET}
            label={<PillFace text={t('find.all_filters')} icon={<FiltersIcon size={16} />} isBrief />}
          >
            {chosen.length > 0 && (
              <Link
                to={{ search: queryString(withoutFilters(address)) }}
                preventScrollReset
                className="flex min-h-11 items-center font-semibold text-primary underline"
              >
                {t('find.clear_filters')}
              </Link>
            )}
            <AllFilters groups={groups} />
            <ExcludeWords address={address} />
          </Popover>
        </li>
      </ul>
    </nav>
  )
}

function ExcludeWords({ address }: { address: URLSearchParams }) {
  const t = useText()
  const others = [...address].filter(([name]) => !['exclude_words', 'page', 'job'].includes(name))
  return (
    <Form preventScrollReset className="mt-4 grid gap-1.5">
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="exclude-words" className="font-semibold">
        {t('find.filter_exclude_words')}
      </label>
      <div className="flex gap-2">
        <Input
          id="exclude-words"
          name="exclude_words"
          aria-describedby="exclude-words-help"
          defaultValue={valuesOf(address, 'exclude_words').join(', ')}
          maxLength={200}
        />
        <Button type="submit">{t('action.apply_filters')}</Button>
      </div>
      <p id="exclude-words-help" className="text-13 text-muted">
        {t('find.exclude_words_help')}
      </p>
    </Form>
  )
}
