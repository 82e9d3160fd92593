import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { firstInteraction } from '#ui/first-interaction.ts'

/**
 * A part of the page that the server sends whole and whose script can wait: its links and panels work without. While a
 * sent page comes to life it is loaded when the visitor first does something, or when it has been alive for a moment; in a page
 * made in the browser at once. Where it cannot be loaded, the part stays as it was sent.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR && !isLive()) await Promise.race([firstInteraction(), quiet()])
    try {
      return { default: await load() }
    } catch {
      // Never: a failure would take the page with it.
      return new Promise<never>(() => {})
    }
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

const PAUSE_MS = 1000

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
