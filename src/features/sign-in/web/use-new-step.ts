import { type RefObject, useEffect, useRef } from 'react'

/**
 * When another step has taken the place of the one before it on the same page, the control that was pressed is gone, and
 * the focus with it: it goes on in the field for the code or password, else at the heading. `step` is what the page says
 * of itself.
 */
export function useNewStep(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isNew = shown !== null && shown.path === location.pathname && shown.step !== step
    shown = { path: location.pathname, step }
    if (!isNew || document.activeElement !== document.body) return
    const next =
      page.current?.querySelector<HTMLElement>('[autocomplete=one-time-code], input[type=password]') ??
      page.current?.querySelector<HTMLElement>('h1')
    next?.focus()
  }, [step])
  return page
}

/** Outside React: each step mounts its page anew. */
let shown: { path: string; step: string } | null = null
