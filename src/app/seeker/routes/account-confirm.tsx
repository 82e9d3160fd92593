import { redirect } from 'react-router'
import { confirmAccount, getConfirmation, sendConfirmation } from '#features/accounts/contract/codes.ts'
import { confirmByPassword, getAccountSetting } from '#features/accounts/contract/settings.ts'
import { ConfirmPage } from '#features/accounts/web/settings/confirm-page.tsx'
import { services } from '../services.ts'
import { refuse, stepTo, textIn, typedIn } from '../sign-in/answer-form.ts'
import { backOf } from '../sign-in/visitor-on-the-way.ts'
import type { Route } from './+types/account-confirm'

export async function loader({ url, params: { lang }, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const back = backOf(url) ?? `/${lang}/account`
  const [{ is_needed, ways }, { has_password }] = await Promise.all([
    dispatch(getConfirmation, {}, viewer),
    dispatch(getAccountSetting, {}, viewer),
  ])
  if (!is_needed) throw redirect(back, 302)
  return { hasPassword: has_password, ways, back }
}

export async function action({ request, url, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const back = backOf(url) ?? `/${lang}/account`
  const intent = textIn(form, 'intent')
  const channel = textIn(form, 'channel') === 'phone' ? ('phone' as const) : ('email' as const)
  try {
    if (intent === 'password') {
      await dispatch(confirmByPassword, { password: textIn(form, 'password') }, viewer)
      return redirect(back, 303)
    }
    if (intent === 'verify') {
      await dispatch(confirmAccount, { channel, otp: textIn(form, 'otp') }, viewer)
      return redirect(back, 303)
    }
    const sent = await dispatch(sendConfirmation, { channel }, viewer)
    return stepTo('code', { ...typedIn(form), sent_to: sent.sent_to }, { resendIn: sent.resend_in })
  } catch (caught) {
    return refuse(intent === 'verify' ? 'code' : 'confirm', form, caught)
  }
}

export default function AccountConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} answer={actionData ?? null} />
}
