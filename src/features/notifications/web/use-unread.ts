import { useEffect, useState } from 'react'
import { followAccount } from '#features/accounts/web/door.ts'
import { callApi } from '#shared/api-client.ts'
import { countUnreadCall } from '../calls.ts'
import type { countUnread } from '../contract.ts'

/** Told to the window when notifications came, or were marked in another tab or on the other site. */
export const NOTIFICATIONS_CHANGED = 'notifications-changed'

/** The number of unread notifications, kept right while the page is open. */
export function useUnread({ unread: first, cursor }: { unread: number; cursor: number }): number {
  const [unread, setUnread] = useState(first)
  useEffect(() => {
    let isGone = false
    const stop = followAccount(cursor, async (events) => {
      if (events !== null && !events.some(({ kind }) => kind.startsWith('notification'))) return
      dispatchEvent(new Event(NOTIFICATIONS_CHANGED))
      const language = document.documentElement.lang
      const counted = await callApi<typeof countUnread>(countUnreadCall, {}, { language }).catch(() => null)
      if (counted !== null && !isGone) setUnread(counted.unread)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [cursor])
  return unread
}
