import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { opensElsewhere } from './opens-elsewhere.ts'

/**
 * Follows every pressed `<Link>` of the page without loading a new document, and the plain links within an element that
 * says how (`data-follow`): a list of options says it once. Once per site, in its shell.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const how = link?.closest<HTMLElement>('[data-follow]')?.dataset.follow
      if (!link || how === undefined || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, {
        // As browsers do for a link to the page itself.
        replace: how.includes('replace') || link.href === window.location.href,
        preventScrollReset: how.includes('stay'),
      })
    }
    // After the listeners of React, which are on the document too: a handler may have prevented it.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
