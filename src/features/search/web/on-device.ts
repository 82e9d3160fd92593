import { useSyncExternalStore } from 'react'

/**
 * Data that the browser stores for the visitor alone: no request carries it. If the storage refuses (private windows,
 * full), the data is lost with the page.
 */
export interface DeviceStore<Value> {
  read(): Value
  write(value: Value): void
  /** For a component; during hydration the value is that of `parse(null)`, since the server has no such data. */
  use(): Value
}

/** `parse` makes a value of any stored text, also of none and of the texts of older versions of the site. */
export function deviceStore<Value>(name: string, parse: (kept: unknown) => Value): DeviceStore<Value> {
  const key = `joblane.${name}`
  const empty = parse(null)
  const listeners = new Set<() => void>()
  let inMemory: string | null = null
  let known: { text: string | null; value: Value } = { text: null, value: empty }

  function storedText(): string | null {
    try {
      return localStorage.getItem(key) ?? inMemory
    } catch {
      return inMemory
    }
  }

  function read(): Value {
    const text = storedText()
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

/** A field of the stored value, if it has fields at all. */
export const fieldOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null
    ? Object.entries(kept).find(([key]) => key === name)?.[1]
    : undefined

/** A stored list, without entries that `isItem` rejects. */
export const listOf = <Item>(kept: unknown, isItem: (item: unknown) => item is Item): Item[] =>
  Array.isArray(kept) ? kept.filter(isItem) : []

const nothing = () => () => undefined

/** False during hydration, then true: data of the device is shown from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
