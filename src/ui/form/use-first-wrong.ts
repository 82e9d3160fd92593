import { type RefObject, useEffect, useRef } from 'react'

interface Refusal {
  /** Why the form as a whole was refused. */
  problem: string | null
  /** Messages by field. The same object until another answer comes. */
  errors: Readonly<Record<string, string>>
}

const NO_ERRORS = {}

/**
 * Leads to the first wrong field of a form, or to what is said of it as a whole, whenever it has been refused; secret
 * fields are emptied then, and only then: what was typed before the page came to life stays.
 */
export function useFirstWrong(answer: Refusal | null | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const { problem = null, errors = NO_ERRORS } = answer ?? {}
  useEffect(() => {
    if (form.current === null || (problem === null && Object.keys(errors).length === 0)) return
    for (const secret of form.current.querySelectorAll<HTMLInputElement>('[data-secret]')) secret.value = ''
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    const told = wrong ?? form.current.querySelector<HTMLElement>('[data-form-problem]')
    told?.focus()
    if (wrong instanceof HTMLInputElement) wrong.select()
  }, [problem, errors])
  return form
}
