import { useEffect } from 'react'
import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { confirmAccount, getConfirmation, sendConfirmation } from '#features/sign-in/contract/codes.ts'
import { confirmByFactor } from '#features/sign-in/contract/confirm.ts'
import { confirmByPassword } from '../../contract/settings.ts'
import { ConfirmPage } from '../../web/confirm-page.tsx'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const back = requestedRedirect(url) ?? `/${lang}/account`
  const { is_needed, factors, password, ways, is_half_done } = await dispatch(getConfirmation, {}, viewer)
  if (!is_needed) throw redirect(back, 302)
  const wanted = factors.find((factor) => factor === url.searchParams.get('method'))
  const method = wanted ?? factors[0] ?? null
  return { hasPassword: password, factors, method, isHalfDone: is_half_done, ways, back }
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, CONTRACTS, ['sent_to'])
  const back = requestedRedirect(url) ?? `/${lang}/account`
  const { intent } = form
  const channel = form.text('channel') === 'phone' ? ('phone' as const) : ('email' as const)
  try {
    if (intent === 'app' || intent === 'recovery') {
      await dispatch(confirmByFactor, { method: intent, code: form.text('code') }, viewer)
      return redirect(back, 303)
    }
    if (intent === 'password') {
      await dispatch(confirmByPassword, requestIn(form, confirmByPassword), viewer)
      return redirect(back, 303)
    }
    if (intent === 'verify') {
      await dispatch(confirmAccount, { channel, otp: form.text('otp') }, viewer)
      return redirect(back, 303)
    }
    const sent = await dispatch(sendConfirmation, { channel }, viewer)
    const values = { ...form.values, sent_to: sent.sent_to }
    return stepTo('code', form, { values, resendIn: sent.resend_in })
  } catch (caught) {
    const step = intent === 'verify' ? 'code' : intent === 'app' || intent === 'recovery' ? intent : 'confirm'
    return refuse(step, form, caught)
  }
}

const CONTRACTS = [confirmByFactor, confirmByPassword, sendConfirmation, confirmAccount] as const

export default function AccountConfirm({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { back } = loaderData
  useEffect(() => {
    // What was sent when the proof had grown old is there again afterwards.
    void import('#app/seeker/session/drafts.ts').then(({ adoptSentDraft }) => adoptSentDraft(back))
  }, [back])
  return <ConfirmPage {...loaderData} answer={actionData ?? null} />
}
