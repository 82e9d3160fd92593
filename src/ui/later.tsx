import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { firstInteraction } from './first-interaction.ts'
import { loadWhenPossible } from './load-when-possible.ts'

/**
 * A part of the page that the server sends complete and whose script can wait: its links and panels work without. After
 * the page was sent by the server, the script is loaded when the visitor first acts, or a moment after hydration; in a
 * page rendered in the browser it is loaded at once. Until then the part stays as it was sent, also if what is around it
 * is rendered again: React takes away a part that gets an update before its script.
 */
export function later<Part, Props extends object>(
  load: () => Promise<Part>,
  componentIn: (part: Part) => ComponentType<Props>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await settled
    return { default: componentIn(await loadWhenPossible(load)) }
  })
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** When the visitor first acts, or a moment after hydration: then what only a press needs can be loaded. */
export const whenQuiet = (): Promise<unknown> => settled

/** Does something once the next frame is painted. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

const isLive = (): boolean => document.documentElement.dataset.ready !== undefined

/** A moment after hydration, however long that takes on a slow device. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (!isLive()) return
      observer.disconnect()
      setTimeout(resolve, PAUSE_MS)
    }).observe(document.documentElement, { attributeFilter: ['data-ready'] })
  })

const PAUSE_MS = 1000

/** Decided when this module is loaded: by a page that is being hydrated, or later, during a navigation. */
const settled: Promise<unknown> =
  import.meta.env.SSR || isLive() ? Promise.resolve() : Promise.race([firstInteraction(), quiet()])
