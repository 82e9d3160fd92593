import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * When another page has replaced this one, its title is read out and a screen reader starts anew at the content; a
 * change of the query is no new page. Whoever has gone elsewhere on the page meanwhile, into a menu say, is left there.
 */
export function useNewPage() {
  const main = useRef<HTMLElement>(null)
  const [title, setTitle] = useState('')
  const { pathname } = useLocation()
  const isLeaving = useNavigation().state !== 'idle'
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (shownPath !== null && shownPath !== pathname) {
      const { activeElement: here, body } = document
      const isElsewhere = left.current !== null && here !== left.current && here !== body
      if (!isElsewhere) main.current?.focus({ preventScroll: true })
      setTitle(document.title)
    }
    shownPath = pathname
  }, [pathname])
  useEffect(() => {
    left.current = isLeaving ? document.activeElement : null
  }, [isLeaving])
  return { main, title }
}

/** Outside React: an error page mounts the shell anew, which is a navigation all the same. */
let shownPath: string | null = null
