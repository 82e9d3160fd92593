import { useCallback, useMemo, useRef, useState } from 'react'
import type { DraftEditor, Typed } from './draft-context.ts'
import { edited } from './draft-edits.ts'

/** Letters typed within this time are one step of Undo. */
const STEP_MS = 1500
const MOST_STEPS = 100

interface History {
  now: Typed
  past: readonly Typed[]
}

/** What is typed, with what it was before. */
export function useTyped(first: Typed) {
  const [{ now, past }, setHistory] = useState<History>({ now: first, past: [] })
  const typedAt = useRef(0)

  const change = useCallback((make: (before: Typed) => Typed, isTyping = false) => {
    const at = Date.now()
    const isSameStep = isTyping && at - typedAt.current < STEP_MS
    typedAt.current = isTyping ? at : 0
    setHistory(({ now: before, past: steps }) => ({
      now: make(before),
      past: isSameStep && steps.length > 0 ? steps : [...steps, before].slice(-MOST_STEPS),
    }))
  }, [])

  const undo = useCallback(() => {
    typedAt.current = 0
    setHistory((history) => {
      const before = history.past.at(-1)
      return before === undefined ? history : { now: before, past: history.past.slice(0, -1) }
    })
  }, [])

  const editor = useMemo(
    (): DraftEditor => ({
      ...now,
      typed: now,
      write: (changes, isTyping) =>
        change(({ content, setting }) => ({ content: { ...content, ...changes }, setting }), isTyping),
      command: (command) =>
        change(({ content, setting }) => ({ content: edited(content, command), setting })),
      set: (changes) => change(({ content, setting }) => ({ content, setting: { ...setting, ...changes } })),
      undo,
    }),
    [now, change, undo],
  )
  const replace = useCallback((typed: Typed) => change(() => typed), [change])
  return { typed: now, editor, canUndo: past.length > 0, replace }
}
