import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { FormAnswer } from '#ui/form/form-answer.ts'

const KEY = 'joblane.step'
const KEPT_MS = 600_000

/**
 * The current step: the last response of the server, or the step from before a reload. Phones reload the page when the
 * person comes back from their mail. It is stored in this tab for ten minutes, without secrets. Going back returns to
 * `first` with the typed values.
 */
export function useSavedStep<Field extends string>(
  answer: FormAnswer<Field> | null,
  kept: readonly string[],
  first = 'start',
): [FormAnswer<Field> | null, () => void] {
  const [before, setBefore] = useState<FormAnswer<Field> | null>(null)
  const { key } = useLocation()
  const last = useRef<FormAnswer<Field> | null>(null)
  useEffect(() => {
    if (answer !== null) {
      last.current = answer
      if (kept.includes(answer.step)) keep(answer, key)
      else forgetStep()
      return
    }
    const saved = last.current === null ? savedStep<Field>() : null
    if (saved?.key === key) return setBefore(saved.answer)
    const stood = last.current ?? saved?.answer ?? null
    forgetStep()
    setBefore(stood && { step: first, values: stood.values, problem: null, errors: {} })
  }, [answer, kept, key, first])
  return [
    answer ?? before,
    () => {
      forgetStep()
      setBefore(null)
    },
  ]
}

/** `key` names the entry of the history: the step belongs to it, also after a reload. */
function keep<Field extends string>(answer: FormAnswer<Field>, key: string): void {
  try {
    const calm = { ...answer, problem: null, errors: {} }
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ answer: calm, key, at: Date.now(), path: location.pathname }),
    )
  } catch {}
}

function savedStep<Field extends string>(): { answer: FormAnswer<Field>; key: string } | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (!isKept<Field>(kept) || kept.path !== location.pathname) return null
    const age = Date.now() - kept.at
    if (age >= KEPT_MS) return null
    const resendIn = Math.max(0, (kept.answer.resendIn ?? 0) - age / 1000)
    return { answer: { ...kept.answer, resendIn }, key: kept.key }
  } catch {
    return null
  }
}

/** Called after signing in. */
export function forgetStep(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

/** Of the same page, whose form has the same fields. */
const isKept = <Field extends string>(
  kept: unknown,
): kept is { answer: FormAnswer<Field>; key: string; at: number; path: string } =>
  typeof kept === 'object' &&
  kept !== null &&
  'answer' in kept &&
  'key' in kept &&
  'at' in kept &&
  'path' in kept
