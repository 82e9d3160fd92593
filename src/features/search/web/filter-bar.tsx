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
}

/** What is chosen, then the commonest filters, then all of them: one row that scrolls sideways on phones. */
export function FilterBar({ address, groups, chosen }: FilterBarProps) {
  const t = useText()
  const formats = useFormats()
  return (
    <nav aria-label={t('find.filters')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
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
            >
              <FilterOptions group={group} />
            </Popover>
          </li>
        ))}
        <li className="shrink-0">
          <Popover
            shape="sheet"
            title={t('find.all_filters')}
            labelClassName={PILL_TARGET}
            label={<PillFace text={t('find.all_filters')} icon={<FiltersIcon size={16} />} />}
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
