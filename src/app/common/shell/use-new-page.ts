import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * When another page has replaced this one, screen readers announce its title and continue at its content. A change of
 * the query is not a new page. The focus stays if the visitor has moved it meanwhile, for example into a menu.
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
    if (isLeaving) left.current ??= document.activeElement
    else left.current = null
  }, [isLeaving])
  // On a busy machine `isLeaving` comes late: the visitor may have moved the focus by then.
  useEffect(() => {
    const leaveByLink = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href]')) left.current = document.activeElement
    }
    document.addEventListener('click', leaveByLink)
    return () => document.removeEventListener('click', leaveByLink)
  }, [])
  return { main, title }
}

/** Outside React, since an error page mounts the shell again, and that is a navigation too. */
let shownPath: string | null = null
