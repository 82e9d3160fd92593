import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { NOT_SIGNED_IN_THERE } from '#app/common/hand-off.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { problemText, requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { sendOtp, verifyOtp } from '#features/sign-in/contract/codes.ts'
import { login } from '#features/sign-in/contract/password.ts'
import type { SignedIn } from '#features/sign-in/contract/signed-in.ts'
import { signInPath } from '#features/sign-in/web/sign-in-path.ts'
import { type SignInNotice, SignInPage } from '../../web/sign-in-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export function loader({ url, params, context }: LoaderFunctionArgs) {
  const back = requestedRedirect(url)
  const { viewer } = context.get(services)
  if (viewer.role === 'recruiter') throw redirect(back ?? `/${params.lang}`)
  const query = back === null ? '' : `?${new URLSearchParams({ redirectUrl: back })}`
  return { handOff: `/${params.lang}/recruiter-login-redirect${query}`, notice: noticeOf(url, viewer) }
}

/** Why somebody who did not mean to is here. */
function noticeOf(
  { searchParams }: URL,
  { language, isExpired }: PageServices['viewer'],
): SignInNotice | null {
  const problem = searchParams.get('problem')
  if (problem === 'expired' || isExpired === true) return { text: problemText('41050', language) ?? '' }
  return problem === NOT_SIGNED_IN_THERE ? 'nobody-there' : null
}

export async function action({ request, url, params: { lang = '' }, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [login, sendOtp, verifyOtp])
  const { intent } = form
  const byEmail = { channel: 'email', email: form.text('login') } as const
  const back = requestedRedirect(url)
  const redirectTo = back ?? undefined
  try {
    if (intent === 'send') {
      const sent = await dispatch(sendOtp, byEmail, viewer)
      return stepTo('code', form, { resendIn: sent.resend_in })
    }
    if (intent === 'code') {
      const proof = { ...byEmail, otp: form.text('otp'), redirect: redirectTo }
      const outcome = await dispatch(verifyOtp, proof, viewer)
      if (outcome.needs === 'account-choice')
        return seeOther(signInPath(lang, 'choose-account', { redirect: back }))
      return outcome.needs === null ? goOn(outcome, lang) : stepTo('no-account', form)
    }
    const credentials = { ...requestIn(form, login), redirect: redirectTo }
    return goOn(await dispatch(login, credentials, viewer), lang)
  } catch (caught) {
    if (await isNoRecruiter(caught)) return data(stepTo('no-recruiter', form), { status: 403 })
    return refuse(form.has('password') ? 'credentials' : 'code', form, caught, { code: 'code' })
  }
}

const NO_RECRUITER = 40005

/** They are who they say, and hire for nobody. */
async function isNoRecruiter(caught: unknown): Promise<boolean> {
  return (
    caught instanceof Response &&
    caught.status === 403 &&
    (await refusalIn(caught.clone())).code === NO_RECRUITER
  )
}

/** On, or to the second factor first. */
const goOn = ({ user, next }: SignedIn, lang: string) =>
  seeOther(user === null ? signInPath(lang, 'second-factor') : (next ?? `/${lang}`))

export default function GetStarted() {
  const answer = useActionData<typeof action>()
  return <SignInPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />
}
