import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { whenQuiet } from '#ui/later.tsx'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { loadFilterSheet } from './filter-sheet-later.tsx'
import type { Found } from './found-shown.ts'
import { isSheetOpen, queryString, SHEET_OPENED, withSheetClosed, withSheetOpen } from './search-address.ts'

/**
 * The sheet of all filters. A press opens or closes it at once with what the page has. The address changes with the
 * press, and the page of the new address is rendered later; until then the press counts, and not the address.
 */
export function useFilterSheet(address: URLSearchParams, found: Found) {
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const [press, setPress] = useState<'open' | 'closed' | null>(null)
  const isInAddress = isSheetOpen(address)
  const isPressed = press === 'open'
  const isShown = press === null ? isInAddress : isPressed
  const shown = useMemo(() => (isPressed ? withSheetOpen(address) : address), [isPressed, address])
  const to = queryString(withSheetOpen(address))
  const closed = location.pathname + queryString(withSheetClosed(address))

  useEffect(() => {
    void whenQuiet().then(loadFilterSheet)
  }, [])

  useEffect(() => {
    const rendered = isSheetOpen(new URLSearchParams(location.search)) ? 'open' : 'closed'
    setPress((last) => (last === rendered ? null : last))
  }, [location])

  useEffect(() => {
    if (isInAddress && !found.isWhole) void revalidate()
  }, [isInAddress, found.isWhole, revalidate])

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void loadFilterSheet().then(() => {
      setPress('open')
      void navigate(to, { state: SHEET_OPENED, preventScrollReset: true })
    })
  }

  const leave = () => {
    // A press outside may have followed a link there, which has left the page already.
    const isLeft = !isSheetOpen(new URLSearchParams(window.location.search))
    setPress(isLeft ? null : 'closed')
    if (isLeft) return
    if (isPressed || location.state === SHEET_OPENED) void navigate(-1)
    else void navigate(closed, { replace: true, preventScrollReset: true })
  }

  return { isShown, address: shown, to, closed, open, leave }
}
