import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Whether a panel has been opened: its content is made only then. `open` is for the press on its button, which comes
 * before the browser opens the panel.
 * @param sign the selector that an open panel matches; it may have been opened before hydration
 */
export function useOpened(panel: RefObject<Element | null>, sign: string) {
  const [wasOpened, setOpened] = useState(false)
  useEffect(() => {
    if (panel.current?.matches(sign)) setOpened(true)
  }, [panel, sign])
  const open = useCallback(() => setOpened(true), [])
  return { wasOpened, open }
}
