import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { API_REFUSED, API_WRITES } from '#shared/api-client.ts'
import { loadWhenPossible } from '#ui/load-when-possible.ts'

/**
 * Keeps the tabs of a browser in agreement about who is signed in. Every byte here is loaded with every page: the rest
 * is loaded on an event, or when the page is idle. `account` is the owner of this page; null: nobody; undefined: the
 * page does not know.
 */
export function useSession(account: string | null | undefined): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (account === undefined) return undefined
    const load = () => loadWhenPossible(() => import('./watch-session.ts'))
    const listening = new AbortController()
    const { signal } = listening
    addEventListener(API_REFUSED, () => void load().then((watch) => watch.signInAgain(account)), { signal })
    addEventListener(API_WRITES, () => void load().then((watch) => watch.createGuestSession(account)), {
      signal,
    })
    const timer = setTimeout(
      () => void load().then((watch) => watch.watchSession(account)),
      // Values that are being sent, or were just sent, must not be lost; everything else can wait.
      account !== null || hasStored('sent') ? 0 : 300,
    )
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [account])
  useEffect(() => {
    // Values typed on a page are restored when the visitor returns to it.
    if (!hasStored('draft')) return
    void loadWhenPossible(() => import('./drafts.ts')).then(({ restoreDraft }) =>
      restoreDraft(pathname + search),
    )
  }, [pathname, search])
}

function hasStored(what: 'draft' | 'sent'): boolean {
  try {
    return sessionStorage.getItem(`joblane.${what}`) !== null
  } catch {
    return false
  }
}
