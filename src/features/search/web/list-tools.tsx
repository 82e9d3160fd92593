import type { ReactNode } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { chosenFilters } from './chosen-filters.ts'
import { filterGroups } from './filter-groups.ts'
import type { Found } from './found-shown.ts'
import { SavedSearchesButton } from './saved-searches-button.tsx'
import { SortMenu } from './sort-menu.tsx'
import { useText } from './texts.ts'

interface ListToolsProps {
  address: URLSearchParams
  found: Found
  /** The words and the place of the search; may be empty. */
  searched: string
  title: string
  /** The address under which the search is saved. */
  to: string
  /** Makes an alert of the search. */
  alert: ReactNode
}

/** Beside the count: the alert, the saved searches, and the order of the list. */
export function ListTools({ address, found, searched, title, to, alert }: ListToolsProps) {
  const t = useText()
  const formats = useFormats()
  const context = { address, found, t, formats }
  const chosen = chosenFilters(filterGroups(context), context).map(({ name }) => name)
  const named = [searched, ...chosen].filter((text) => text !== '').join(' · ')
  return (
    <div className="flex items-center gap-2">
      {alert}
      <SavedSearchesButton current={{ name: (named || title).slice(0, 80), to }} />
      {found.total > 1 && <SortMenu address={address} sort={found.sort} />}
    </div>
  )
}
