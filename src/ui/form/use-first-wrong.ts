import { type RefObject, useEffect, useRef } from 'react'
import type { FormAnswer } from './form-answer.ts'
import { useSendOnce } from './use-send-once.ts'

/** `errors` is the same object until another answer comes. */
type Refusal = Pick<FormAnswer<string>, 'problem' | 'errors'>

const NO_ERRORS = {}

/**
 * Moves the focus to the first wrong field of a refused form, or to the error of the whole form. It then empties secret
 * fields, and only then, so that text typed before hydration stays. An error disappears when its field is changed. The
 * form is sent once at a time (`useSendOnce`).
 */
export function useFirstWrong(answer: Refusal | null | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { problem = null, errors = NO_ERRORS } = answer ?? {}
  useSendOnce(form, answer)
  useEffect(() => {
    if (form.current === null || (problem === null && Object.keys(errors).length === 0)) return
    for (const secret of form.current.querySelectorAll<HTMLInputElement>('[data-secret]')) empty(secret)
    for (const changed of form.current.querySelectorAll('[aria-invalid="false"]')) showProblem(changed, true)
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    const first = wrong ?? form.current.querySelector<HTMLElement>('[data-form-problem]')
    first?.focus()
    if (wrong instanceof HTMLInputElement) wrong.select()
  }, [problem, errors])
  useEffect(() => {
    const here = form.current
    const change = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[aria-invalid="true"]')) showProblem(target, false)
    }
    here?.addEventListener('input', change)
    return () => here?.removeEventListener('input', change)
  })
  return form
}

/** Code that follows the typed text, such as the meter of a password, needs the event. */
function empty(field: HTMLInputElement): void {
  if (field.value === '') return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Changes the DOM directly: React would show the same error until the next response. */
function showProblem(field: Element, isShown: boolean): void {
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const message = document.getElementById(id)
  if (!id.endsWith('-problem') || message === null) return
  field.setAttribute('aria-invalid', String(isShown))
  message.hidden = !isShown
}
