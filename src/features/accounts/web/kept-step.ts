import { useEffect, useState } from 'react'
import type { FormAnswer } from './form-answer.ts'

const KEY = 'joblane.step'
const KEPT_MS = 600_000

/**
 * The step that stands: what the server has just answered, or the one that was there before the page was loaded again, as
 * a phone does when somebody comes back from their mail. In this tab only, for ten minutes, nothing secret.
 */
export function useKeptStep(
  answer: FormAnswer | null,
  kept: readonly string[],
): [FormAnswer | null, () => void] {
  const [before, setBefore] = useState<FormAnswer | null>(null)
  useEffect(() => {
    if (answer === null) return setBefore(stepKept())
    if (kept.includes(answer.step)) keep(answer)
    else forget()
    return undefined
  }, [answer, kept])
  return [
    answer ?? before,
    () => {
      forget()
      setBefore(null)
    },
  ]
}

function keep(answer: FormAnswer): void {
  try {
    const calm = { ...answer, problem: null, errors: {} }
    sessionStorage.setItem(KEY, JSON.stringify({ answer: calm, at: Date.now(), path: location.pathname }))
  } catch {}
}

function stepKept(): FormAnswer | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isKept(kept) && Date.now() - kept.at < KEPT_MS && kept.path === location.pathname
      ? { ...kept.answer, resendIn: Math.max(0, (kept.answer.resendIn ?? 0) - (Date.now() - kept.at) / 1000) }
      : null
  } catch {
    return null
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

const isKept = (kept: unknown): kept is { answer: FormAnswer; at: number; path: string } =>
  typeof kept === 'object' && kept !== null && 'answer' in kept && 'at' in kept && 'path' in kept
