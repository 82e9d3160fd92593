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
  const opened = useRef(key)
  const last = useRef<FormAnswer<Field> | null>(null)
  useEffect(() => {
    if (answer !== null) {
      last.current = answer
      if (kept.includes(answer.step)) keep(answer)
      else forgetStep()
      return
    }
    const stood = last.current ?? savedStep<Field>()
    if (last.current === null && key === opened.current) return setBefore(stood)
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

function keep<Field extends string>(answer: FormAnswer<Field>): void {
  try {
    const calm = { ...answer, problem: null, errors: {} }
    sessionStorage.setItem(KEY, JSON.stringify({ answer: calm, at: Date.now(), path: location.pathname }))
  } catch {}
}

function savedStep<Field extends string>(): FormAnswer<Field> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept<Field>(kept) && Date.now() - kept.at < KEPT_MS && kept.path === location.pathname
      ? { ...kept.answer, resendIn: Math.max(0, (kept.answer.resendIn ?? 0) - (Date.now() - kept.at) / 1000) }
      : null
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
): kept is { answer: FormAnswer<Field>; at: number; path: string } =>
  typeof kept === 'object' && kept !== null && 'answer' in kept && 'at' in kept && 'path' in kept
