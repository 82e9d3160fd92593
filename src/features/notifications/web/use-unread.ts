import { useEffect, useState } from 'react'
import { followAccount } from '#features/accounts/web/door.ts'
import { callApi } from '#shared/api-client.ts'
import { countUnreadCall } from '../calls.ts'
import type { countUnread } from '../contract.ts'

/** Told to the window when notifications came, or were marked in another tab or on the other site. */
export const NOTIFICATIONS_CHANGED = 'notifications-changed'

/** Told to the window with the number that a page has just read: the bell says the same, also without a socket. */
const COUNTED = 'notifications-counted'

export const tellUnread = (unread: number): boolean =>
  dispatchEvent(new CustomEvent<number>(COUNTED, { detail: unread }))

/** The number of unread notifications, kept right while the page is open. */
export function useUnread({ unread: first, cursor }: { unread: number; cursor: number }): number {
  const [unread, setUnread] = useState(first)
  useEffect(() => {
    let isGone = false
    const listening = new AbortController()
    const take = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number') setUnread(event.detail)
    }
    addEventListener(COUNTED, take, { signal: listening.signal })
    const stop = followAccount(cursor, async (events) => {
      if (events !== null && !events.some(({ kind }) => kind.startsWith('notification'))) return
      dispatchEvent(new Event(NOTIFICATIONS_CHANGED))
      const language = document.documentElement.lang
      const counted = await callApi<typeof countUnread>(countUnreadCall, {}, { language }).catch(() => null)
      if (counted !== null && !isGone) setUnread(counted.unread)
    })
    return () => {
      isGone = true
      listening.abort()
      stop()
    }
  }, [cursor])
  return unread
}
