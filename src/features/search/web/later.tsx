import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { firstInteraction } from '#ui/first-interaction.ts'
import { loadWhenPossible } from '#ui/load-when-possible.ts'

/**
 * A part of the page that the server sends whole and whose script can wait: its links and panels work without. While a
 * sent page comes to life it is loaded when the visitor first does something, or when it has been alive for a moment; in a page
 * made in the browser at once. Until it is there, the part stays as it was sent.
 */
export function later<Part, Props extends object>(
  load: () => Promise<Part>,
  componentIn: (part: Part) => ComponentType<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await settled
    return { default: componentIn(await loadWhenPossible(load)) }
  })
  return function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

const isLive = (): boolean => document.documentElement.dataset.ready !== undefined

/** Some time after the page has come to life, however long that takes on a slow device. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isLive()) return
      observer.disconnect()
      setTimeout(resolve, PAUSE_MS)
    })
    observer.observe(document.documentElement, { attributeFilter: ['data-ready'] })
  })

const PAUSE_MS = 1000

/** Decided when this file is read: by a page that is coming to life, or later, on the way from another page. */
const settled: Promise<unknown> =
  import.meta.env.SSR || isLive() ? Promise.resolve() : Promise.race([firstInteraction(), quiet()])
