import { data, type HeadersArgs, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn, seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { requestedRedirect, tryLaterText } from '#app/common/sign-in/sign-in-page-data.ts'
import { staysAtStep } from '#app/common/sign-in/stays-at-step.ts'
import { useTypedEmail } from '#app/seeker/sign-in/use-typed-email.ts'
import { maskEmail } from '#shared/mask-address.ts'
import { requestReset, resetPassword, verifyReset } from '../../contract/password.ts'
import { ChangePasswordPage } from '../../web/change-password-page.tsx'
import { signInPath } from '../../web/sign-in-path.ts'

export const handle: PageHandle = { isSignInPage: true }

export const shouldRevalidate = staysAtStep

/**
 * The address that the specification names carries a code. Opening it judges nothing, for mail is opened by machines and
 * addresses by the pages of others: the code goes into a form with one button.
 */
export function loader({ url, params }: LoaderArgs) {
  const back = requestedRedirect(url)
  const page = { back, next: back ?? `/${params.lang}/onsite-job` }
  const link = linkIn(url)
  if (link !== null) return data({ ...page, step: 'link' as const, link }, { headers: UNTOLD })
  const step = STEPS.find((known) => known === url.searchParams.get('step')) ?? 'request'
  return data({ ...page, step, link })
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

/** The address has the code: no other site gets to see it. */
const UNTOLD = { 'referrer-policy': 'strict-origin' }

function linkIn({ searchParams }: URL) {
  const [email, otp] = [searchParams.get('email'), searchParams.get('otp')]
  // Anybody can write such an address: nothing but an email address is shown of it.
  if (email === null || otp === null || !EMAIL.test(email)) return null
  return { email, otp, masked: maskEmail(email) }
}

const EMAIL = /^[^\s@]{1,64}@[\w.-]{1,189}$/

const STEPS = ['request', 'new', 'done'] as const

export async function action({ request, url, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [requestReset, verifyReset, resetPassword])
  const email = form.text('email').trim()
  const back = requestedRedirect(url)
  const { intent, text } = form
  try {
    if (intent === 'verify' || intent === 'link') {
      await dispatch(verifyReset, { email, otp: text('otp') }, viewer)
      return redirect(signInPath(params.lang, 'change-password', { step: 'new', redirect: back }), 303)
    }
    if (intent === 'reset') {
      const chosen = { new_password: text('new_password'), redirect: back ?? undefined }
      const outcome = await dispatch(resetPassword, chosen, viewer)
      if (outcome.user === null) return redirectAfterSignIn(params.lang, outcome, back)
      return seeOther(signInPath(params.lang, 'change-password', { step: 'done', redirect: outcome.next }))
    }
    const sent = await dispatch(requestReset, { email }, viewer)
    return stepTo('code', form, { resendIn: sent.resend_after })
  } catch (caught) {
    const step = STEP_OF.get(intent) ?? 'request'
    // Whoever asks for codes too often is told no more than that; the wait is counted down beside the button.
    const tooMany = step === 'request' && caught instanceof Response && caught.status === 429
    const problem = tooMany ? { problem: tryLaterText(viewer.language) } : {}
    return refuse(step, form, caught, { code: 'code', ...problem })
  }
}

/** Where a refusal leaves one; a link that is refused is asked for anew. */
const STEP_OF: ReadonlyMap<string, string> = new Map([
  ['verify', 'code'],
  ['reset', 'new'],
])

export default function ChangePassword({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ChangePasswordPage {...loaderData} email={useTypedEmail()} answer={actionData ?? null} />
}
