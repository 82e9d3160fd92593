import { useEffect, useEffectEvent } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { deviceStore } from './on-device.ts'
import type { ShortcutActions } from './shortcuts.ts'

/** Single keys disturb visitors who use voice control: they can be disabled (WCAG 2.1.4). */
const shortcutsOn = deviceStore('shortcuts', (kept) => kept !== false)

/** The page is there before its shortcuts: nobody presses a key in its first moments. */
const PAUSE_MS = 600

/** Whether they are on, and a way to set that. */
export function useShortcuts(actions: ShortcutActions): { isOn: boolean; turn: (on: boolean) => void } {
  const isOn = shortcutsOn.use()
  const hide = useEffectEvent(actions.hide)
  const help = useEffectEvent(actions.help)
  useEffect(() => {
    if (!isOn) return undefined
    let stop: (() => void) | undefined
    let isGone = false
    const timer = setTimeout(async () => {
      const { listenToShortcuts } = await loadWhenPossible(() => import('./shortcuts.ts'))
      if (isGone) return
      stop = listenToShortcuts({ hide: (id) => hide(id), help: () => help() })
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
      stop?.()
    }
  }, [isOn])
  return { isOn, turn: shortcutsOn.write }
}
