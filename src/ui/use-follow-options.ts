import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { opensElsewhere } from './opens-elsewhere.ts'

/**
 * Follows a pressed option without loading a new document. One listener serves all options: they are plain links, since
 * a router link for each of some hundred values takes a large part of the rendering time, on server and browser.
 */
export function useFollowOptions(
  within: RefObject<HTMLElement | null>,
  { replace }: { replace: boolean },
): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = within.current
    const follow = (event: MouseEvent) => {
      const option =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.option') : null
      if (option === null || opensElsewhere(event)) return
      event.preventDefault()
      void navigate(option.pathname + option.search, { replace, preventScrollReset: true })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [within, navigate, replace])
}
