import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { whenQuiet } from '#ui/later.tsx'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { loadFilterSheet } from './filter-sheet-later.tsx'
import type { Found } from './found-shown.ts'
import { isSheetOpen, queryString, SHEET_OPENED, withSheetClosed, withSheetOpen } from './search-address.ts'

/**
 * The sheet of all filters. A press opens it at once with what the page has; the address changes with the press, and the
 * page of the new address is rendered after it. The values that the page does not have are loaded then.
 */
export function useFilterSheet(address: URLSearchParams, found: Found) {
  const navigate = useNavigate()
  const { state, pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [isPressed, setPressed] = useState(false)
  const isInAddress = isSheetOpen(address)
  const isShown = isInAddress || isPressed
  const shown = useMemo(() => (isPressed ? withSheetOpen(address) : address), [isPressed, address])
  const to = queryString(withSheetOpen(address))
  const closed = pathname + queryString(withSheetClosed(address))

  useEffect(() => {
    void whenQuiet().then(loadFilterSheet)
  }, [])

  useEffect(() => {
    if (isInAddress) setPressed(false)
  }, [isInAddress])

  useEffect(() => {
    if (isInAddress && !found.isWhole) void revalidate()
  }, [isInAddress, found.isWhole, revalidate])

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void loadFilterSheet().then(() => {
      setPressed(true)
      void navigate(to, { state: SHEET_OPENED, preventScrollReset: true })
    })
  }

  const leave = () => {
    setPressed(false)
    // A press outside may have followed a link there, which has left the page already.
    if (!isSheetOpen(new URLSearchParams(window.location.search))) return
    if (isPressed || state === SHEET_OPENED) void navigate(-1)
    else void navigate(closed, { replace: true, preventScrollReset: true })
  }

  return { isShown, address: shown, to, closed, open, leave }
}
