import { data } from 'react-router'
import type { FormAnswer } from '#features/sign-in/web/form-answer.ts'
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
): FormAnswer => ({
  ...{ step, problem: null, errors: {}, ...more },
  values: more.resendIn === undefined ? values : { ...values, ...resendAfter(more.resendIn) },
})

/** Goes with the form, so that the wait for another code is still known when this one was wrong. */
export const resendAfter = (seconds: number) => ({ [RESEND_AT]: String(Date.now() + seconds * 1000) })

const RESEND_AT = 'resend_at'
const TOO_SOON = 41039
const TOO_MANY = 40006

/**
 * The same step again, with why it was refused; anything that is no refusal is thrown on. Who asks for a code too soon has
 * one that is good: `code` is the step where it is entered.
 */
export async function refuse(
  step: string,
  form: FormData,
  caught: unknown,
  { code: codeStep, ...more }: Partial<FormAnswer> & { code?: string } = {},
) {
  const { status, code, message, errors, retryAfter } = await refusalOrTrouble(caught)
  const first = Object.fromEntries(Object.entries(errors).map(([field, [told = '']]) => [field, told]))
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

/** Seconds; null: no code is under way. */
const waitIn = ({ [RESEND_AT]: at }: Readonly<Record<string, string>>): number | null =>
  /^\d{13}$/.test(at ?? '') ? Math.max(0, Math.ceil((Number(at) - Date.now()) / 1000)) : null

/** Our own trouble is told in the form too: what was typed must not go with it. */
async function refusalOrTrouble(caught: unknown): ReturnType<typeof refusalIn> {
  if (!(caught instanceof Response) || caught.status < 500) return refusalIn(caught)
  const refusal = await refusalIn(new Response(caught.body, { status: 422, headers: caught.headers }))
  return { ...refusal, status: caught.status }
}
