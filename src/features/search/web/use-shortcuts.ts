import { useEffect, useRef } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { deviceStore } from './on-device.ts'
import type { ShortcutActions } from './shortcuts.ts'

/** Single keys disturb visitors who use voice control: they can be disabled (WCAG 2.1.4). */
export const shortcutsOn = deviceStore('shortcuts', (kept) => kept !== false)

/** The page is there before its shortcuts: nobody presses a key in its first moments. */
const PAUSE_MS = 600

export function useShortcuts(actions: ShortcutActions): void {
  const isOn = shortcutsOn.use()
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const timer = setTimeout(async () => {
      const { listenToShortcuts } = await loadWhenPossible(() => import('./shortcuts.ts'))
      if (isGone) return
      stop = listenToShortcuts({
        hide: (id) => latest.current.hide(id),
        help: () => latest.current.help(),
      })
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [isOn])
}
