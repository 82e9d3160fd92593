import { useSyncExternalStore } from 'react'

/** An event of some browsers for a page that can be installed; it is in no standard, so type libraries lack it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/**
 * Listens from the first moment on: the browser offers once, and would ask the visitor itself if nobody handled the
 * event.
 */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    change(event)
  })
  window.addEventListener('appinstalled', () => change(null))
}

/**
 * Asks the visitor, in the browser's own dialog, whether to install the site; null if the browser has made no offer.
 */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, read, () => null)
  return (
    current &&
    (() => {
      // An offer can be used once.
      change(null)
      void current.prompt()
    })
  )
}

function change(next: InstallOffer | null): void {
  offer = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => offer
const isOffer = (event: Event): event is InstallOffer => 'prompt' in event
