import { useEffect, useState, useSyncExternalStore } from 'react'
import { Form } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Input } from '#ui/inputs.tsx'
import { afterFrame } from '#ui/later.tsx'
import { Link } from '#ui/link.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { excludeGroups } from './exclude-groups.ts'
import { type FilterGroup, filterGroups, isPill } from './filter-groups.ts'
import type { Found } from './found-shown.ts'
import { queryString, valuesOf, withoutFilters, withSheetOpen } from './search-address.ts'
import { SeenSwitch } from './seen-switch.tsx'
import { useText } from './texts.ts'

export interface FilterSheetProps {
  address: URLSearchParams
  found: Found
  /** The same page without the sheet. */
  closed: string
  onClosed: () => void
}

/**
 * All filters one below the other. A filter without values is left out; but if the sheet was opened before its values
 * have come, it stays, so that nothing moves under a finger.
 */
export function FilterSheet({ address, found, closed, onClosed }: FilterSheetProps) {
  const t = useText()
  const formats = useFormats()
  const [wasWhole] = useState(found.isWhole)
  const context = { address, found, t, formats }
  const groups = filterGroups(context)
  const shown = useShownAtFirst()
  // Values are made when they are read.
  const hasPlace = (group: FilterGroup) => !wasWhole || group.options.length > 0
  const excluded = excludeGroups(context).filter(hasPlace)
  const parts = [
    ...groups.filter(hasPlace).map((group) =>
      group.title === '' ? (
        // A single box without a fold is aligned with the titles of the folds around it.
        <div key={group.name} className="-mx-2 border-b border-line">
          <OptionList options={group.options} nothing={t('find.filter_nothing')} />
        </div>
      ) : (
        <FoldedOptions key={group.name} {...{ group, address }} isWhole={found.isWhole || isPill(group)} />
      ),
    ),
    <ExcludeWords key="words" address={address} />,
    ...excluded.map((group) => (
      <FoldedOptions
        key={group.name}
        {...{ group, address }}
        isWhole={found.isWhole}
        help={group.name === 'exclude_languages' ? t('find.exclude_languages_help') : undefined}
      />
    )),
    <SeenSwitch key="seen" />,
  ]
  return (
    <Sheet
      title={t('find.all_filters')}
      done={t('find.show_jobs', { count: found.total })}
      closeHref={closed}
      onClosed={onClosed}
    >
      {chosenFilters(groups, context).length > 0 && (
        <Link
          to={queryString(withSheetOpen(withoutFilters(address)))}
          replace
          preventScrollReset
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t('find.clear_filters')}
        </Link>
      )}
      {parts.slice(0, shown)}
    </Sheet>
  )
}

/** How many parts to show: as many as fit into the window, and all once that is painted. */
function useShownAtFirst(): number {
  const wasSent = useWasSent()
  const [isAll, setAll] = useState(wasSent)
  useEffect(() => afterFrame(() => setAll(true)), [])
  return isAll ? Number.POSITIVE_INFINITY : Math.ceil(window.innerHeight / LEAST_HEIGHT)
}

/** Of a part, in pixels. */
const LEAST_HEIGHT = 48

interface FoldProps {
  group: FilterGroup
  address: URLSearchParams
  isWhole: boolean
  help?: string | undefined
}

/**
 * When folded, it shows the chosen values; only the visitor opens and closes it. Its values, hundreds in some, are made
 * when it is opened; the server sends them along, for pages without scripts.
 * @param isWhole whether all values are there; if they come later, the fold does not open by itself
 */
function FoldedOptions(props: FoldProps) {
  const { group, address, isWhole, help } = props
  const t = useText()
  const formats = useFormats()
  const chosen = address.has(group.name)
    ? group.options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
    : []
  const [startsOpen] = useState(isWhole && chosen.length > 0)
  const wasSent = useWasSent()
  const [wasOpened, setOpened] = useState(startsOpen || wasSent)
  return (
    <details open={startsOpen} onToggle={() => setOpened(true)} className="border-b border-line">
      <summary className="fold">
        {group.title}
        {chosen.length > 0 && <Formatted className="fold-chosen truncate">{formats.list(chosen)}</Formatted>}
      </summary>
      {wasOpened && (
        <div className="pb-3">
          {help !== undefined && <p className="pb-1 text-13 text-muted">{help}</p>}
          {(isWhole || group.options.length > 0) && (
            <OptionList options={group.options} nothing={t('find.filter_nothing')} />
          )}
        </div>
      )}
    </details>
  )
}

/** Whether the part came with the page: React asks for the server's value only while it hydrates. */
const useWasSent = (): boolean => useState(useSyncExternalStore(never, isNotHydrating, isHydrating))[0]

const never = () => () => undefined
const isNotHydrating = () => false
const isHydrating = () => true

function ExcludeWords({ address }: { address: URLSearchParams }) {
  const t = useText()
  const others = [...address].filter(([name]) => !['exclude_words', 'page', 'job'].includes(name))
  return (
    <Form replace preventScrollReset className="grid gap-1.5 border-b border-line py-4">
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
        <Button type="submit" className="shrink-0 whitespace-nowrap">
          {t('action.apply_filters')}
        </Button>
      </div>
      <p id="exclude-words-help" className="text-13 text-muted">
        {t('find.exclude_words_help')}
      </p>
    </Form>
  )
}
