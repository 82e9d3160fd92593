import { useState, useSyncExternalStore } from 'react'
import { Form } from 'react-router'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { excludeGroups } from './exclude-groups.ts'
import { type FilterGroup, isPill } from './filter-groups.ts'
import type { Found } from './found-shown.ts'
import { queryString, valuesOf, withoutFilters, withSheetOpen } from './search-address.ts'
import { SeenSwitch } from './seen-switch.tsx'
import { useText } from './texts.ts'

export interface FilterSheetProps {
  address: URLSearchParams
  found: Found
  groups: readonly FilterGroup[]
  hasChosen: boolean
  /** The text of the button that closes it. */
  done: string
  /** The same page without the sheet. */
  closed: string
  onClosed: () => void
}

/**
 * All filters one below the other. A filter without values is left out; but if the sheet was opened before its values
 * have come, it stays, so that nothing moves under a finger.
 */
export function FilterSheet({ address, found, groups, hasChosen, done, closed, onClosed }: FilterSheetProps) {
  const t = useText()
  const formats = useFormats()
  const [wasWhole] = useState(found.isWhole)
  const hasPlace = ({ options }: FilterGroup) => !wasWhole || options.length > 0
  return (
    <Sheet title={t('find.all_filters')} done={done} closeHref={closed} onClosed={onClosed}>
      {hasChosen && (
        <Link
          to={queryString(withSheetOpen(withoutFilters(address)))}
          replace
          preventScrollReset
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t('find.clear_filters')}
        </Link>
      )}
      {groups.filter(hasPlace).map((group) =>
        group.title === '' ? (
          // A single box without a fold is aligned with the titles of the folds around it.
          <div key={group.name} className="-mx-2 border-b border-line">
            <OptionList options={group.options} nothing={t('find.filter_nothing')} />
          </div>
        ) : (
          <FoldedOptions key={group.name} group={group} isWhole={found.isWhole || isPill(group)} />
        ),
      )}
      <ExcludeWords address={address} />
      {excludeGroups({ address, found, t, formats })
        .filter(hasPlace)
        .map((group) => (
          <FoldedOptions
            key={group.name}
            group={group}
            isWhole={found.isWhole}
            help={group.name === 'exclude_languages' ? t('find.exclude_languages_help') : undefined}
          />
        ))}
      <SeenSwitch />
    </Sheet>
  )
}

/**
 * When folded, it shows the chosen values; only the visitor opens and closes it. Its values, hundreds in some, are made
 * when it is opened; the server sends them along, for pages without scripts.
 * @param isWhole whether all values are there; if they come later, the fold does not open by itself
 */
function FoldedOptions(props: { group: FilterGroup; isWhole: boolean; help?: string | undefined }) {
  const { group, isWhole, help } = props
  const t = useText()
  const formats = useFormats()
  const chosen = group.options.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  const [startsOpen] = useState(isWhole && chosen.length > 0)
  const wasSent = useWasSent()
  const [wasOpened, setOpened] = useState(startsOpen || wasSent)
  return (
    <details open={startsOpen} onToggle={() => setOpened(true)} className="group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {group.title}
        <span className="flex min-w-0 items-center gap-2 text-muted">
          <Formatted className="truncate text-13 font-normal group-open:hidden">
            {formats.list(chosen)}
          </Formatted>
          <ChevronDownIcon size={18} className="transition-transform group-open:rotate-180" />
        </span>
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
