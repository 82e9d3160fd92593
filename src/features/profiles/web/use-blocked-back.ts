import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { type Blocker, UNSAFE_DataRouterContext } from 'react-router'

const KEY = 'unsaved-edits'

/**
 * The way back that is held up while `isEdited`; null: none is. It is the router's `useBlocker` for two pages: that hook
 * itself would be part of the framework that every page loads.
 */
export function useBlockedBack(isEdited: () => boolean): (Blocker & { state: 'blocked' }) | null {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const [blocked, setBlocked] = useState<(Blocker & { state: 'blocked' }) | null>(null)
  const isHeld = useEffectEvent(isEdited)
  useEffect(() => {
    if (router === undefined) return undefined
    router.getBlocker(
      KEY,
      ({ historyAction, currentLocation: here, nextLocation: next }) =>
        historyAction === 'POP' && here.pathname + here.search !== next.pathname + next.search && isHeld(),
    )
    const stop = router.subscribe(({ blockers }) => {
      const now = blockers.get(KEY)
      setBlocked(now?.state === 'blocked' ? now : null)
    })
    return () => {
      stop()
      router.deleteBlocker(KEY)
    }
  }, [router])
  return blocked
}
