import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Takes the visitor where a pressed option leads without loading a new document. One listener for all of them: options
 * are plain links, since a router's link for each of some hundred values is a good part of the time that a page takes
 * to make, here and in the browser.
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

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
