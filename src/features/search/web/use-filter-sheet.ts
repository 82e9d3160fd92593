import { type MouseEvent, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { firstInteraction } from '#ui/first-interaction.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { isSheetOpen, queryString, SHEET_OPENED, withSheetOpen } from './search-address.ts'

/** The sheet of all filters. `load` loads its script as soon as the visitor acts, so that only values are to come. */
export function useFilterSheet(address: URLSearchParams, load: () => Promise<unknown>) {
  const navigate = useNavigate()
  const to = queryString(withSheetOpen(address))
  useEffect(() => {
    void firstInteraction().then(load)
  }, [load])
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(to, { state: SHEET_OPENED, preventScrollReset: true })
  }
  return { isShown: isSheetOpen(address), to, open }
}
