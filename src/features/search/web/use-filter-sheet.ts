import { type MouseEvent, useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { firstInteraction } from '#ui/first-interaction.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { isSheetOpen, queryString, SHEET_OPENED, withSheetOpen } from './search-address.ts'

/**
 * The sheet of all filters. It opens at the press, with the values that the page has; `isOpening` until the other values
 * have come. `load` loads its script, as soon as the visitor acts.
 */
export function useFilterSheet(address: URLSearchParams, load: () => Promise<unknown>) {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const isOpen = isSheetOpen(address)
  const isOpening = !isOpen && location !== undefined && isSheetOpen(new URLSearchParams(location.search))
  const to = queryString(withSheetOpen(address))
  useEffect(() => {
    void firstInteraction().then(load)
  }, [load])
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(to, { state: SHEET_OPENED, preventScrollReset: true })
  }
  return { isShown: isOpen || isOpening, isOpening, to, open }
}
