import { data } from 'react-router'
import type { FormAnswer, FormValues } from '#ui/form/form-answer.ts'
import { refusalIn } from '../refusal.ts'
import type { SentForm } from './read-form.ts'

/** The next step of a page that has several steps at one address. */
export const stepTo = <Field extends string>(
  step: string,
  form: SentForm<Field>,
  { values = form.values, ...more }: NoInfer<Partial<FormAnswer<Field>>> = {},
): FormAnswer<Field> => ({
  ...{ step, problem: null, errors: {}, ...more },
  values: more.resendIn === undefined ? values : { ...values, ...resendAfter(more.resendIn) },
})

/** A hidden field of the form, so that the page still knows the wait for the next code after a wrong one. */
export const resendAfter = (seconds: number) => ({ resend_at: String(Date.now() + seconds * 1000) })

const TOO_SOON = 41039
const TOO_MANY = 40006

/**
 * Shows the same step again with the reason of the refusal. Throws everything else again. A visitor who requests a code
 * too soon still has a valid one: `code` is the step where it is entered.
 */
export async function refuse<Field extends string>(
  step: string,
  { values, pick }: SentForm<Field>,
  caught: unknown,
  { code: codeStep, ...more }: NoInfer<Partial<FormAnswer<Field>>> & { code?: string } = {},
) {
  const { status, code, message, errors, retryAfter } = await refusalOrTrouble(caught)
  const first = pick(Object.entries(errors).map(([field, [message = '']]) => [field, message] as const))
  const resendIn = retryAfter ?? waitIn(values)
  const answer: FormAnswer<Field> = {
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
const waitIn = ({ resend_at: at = '' }: FormValues<'resend_at'>): number | null =>
  /^\d{13}$/.test(at) ? Math.max(0, Math.ceil((Number(at) - Date.now()) / 1000)) : null

/** The form shows our own errors too, since an error page would lose the typed values. */
async function refusalOrTrouble(caught: unknown): ReturnType<typeof refusalIn> {
  if (!(caught instanceof Response) || caught.status < 500) return refusalIn(caught)
  const refusal = await refusalIn(new Response(caught.body, { status: 422, headers: caught.headers }))
  return { ...refusal, status: caught.status }
}
