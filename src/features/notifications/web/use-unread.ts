import { useEffect, useState } from 'react'
import { followAccount } from '#features/accounts/web/door.ts'
import { callApi } from '#shared/api-client.ts'
import { countUnreadCall } from '../calls.ts'
import type { countUnread } from '../contract.ts'

/** Told to the window when notifications came, or were marked in another tab or on the other site. */
export const NOTIFICATIONS_CHANGED = 'notifications-changed'

/** Told to the window with the number that was just read: bell and bottom bar say the same, also without a socket. */
const COUNTED = 'notifications-counted'

export const tellUnread = (unread: number): boolean =>
  dispatchEvent(new CustomEvent<number>(COUNTED, { detail: unread }))

/** The number of unread notifications as it was last told. */
export function useCounted(first: number): number {
  const [unread, setUnread] = useState(first)
  useEffect(() => {
    const take = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'number') setUnread(event.detail)
    }
    addEventListener(COUNTED, take)
    return () => removeEventListener(COUNTED, take)
  }, [])
  return unread
}

/** The same, kept right while the page is open: for one place of a page, which tells the others. */
export function useUnread({ unread: first, cursor }: { unread: number; cursor: number }): number {
  const unread = useCounted(first)
  useEffect(() => {
    let isGone = false
    const stop = followAccount(cursor, async (events) => {
      if (events !== null && !events.some(({ kind }) => kind.startsWith('notification'))) return
      dispatchEvent(new Event(NOTIFICATIONS_CHANGED))
      const options = { language: document.documentElement.lang, isBackground: true }
      const counted = await callApi<typeof countUnread>(countUnreadCall, {}, options).catch(() => null)
      if (counted !== null && !isGone) tellUnread(counted.unread)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [cursor])
  return unread
}
