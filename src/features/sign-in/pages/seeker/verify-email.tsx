import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, resendAfter, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import { isApplyingAddress } from '#shared/applying-address.ts'
import { generateEmailOtp, previewEmailLink, verifyEmail } from '../../contract/email.ts'
import { signInPath } from '../../web/sign-in-path.ts'
import { VerifyEmailPage } from '../../web/verify-email-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const next = requestedRedirect(url) ?? `/${params.lang}/onsite-job`
  const code = url.searchParams.get('code') ?? ''
  const { user } = await dispatch(getSession, {}, viewer)
  const email = user?.email ?? ''
  if (url.searchParams.has('done')) return { kind: 'done' as const, email, code: '', next }
  if (code !== '') {
    try {
      const link = await dispatch(previewEmailLink, { code }, viewer)
      const kind = link.is_verified ? 'done' : link.is_here ? 'link' : 'elsewhere'
      return { kind, email: link.email, code, next } as const
    } catch (caught) {
      if (!(caught instanceof Response) || caught.status !== 410) throw caught
      return { kind: 'expired' as const, email: '', code, next }
    }
  }
  if (user === null)
    throw seeOther(signInPath(params.lang, 'get-started', { redirect: url.pathname + url.search }))
  const kind = user.is_email_verify ? ('done' as const) : ('code' as const)
  // As if it had just been sent; the server knows better, and says so when asked for another.
  return { kind, email, code, next, wait: resendAfter(CODE_RESEND_SECONDS) }
}

export async function action({ request, url, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [verifyEmail])
  try {
    if (form.intent === 'resend') {
      const sent = await dispatch(generateEmailOtp, {}, viewer)
      return stepTo('code', form, { resendIn: sent.resend_after })
    }
    const code = form.text('code')
    await dispatch(verifyEmail, code === '' ? { otp: form.text('otp') } : { code }, viewer)
    const back = requestedRedirect(url)
    // Whoever is about to apply goes on with that: one page less.
    if (back !== null && isApplyingAddress(back)) return seeOther(back)
    return seeOther(signInPath(params.lang, 'verify-email', { redirect: back, done: '1' }))
  } catch (caught) {
    return refuse('code', form, caught)
  }
}

export default function VerifyEmail({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <VerifyEmailPage {...loaderData} answer={actionData ?? null} />
}
