import { data } from 'react-router'
import type { FormAnswer } from '#features/sign-in/web/form-answer.ts'
import { refusalIn } from '../refusal.ts'

const SECRET = /^(?:.*password|otp|token|code|intent)$/

/** The typed values of a form without secrets, to fill the form again after any answer. */
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

/** The next step of a page that has several steps at one address. */
export const stepTo = (
  step: string,
  values: Readonly<Record<string, string>>,
  more: Partial<FormAnswer> = {},
): FormAnswer => ({
  ...{ step, problem: null, errors: {}, ...more },
  values: more.resendIn === undefined ? values : { ...values, ...resendAfter(more.resendIn) },
})

/** A hidden field of the form, so that the page still knows the wait for the next code after a wrong one. */
export const resendAfter = (seconds: number) => ({ [RESEND_AT]: String(Date.now() + seconds * 1000) })

const RESEND_AT = 'resend_at'
const TOO_SOON = 41039
const TOO_MANY = 40006

/**
 * Shows the same step again with the reason of the refusal. Throws everything else again. A visitor who requests a code
 * too soon still has a valid one: `code` is the step where it is entered.
 */
export async function refuse(
  step: string,
  form: FormData,
  caught: unknown,
  { code: codeStep, ...more }: Partial<FormAnswer> & { code?: string } = {},
) {
  const { status, code, message, errors, retryAfter } = await refusalOrTrouble(caught)
  const first = Object.fromEntries(Object.entries(errors).map(([field, [message = '']]) => [field, message]))
  const values = typedIn(form)
  const resendIn = retryAfter ?? waitIn(values)
  const answer: FormAnswer = {
    step: code === TOO_SOON ? (codeStep ?? step) : step,
    values: { ...values, ...(retryAfter !== null && resendAfter(retryAfter)) },
    problem: Object.keys(first).length > 0 ? null : message,
    errors: first,
    ...(code === TOO_MANY && { isLimited: true }),
    ...(resendIn !== null && { resendIn }),
    ...more,
  }
  return data(answer, { status })
}

/** The seconds until another code can be requested; null: no code was sent. */
const waitIn = ({ [RESEND_AT]: at }: Readonly<Record<string, string>>): number | null =>
  /^\d{13}$/.test(at ?? '') ? Math.max(0, Math.ceil((Number(at) - Date.now()) / 1000)) : null

/** The form shows our own errors too, since an error page would lose the typed values. */
async function refusalOrTrouble(caught: unknown): ReturnType<typeof refusalIn> {
  if (!(caught instanceof Response) || caught.status < 500) return refusalIn(caught)
  const refusal = await refusalIn(new Response(caught.body, { status: 422, headers: caught.headers }))
  return { ...refusal, status: caught.status }
}
