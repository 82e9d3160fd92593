import { redirect } from 'react-router'
import {
  exchangeReset,
  requestReset,
  resetPassword,
  verifyReset,
} from '#features/accounts/contract/password.ts'
import { ChangePasswordPage } from '#features/accounts/web/change-password-page.tsx'
import { wayIn } from '#features/accounts/web/ways.ts'
import { refusalIn } from '../refusal.ts'
import { services } from '../services.ts'
import { refuse, stepTo, textIn, typedIn } from '../sign-in/answer-form.ts'
import { seeOther, settle } from '../sign-in/settle.ts'
import { useTypedEmail } from '../sign-in/use-typed-email.ts'
import { backOf } from '../sign-in/visitor-on-the-way.ts'
import type { Route } from './+types/change-password'

/** The address of a letter carries a code: it is changed for a ticket at once, and the page has a clean one. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [email, otp] = [url.searchParams.get('email'), url.searchParams.get('otp')]
  const back = backOf(url)
  const page = { back, next: back ?? `/${params.lang}/onsite-job` }
  if (email !== null && otp !== null) {
    const exchanged = await dispatch(exchangeReset, { email, otp }, viewer).catch(refusalIn)
    if ('next' in exchanged) throw redirect(exchanged.next, 303)
    return { ...page, step: 'request' as const, notice: exchanged.message }
  }
  const step = STEPS.find((known) => known === url.searchParams.get('step')) ?? 'request'
  return { ...page, step, notice: null }
}

const STEPS = ['request', 'new', 'done'] as const

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const values = typedIn(form)
  const email = (values.email ?? '').trim()
  const back = backOf(url)
  const intent = textIn(form, 'intent')
  try {
    if (intent === 'verify') {
      await dispatch(verifyReset, { email, otp: textIn(form, 'otp') }, viewer)
      return redirect(wayIn(params.lang, 'change-password', { step: 'new', redirect: back }), 303)
    }
    if (intent === 'reset') {
      const chosen = { new_password: textIn(form, 'new_password'), redirect: back ?? undefined }
      const outcome = await dispatch(resetPassword, chosen, viewer)
      if (outcome.user === null) return settle(params.lang, outcome, back)
      return seeOther(wayIn(params.lang, 'change-password', { step: 'done', redirect: outcome.next }))
    }
    const sent = await dispatch(requestReset, { email }, viewer)
    return stepTo('code', values, { resendIn: sent.resend_after })
  } catch (caught) {
    const step = intent === 'verify' ? 'code' : intent === 'reset' ? 'new' : 'request'
    return refuse(step, form, caught, { code: 'code' })
  }
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordPage {...loaderData} email={useTypedEmail()} answer={actionData ?? null} />
}
