import { useEffect } from 'react'
import { unreadNumber } from './unread-number.ts'

const COUNTED = /^\(\d+\+?\) /

/** `(3) Jobs in Manila`: the title of each page begins with the number of unread notifications. */
export function useTitleCount(unread: number): void {
  useEffect(() => {
    const put = () => {
      const plain = document.title.replace(COUNTED, '')
      const wanted = unread === 0 ? plain : `(${unreadNumber(unread)}) ${plain}`
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // Pages bring titles of their own.
    const observer = new MutationObserver(put)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNTED, '')
    }
  }, [unread])
}
