import { useSyncExternalStore } from 'react'

/**
 * What the browser keeps for the visitor and nobody else gets to see: no request carries it. Storage that refuses
 * (private windows, full) only means that it is forgotten with the page.
 */
export interface DeviceStore<Value> {
  read(): Value
  write(value: Value): void
  /** For a component; what `parse(null)` gives while the page comes to life, since the server knows nothing of it. */
  use(): Value
}

/** `parse` makes a value of whatever was kept, also of nothing and of what an older version of the site wrote. */
export function deviceStore<Value>(name: string, parse: (kept: unknown) => Value): DeviceStore<Value> {
  const key = `joblane.${name}`
  const empty = parse(null)
  const listeners = new Set<() => void>()
  let inMemory: string | null = null
  let known: { text: string | null; value: Value } = { text: null, value: empty }

  function textKept(): string | null {
    try {
      return localStorage.getItem(key) ?? inMemory
    } catch {
      return inMemory
    }
  }

  function read(): Value {
    const text = textKept()
    if (text !== known.text) known = { text, value: parse(jsonOf(text)) }
    return known.value
  }

  function write(value: Value): void {
    inMemory = JSON.stringify(value)
    try {
      localStorage.setItem(key, inMemory)
    } catch {}
    for (const tell of listeners) tell()
  }

  function subscribe(tell: () => void): () => void {
    const inOtherTab = (event: StorageEvent) => event.key === key && tell()
    listeners.add(tell)
    window.addEventListener('storage', inOtherTab)
    return () => {
      listeners.delete(tell)
      window.removeEventListener('storage', inOtherTab)
    }
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => empty) }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** A field of what was kept, if that has fields at all. */
export const fieldOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).find(([key]) => key === name)?.[1]
    : undefined

/** A list of what was kept, without what `isItem` does not know. */
export const listOf = <Item>(kept: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(kept) ? kept.filter(isItem) : []

const nothing = () => () => undefined

/** False while the page comes to life, then true: what only the device knows is shown from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
