import { useEffect, useRef, useState } from 'react'

/** Finds suggestions for a typed text. */
export type Suggest = (typed: string, signal: AbortSignal) => Promise<readonly string[]>

const PAUSE_MS = 150
const MOST = 5

/** Suggestions for what somebody types, after a short pause; without `suggest` there are none. */
export function useSuggested(suggest: Suggest | undefined) {
  const [suggested, setSuggested] = useState<readonly string[]>([])
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  /** An empty text takes the suggestions away. */
  function offerFor(typed: string): void {
    asking.current?.abort()
    asking.current = new AbortController()
    const { signal } = asking.current
    if (suggest === undefined || typed.trim() === '') {
      setSuggested([])
      return
    }
    const show = (found: readonly string[]) =>
      setSuggested([...new Set(found)].filter((text) => text !== typed.trim()).slice(0, MOST))
    const timer = setTimeout(() => void suggest(typed, signal).then(show, () => undefined), PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return { suggested, offerFor }
}

/** Puts a suggestion into its field, as if it had been typed: the form notices the change. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
