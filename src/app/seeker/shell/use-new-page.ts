import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * When another page has replaced this one, its title is read out and a screen reader starts anew at the content; a
 * change of the query is no new page.
 */
export function useNewPage() {
  const main = useRef<HTMLElement>(null)
  const [title, setTitle] = useState('')
  const { pathname } = useLocation()
  useEffect(() => {
    if (shownPath !== null && shownPath !== pathname) {
      main.current?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    shownPath = pathname
  }, [pathname])
  return { main, title }
}

/** Outside React: an error page mounts the shell anew, which is a navigation all the same. */
let shownPath: string | null = null
