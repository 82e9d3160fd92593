import { useRef } from 'react'

/**
 * The object that was given before, as long as nothing in it has changed. Data that were loaded again are new objects, and
 * every part that shows them would be made anew, static parts included. For data as the server sends them (JSON).
 */
export function useSame<Value>(value: Value): Value {
  const kept = useRef(value)
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value
  return kept.current
}
