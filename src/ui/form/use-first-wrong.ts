import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads to the first wrong field of a form, or to what is said of it as a whole, whenever an answer to it has come; secret
 * fields are emptied.
 */
export function useFirstWrong(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer === null || answer === undefined || form.current === null) return
    for (const secret of form.current.querySelectorAll<HTMLInputElement>('[data-secret]')) secret.value = ''
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    const told = wrong ?? form.current.querySelector<HTMLElement>('[data-form-problem]')
    told?.focus()
    if (wrong instanceof HTMLInputElement) wrong.select()
  }, [answer])
  return form
}
