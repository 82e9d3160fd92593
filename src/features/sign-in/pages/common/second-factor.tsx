import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn, seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { getSecondFactor, sendSecondFactorEmail, verifySecondFactor } from '../../contract/second-factor.ts'
import { SecondFactorPage } from '../../web/second-factor-page.tsx'
import { signInPath } from '../../web/sign-in-path.ts'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params: { lang = '' }, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const { asked } = await dispatch(getSecondFactor, {}, viewer)
  const [strongest] = asked?.factors ?? []
  if (asked === null || strongest === undefined) throw seeOther(signInPath(lang, 'get-started'))
  const wanted = asked.factors.find((factor) => factor === url.searchParams.get('method'))
  const { factors, email, resend_seconds } = asked
  return { factors, email, resendIn: resend_seconds, method: wanted ?? strongest }
}

export async function action({ request, params: { lang = '' }, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [verifySecondFactor])
  const { intent } = form
  try {
    if (intent === 'send') {
      const sent = await dispatch(sendSecondFactorEmail, {}, viewer)
      return stepTo('email', form, { resendIn: sent.resend_seconds })
    }
    const method = intent === 'app' || intent === 'recovery' ? intent : 'email'
    const proof = { method, code: form.text('code') } as const
    return redirectAfterSignIn(lang, await dispatch(verifySecondFactor, proof, viewer), null)
  } catch (caught) {
    return refuse(intent, form, caught)
  }
}

export default function SecondFactor() {
  const answer = useActionData<typeof action>()
  return <SecondFactorPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />
}
