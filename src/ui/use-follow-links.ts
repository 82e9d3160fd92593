import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { opensElsewhere } from './opens-elsewhere.ts'

/**
 * Follows every pressed `<Link>` of the page without loading a new document, and the plain links within an element that
 * says how (`data-follow`): a list of options says it once. Once per site, in its shell.
 *
 * A query alone (`?page=2`) is one of the page that is shown: the address is already that of the next page while that waits
 * for its texts.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const how = link?.closest<HTMLElement>('[data-follow]')?.dataset.follow
      if (!link || how === undefined || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      const to = new URL(link.getAttribute('href') ?? '', location.origin + pathname)
      void navigate(to.pathname + to.search + to.hash, {
        // As browsers do for a link to the page itself.
        replace: how.includes('replace') || to.href === location.href,
        preventScrollReset: how.includes('stay'),
      })
    }
    // After the listeners of React, which are on the document too: a handler may have prevented it.
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, pathname])
}
