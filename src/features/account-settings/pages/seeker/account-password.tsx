import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orRequireProof, requireProof } from '#app/seeker/sign-in/require-proof.ts'
import { changePassword } from '../../contract/change-password.ts'
import { getAccountSetting } from '../../contract/settings.ts'
import { PasswordPage } from '../../web/password-page.tsx'

export const headers = privateHeaders

export async function loader({ params: { lang }, context }: LoaderArgs) {
  const given = context.get(services)
  const account = await given.dispatch(getAccountSetting, {}, given.viewer)
  if (account.password_needs_proof) await requireProof(given, lang, `/${lang}/account/password`)
  return { hasPassword: account.has_password }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [changePassword])
  try {
    await dispatch(changePassword, requestIn(form, changePassword), viewer)
    return redirect(`/${lang}/account?done=password`, 303)
  } catch (caught) {
    return refuse('password', form, await orRequireProof(caught, lang, `/${lang}/account/password`))
  }
}

export default function AccountPassword({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <PasswordPage {...loaderData} answer={actionData ?? null} />
}
