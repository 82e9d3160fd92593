import { useSyncExternalStore } from 'react'

/** What some browsers hand to a page that can be installed; it is in no standard, so no library of types has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

/** From the first moment on: the browser offers once, and would ask the visitor by itself if nobody took the offer. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    change(event)
  })
  window.addEventListener('appinstalled', () => change(null))
}

/** Asks the visitor, in the browser's own words, whether to install the site; null where the browser has not offered. */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, read, () => null)
  return (
    current &&
    (() => {
      // An offer can be taken once.
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
