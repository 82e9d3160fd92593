import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a new step. The pressed control is gone with the old step, so the focus goes to the field for the
 * code or password, or else to the heading. `step` is the page's current step.
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

/** Outside React, since each step mounts its page anew. */
let shown: { path: string; step: string } | null = null
