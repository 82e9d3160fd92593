import { redirect } from 'react-router'
import { changePassword } from '#features/accounts/contract/password.ts'
import { getAccountSetting } from '#features/accounts/contract/settings.ts'
import { PasswordPage } from '#features/accounts/web/settings/password-page.tsx'
import { services } from '../services.ts'
import { refuse, textIn } from '../sign-in/answer-form.ts'
import { proveFirst } from '../sign-in/prove-first.ts'
import type { Route } from './+types/account-password'

export async function loader({ params: { lang }, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const { has_password } = await given.dispatch(getAccountSetting, {}, given.viewer)
  // Who has one is asked for it by the form itself.
  if (!has_password) await proveFirst(given, lang, `/${lang}/account/password`)
  return { hasPassword: has_password }
}

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const current = form.has('current_password') && { current_password: textIn(form, 'current_password') }
  try {
    await dispatch(changePassword, { ...current, new_password: textIn(form, 'new_password') }, viewer)
    return redirect(`/${lang}/account?done=password`, 303)
  } catch (caught) {
    return refuse('password', form, caught)
  }
}

export default function AccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <PasswordPage {...loaderData} answer={actionData ?? null} />
}
