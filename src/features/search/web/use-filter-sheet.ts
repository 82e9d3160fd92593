import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { afterFrame, whenQuiet } from '#ui/later.tsx'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import { hasFilterSheet, loadFilterSheet } from './filter-sheet-later.tsx'
import type { Found } from './found-shown.ts'
import { isSheetOpen, queryString, SHEET_OPENED, withSheetClosed, withSheetOpen } from './search-address.ts'

/**
 * The sheet of all filters. A press opens or closes it at once with what the page has, and adds its step to the history.
 * Once the frame with the open sheet is painted, the router takes the step over and renders the page of the new address;
 * until then the press counts.
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

  const takeOver = useRef<() => void>(null)
  useEffect(() => {
    if (!isPressed || isInAddress) return undefined
    takeOver.current = () => {
      takeOver.current = null
      void navigate(to, { replace: true, state: SHEET_OPENED, preventScrollReset: true })
    }
    afterFrame(() => takeOver.current?.())
    // The back button may be pressed before the router knows of the step.
    const closeIfLeft = () => isOpenNow() || setPress(null)
    addEventListener('popstate', closeIfLeft)
    return () => {
      takeOver.current = null
      removeEventListener('popstate', closeIfLeft)
    }
  }, [isPressed, isInAddress, navigate, to])

  const show = () => {
    flushSync(() => setPress('open'))
    if (!isOpenNow()) pushStep(to)
  }

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    const { currentTarget: link } = event
    // Whoever does not wait for the script is on another page by then.
    if (hasFilterSheet()) show()
    else void loadFilterSheet().then(() => link.isConnected && show())
  }

  /** For each press in the bar and the sheet, before it is followed. */
  const beforePress = () => takeOver.current?.()

  const leave = () => {
    // A press outside may have followed a link there, which has left the page already.
    const isLeft = !isOpenNow()
    setPress(isLeft ? null : 'closed')
    if (isLeft) return
    if (isPressed || location.state === SHEET_OPENED) void navigate(-1)
    else void navigate(closed, { replace: true, preventScrollReset: true })
  }

  return { isShown, address: shown, to, closed, open, beforePress, leave }
}

const isOpenNow = (): boolean => isSheetOpen(new URLSearchParams(location.search))

/** A step in the history, for the router to take over: the back button must find it as soon as the sheet is there. */
function pushStep(to: string): void {
  const { state } = history
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '', to)
}
