import { data } from 'react-router'
import type { FormAnswer } from '#features/accounts/web/form-answer.ts'
import { refusalIn } from '../refusal.ts'

const SECRET = /^(?:.*password|otp|token|code|intent)$/

/** What a form said, without anything secret: it is there again whatever the answer. */
export function typedIn(form: FormData): Record<string, string> {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
  )
  return Object.fromEntries(entries)
}

export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The next step of a page that goes on at its own address. */
export const stepTo = (
  step: string,
  values: Readonly<Record<string, string>>,
  more: Partial<FormAnswer> = {},
): FormAnswer => ({ step, values, problem: null, errors: {}, ...more })

/** The same step again, with why it was refused; anything that is no refusal is thrown on. */
export async function refuse(step: string, form: FormData, caught: unknown, more: Partial<FormAnswer> = {}) {
  const { status, message, errors, retryAfter } = await refusalOrTrouble(caught)
  const first = Object.fromEntries(Object.entries(errors).map(([field, [told = '']]) => [field, told]))
  const answer: FormAnswer = {
    step,
    values: typedIn(form),
    problem: Object.keys(first).length > 0 ? null : message,
    errors: first,
    ...(retryAfter !== null && { resendIn: retryAfter }),
    ...more,
  }
  return data(answer, { status })
}

/** Our own trouble is told in the form too: what was typed must not go with it. */
async function refusalOrTrouble(caught: unknown): ReturnType<typeof refusalIn> {
  if (!(caught instanceof Response) || caught.status < 500) return refusalIn(caught)
  const refusal = await refusalIn(new Response(caught.body, { status: 422, headers: caught.headers }))
  return { ...refusal, status: caught.status }
}
